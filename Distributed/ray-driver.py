#!/usr/bin/env python3
"""Compares goldens in parts on a Ray cluster: ray-driver.py KEYLINE PARTS OUTPUT [options of `keyline golden test`…]

A machine that has no KEYLINE installs the release at the address KEYLINE_FROM first, which every machine must have in its environment.
"""

import fcntl
import os
import shutil
import subprocess
import sys

import ray

keyline, parts, output, *options = sys.argv[1:]


def command():
    """The command of this machine, after installing it where it is missing."""
    if shutil.which(keyline):
        return keyline
    folder = os.path.expanduser("~/.local/share/keyline-release")
    os.makedirs(os.path.dirname(folder), exist_ok=True)
    # Tasks that begin at the same time on one machine install it once.
    with open(folder + ".lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        script = 'curl -fsSL "$1/install.sh" -o "$2.install" && sh "$2.install" "$1" "$2"'
        subprocess.run(["sh", "-euc", script, "sh", os.environ["KEYLINE_FROM"], folder], check=True)
    return folder + "/bin/keyline"


@ray.remote(num_cpus=1, max_retries=3)
def compare(index):
    folder = f"{output}/part-{index}"
    words = [command(), "golden", "test", "--shard", f"{index}/{parts}", "-o", folder, *options]
    status = subprocess.run(words, stdout=subprocess.DEVNULL).returncode
    if status not in (0, 1):
        os._exit(1)  # a lost worker, to Ray: the part is tried again elsewhere
    return folder


ray.init(address=os.environ.get("RAY_ADDRESS"), num_cpus=None if "RAY_ADDRESS" in os.environ else 2, log_to_driver=False)
folders = ray.get([compare.remote(index) for index in range(1, int(parts) + 1)])
sys.exit(subprocess.run([command(), "golden", "merge", "-o", output, *folders]).returncode)
