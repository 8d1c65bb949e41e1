"""The HTTP API against its own schema: whatever is sent, it answers as it says, and never with a fault of its own."""

from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.test_kill import Process

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.mark.slow
async def test_every_operation_answers_as_the_schema_says(tmp_path: Path) -> None:
    async with Process(tmp_path) as server:
        schema = schemathesis.openapi.from_url(f"{server.base}/api/openapi.json")
        operations = [result.ok() for result in schema.get_all_operations()]
        assert len(operations) > 20
        for operation in operations:
            send(operation)
    assert "request_failed" not in (tmp_path / "log").read_text()


def send(operation: schemathesis.APIOperation) -> None:
    """Send what the schema allows and what it does not."""

    @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
    @given(case=operation.as_strategy())
    def one(case: schemathesis.Case) -> None:
        response = case.call()
        case.validate_response(response, checks=CHECKS)

    one()
