"""Garbage is looked for when nobody waits."""

from __future__ import annotations

import os
import sys

import pytest

from ironbridge.web import worker
from ironbridge.web.worker import rests


@pytest.mark.skipif(sys.platform != "linux", reason="only there can a pipe be asked")
def test_a_worker_rests_only_where_no_job_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "REST", 0.01)
    read, write = os.pipe()
    with os.fdopen(read, "rb", buffering=0) as jobs, os.fdopen(write, "wb", buffering=0) as giver:
        nobody_waits = rests(jobs)
        giver.write(b"a job")
        somebody_waits = not rests(jobs)

    assert nobody_waits
    assert somebody_waits
