#!/usr/bin/env python3
"""Compares goldens in parts on a Ray cluster: ray-driver.py KEYLINE PARTS OUTPUT [options of `keyline golden test`…]"""

import os
import subprocess
import sys

import ray

keyline, parts, output, *options = sys.argv[1:]


@ray.remote(num_cpus=1, max_retries=3)
def compare(index):
    folder = f"{output}/part-{index}"
    words = [keyline, "golden", "test", "--shard", f"{index}/{parts}", "-o", folder, *options]
    status = subprocess.run(words, stdout=subprocess.DEVNULL).returncode
    if status not in (0, 1):
        os._exit(1)  # a lost worker, to Ray: the part is tried again elsewhere
    return folder


ray.init(address=os.environ.get("RAY_ADDRESS"), num_cpus=None if "RAY_ADDRESS" in os.environ else 2, log_to_driver=False)
folders = ray.get([compare.remote(index) for index in range(1, int(parts) + 1)])
sys.exit(subprocess.run([keyline, "golden", "merge", "-o", output, *folders]).returncode)
