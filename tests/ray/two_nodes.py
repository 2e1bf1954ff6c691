"""A Ray cluster of two nodes on this machine: results are those of one machine, also when a node dies in the middle."""

import msgspec
import polars as pl
import pytest
import ray

from windlass.lab.simulate import simulate

ASKED = {"games": 300, "seed": 3, "players": ("advice", "uniform"), "rotate": True}
SMALL = {"pirates": 3, "segments": 4}


@pytest.fixture
def cluster(monkeypatch):
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("WINDLASS_JIT", "0")
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def same(results):
    return msgspec.structs.replace(results, seconds=0, compiled=False)


def test_a_simulation_on_two_nodes_survives_the_death_of_one(cluster, tmp_path):
    other = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    heard = []

    def progress(games: int) -> None:
        heard.append(games)
        if sum(heard) >= 60 and other in cluster.worker_nodes:
            cluster.remove_node(other, allow_graceful=False)

    found = simulate("cartagena", SMALL, **ASKED, ray=cluster.address, folder=tmp_path, progress=progress)
    assert other not in cluster.worker_nodes, "a node died"
    assert same(found) == same(simulate("cartagena", SMALL, **ASKED, workers=1))
    rows = pl.concat(pl.read_parquet(file) for file in sorted(tmp_path.glob("*.parquet")))
    assert rows["game"].to_list() == list(range(300)), "every game once"
