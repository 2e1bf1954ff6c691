"""The audit of dependencies fails where a registry tells of a hole, and nowhere else."""

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
