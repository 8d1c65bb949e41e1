"""The HTTP API against its own schema: whatever is sent, it answers as it says it does."""

import asyncio
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from starlette.testclient import TestClient

from danzhu.server.http import limit
from danzhu.server.http.app import create_app
from danzhu.server.settings import Settings

pytestmark = pytest.mark.slow
