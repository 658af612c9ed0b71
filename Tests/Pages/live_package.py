"""A copy of a package under `keyline preview --package … --watch --serve`, for scripts that edit it."""

import http.client
import json
import os
import pathlib
import re
import subprocess
import tempfile
import time


def point_at(manifest, root):
    """Has a sample's manifest find Keyline from wherever the copy lies."""
    manifest.write_text(manifest.read_text().replace('path: "../.."', f'path: "{root}"'))


class LivePackage:
    def __init__(self, keyline, folder, scratch, *words):
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [keyline, "preview", "--no-config", "--package", str(folder), "--scratch-path", str(scratch), "--watch", "--serve",
             "-o", str(folder / "out"), *words],
            stdout=subprocess.PIPE, stderr=self.errors, text=True)
        self.address = next((line.strip() for line in self.process.stdout if line.startswith("http://")), None)
        if self.address is None:
            raise SystemExit("the preview does not start:\n" + self.notes())
        self.token = re.search(r"token=(\w+)", self.address)[1]
        self.connection = http.client.HTTPConnection("127.0.0.1", int(re.search(r":(\d+)/", self.address)[1]), timeout=600)

    def get(self, path):
        self.connection.request("GET", path, headers={"Cookie": f"keyline-{self.connection.port}={self.token}"})
        response = self.connection.getresponse()
        body = response.read()
        if response.status != 200:
            raise SystemExit(f"{path} answers {response.status}")
        return body

    def data(self):
        return json.loads(self.get("/data.json"))

    def picture(self, data, scene):
        """The first picture of a scene."""
        index = next(index for index, known in enumerate(data["scenes"]) if known["name"].endswith(scene)) * len(data["variations"])
        return self.get("/" + data["cells"][index]["file"])

    def edit(self, file, text, scene=None):
        """Saves a file; answers with what the page then shows, the milliseconds until it could show the first picture of a scene, of
        the first one without a name, and those until it could show all that the change may concern."""
        data, first = self.data(), None
        version, scene = data["version"], scene or data["scenes"][0]["name"]
        time.sleep(0.05)
        began = time.monotonic()
        pathlib.Path(file).write_text(text)
        while True:
            while (now := json.loads(self.get(f"/changes?since={version}"))["version"]) == version:
                pass
            version, data = now, self.data()
            self.picture(data, scene)
            span = 1000 * (time.monotonic() - began)
            first = first or span
            if not data.get("isAhead"):
                return data, first, span

    def notes(self):
        """What it said on its standard error so far."""
        self.errors.seek(0)
        return self.errors.read()

    def busy(self):
        """Milliseconds of the processor that compilers and programs have used that ended."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return 1000 * sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")

    def end(self):
        self.process.kill()
        self.process.wait()
