"""The audit of dependencies fails where a registry tells of a hole, and nowhere else."""

import os
import sys

from tests import audit
from tests.audit import of_node, of_python


def test_a_hole_in_a_python_package_is_named():
    found = {"name": "flask", "version": "0.5", "vulns": [{"id": "PYSEC-2019-179"}]}
    sound, unknown = {"name": "click", "version": "8.1", "vulns": []}, {"name": "windlass", "skip_reason": "not on PyPI"}
    assert of_python({"dependencies": [found, sound, unknown]}) == (2, ["flask 0.5: PYSEC-2019-179"])


def test_a_hole_in_a_node_package_is_named():
    said = {"vulnerabilities": {"vite": {"severity": "high"}}, "metadata": {"dependencies": {"total": 300}}}
    assert of_node(said) == (300, ["vite: high"])


def test_a_registry_that_does_not_answer_is_no_hole():
    assert of_python({}) == of_node({"message": "405 Method Not Allowed"}) == (0, [])


def test_programs_are_asked_wherever_the_audit_is_begun(tmp_path, monkeypatch, capsys):
    said = {
        "pip-audit": '{"dependencies": [{"name": "flask", "version": "0.5", "vulns": [{"id": "PYSEC-2019-179"}]}]}',
        "npm": '{"vulnerabilities": {}, "metadata": {"dependencies": {"total": 300}}}',
    }
    (tmp_path / "bin").mkdir()
    for name, words in said.items():
        program = tmp_path / "bin" / name
        program.write_text(f"#!/bin/sh\necho '{words}'\n")
        program.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(sys, "argv", ["audit", "bin"])
    assert audit.main() == 1
    told = capsys.readouterr().out
    assert "flask 0.5: PYSEC-2019-179" in told
    assert "Node: 300 packages" in told
