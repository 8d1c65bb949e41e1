"""The built wheel works in an empty environment, far from the sources, with only the locked run-time requirements."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import danzhu

ROOT = Path(__file__).parent.parent
UV = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"


def run(*command: str | Path, cwd: Path, home: Path | None = None) -> str:
    misleading = ("UV_PYTHON", "PYTHON", "VIRTUAL_ENV")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(misleading)}
    if home:
        clean["HOME"] = str(home)
    done = subprocess.run(command, cwd=cwd, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    here = ("--no-build-isolation", "--python", sys.executable)
    run(UV, "build", "--quiet", "--wheel", *here, "--out-dir", out, ROOT, cwd=out)
    (built,) = out.glob("*.whl")
    return built


@pytest.mark.slow
def test_wheel_carries_every_data_file_of_the_sources_and_the_licences(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    sources = ROOT / "src"
    wanted = {
        file.relative_to(sources).as_posix()
        for file in (sources / "danzhu").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and file.suffix not in {".pyc", ".nbi", ".nbc"}
    }
    assert wanted <= held
    licences = f"danzhu-{danzhu.__version__}.dist-info/licenses"
    assert {f"{licences}/LICENSE", f"{licences}/THIRD_PARTY.md"} <= held


@pytest.mark.slow
def test_wheel_installs_and_runs_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    python = tmp_path / "env/bin/python"
    run(UV, "venv", "--quiet", "--python", sys.executable, "env", cwd=tmp_path)
    install = (UV, "pip", "install", "--quiet", "--python", python)
    run(*install, "--require-hashes", "-r", ROOT / "requirements/run.txt", cwd=tmp_path)
    run(*install, "--no-deps", wheel, cwd=tmp_path)
    run(UV, "pip", "check", "--python", python, cwd=tmp_path)

    command = tmp_path / "env/bin/danzhu"
    assert run(command, "--version", cwd=tmp_path, home=tmp_path).strip() == f"danzhu {danzhu.__version__}"
    assert "逢人配" in run(command, "--lang", "zh", "presets", "guandan", cwd=tmp_path, home=tmp_path)
    for game in ("guandan", "gongzhu"):
        played = run(command, "simulate", game, "--matches", "1", "--seed", "1", "--json", cwd=tmp_path, home=tmp_path)
        assert json.loads(played)["matches"] == 1
    where = run(python, "-c", "import danzhu; print(danzhu.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(tmp_path)
