"""Builds a copy of a package together with its tests against Keyline, and runs those that record pictures.

The package is never changed. Its copy gets a manifest with an addition: packages without a local folder are left out, and what is imported
from them is inert, as with `keyline build`. Keyline's SnapshotTesting stands in for the library, and records every picture anew.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys

SNAPSHOTS = '__Snapshots__'
PASSED_OVER = {'.build', '.git', '.swiftpm', 'node_modules', 'Pods', 'Carthage', 'DerivedData'}

ADDITION = r'''

// MARK: Added by compare-apple

let keptFolders: [String: String] = %(folders)s
let ownModules: Set<String> = ["SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump"]
func identity(_ place: String) -> String {
    let last = place.split(separator: "/").last.map(String.init) ?? place
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
}
package.dependencies = package.dependencies.compactMap { dependency in
    var names: [String] = []
    switch dependency.kind {
    case .fileSystem(let name, let path): names = [identity(path), name?.lowercased() ?? ""]
    case .sourceControl(let name, let location, _): names = [identity(location), name?.lowercased() ?? ""]
    case .registry(let id, _): names = [id.lowercased()]
    @unknown default: break
    }
    return names.compactMap { keptFolders[$0] }.first.map { .package(path: $0) }
}
let droppedTests: [String] = %(drops)s
let goneTargets = Set(package.targets.filter { target in
    [.binary, .macro, .plugin].contains(target.type) || ownModules.contains(target.name)
        || target.type == .test && droppedTests.contains(target.name)
}.map(\.name))
package.targets.removeAll { goneTargets.contains($0.name) }
for target in package.targets {
    target.dependencies.removeAll { dependency in
        switch dependency {
        case .productItem(let name, let owner, _, _): keptFolders[(owner ?? name).lowercased()] == nil
        case .byNameItem(let name, _): !package.targets.contains { $0.name == name } && keptFolders[name.lowercased()] == nil
        case .targetItem(let name, _): goneTargets.contains(name)
        @unknown default: false
        }
    }
    target.plugins = nil
}
package.products.removeAll { product in
    guard let library = product as? Product.Library else { return true }
    return library.targets.contains { goneTargets.contains($0) }
}
%(tests)s
'''

TESTS = r'''
// Folders with tests of a project that the manifest does not name.
let addedTests: [String: String] = %(added)s
for (name, path) in addedTests {
    let modules = package.targets.filter { $0.type == .regular }.map(\.name)
    package.targets.append(.testTarget(name: name, dependencies: modules.map { .target(name: $0) }, path: path))
}
for target in package.targets where target.type == .test {
    target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(["-L", "%(archive)s", "-lKeylineSnapshotTesting", "-lXCTest", "-lswiftSynchronization"])]
}
'''


class PackageError(Exception):
    """Why a package cannot be built or its tests cannot be run."""


def swift(value):
    """A table or list of strings as a literal of Swift."""
    if isinstance(value, dict):
        pairs = ', '.join(f'{swift(key)}: {swift(item)}' for key, item in sorted(value.items()))
        return f'[{pairs}]' if pairs else '[:]'
    if isinstance(value, (list, set)):
        return '[' + ', '.join(swift(item) for item in sorted(value)) + ']'
    return json.dumps(value, ensure_ascii=False)


def copy(source, target):
    """Copies a folder's files without recorded pictures, and leaves those be that are the same, so that they are not compiled anew."""
    wanted = set()
    for folder, names, files in os.walk(source):
        names[:] = sorted(name for name in names if name not in PASSED_OVER and name != SNAPSHOTS)
        for name in files:
            if name in ('Package.resolved',) or name.startswith('Package@swift-'):
                continue
            path = os.path.relpath(os.path.join(folder, name), source)
            wanted.add(path)
            place = os.path.join(target, path)
            os.makedirs(os.path.dirname(place), exist_ok=True)
            if path == 'Package.swift' or same(os.path.join(source, path), place):
                continue
            shutil.copy(os.path.join(source, path), place)
    for folder, names, files in os.walk(target):
        names[:] = [name for name in names if name not in PASSED_OVER | {'Dependencies', SNAPSHOTS}]
        for name in files:
            path = os.path.relpath(os.path.join(folder, name), target)
            if path not in wanted:
                os.remove(os.path.join(target, path))


def same(first, second):
    if not os.path.exists(second) or os.path.getsize(first) != os.path.getsize(second):
        return False
    with open(first, 'rb') as one, open(second, 'rb') as other:
        return one.read() == other.read()


def identity(place):
    name = place.rstrip('/').split('/')[-1]
    return (name[:-4] if name.endswith('.git') else name).lower()


class Package:
    """A package, its copy, and the folders of packages that it depends on."""

    def __init__(self, folder, room, keyline, dependencies, targets, system='ios18'):
        self.folder = os.path.realpath(folder)
        self.room = os.path.realpath(room)
        self.keyline = os.path.realpath(keyline)
        self.dependencies = {name.lower(): os.path.realpath(path) for name, path in dependencies.items()}
        self.targets = set(targets)
        self.system = system
        self.missing = set()
        self.copied = {}
        self.test_folders = set()
        if not os.path.exists(self.folder + '/Package.swift'):
            raise PackageError(f'{folder} has no Package.swift; name the folder of a Swift package')

    # Manifests

    def lay(self):
        """Copies the package and its dependencies, each with an addition to its manifest."""
        copy(self.folder, self.room)
        archive = self.archive()
        dropped, added = self.tests()
        tests = TESTS % {'added': swift(added), 'archive': archive}
        self.manifest(self.folder, self.room, dropped, tests)

    def add_dependency(self, name):
        """The copy of a package that this one depends on, or None where no folder is named."""
        if name in self.copied:
            return self.copied[name]
        source = self.dependencies.get(name)
        if source is None:
            self.missing.add(name)
            return None
        target = f'{self.room}/Dependencies/{os.path.basename(source)}'
        self.copied[name] = target
        copy(source, target)
        self.manifest(source, target, None, '')
        return target

    def manifest(self, source, target, dropped, tests):
        with open(source + '/Package.swift', encoding='utf-8') as file:
            text = file.read()
        folders = {}
        for place in re.findall(r'\.package\s*\([^)]*?(?:url|path):\s*"([^"]+)"', text, re.S):
            name = identity(place)
            if name == 'swift-snapshot-testing':
                continue
            beside = os.path.realpath(os.path.join(source, place))
            if place.startswith('.') and os.path.exists(beside + '/Package.swift'):
                self.dependencies.setdefault(name, beside)
            path = self.add_dependency(name)
            if path is not None:
                folders[name] = path
        drops = 'package.targets.map(\\.name)' if dropped is None else swift(dropped)
        addition = ADDITION % {'folders': swift(folders), 'drops': drops, 'tests': tests}
        version = re.match(r'//\s*swift-tools-version:\s*(\d+)\.(\d+)', text)
        if version is None or (int(version[1]), int(version[2])) < (5, 9):
            text = '// swift-tools-version: 5.9\n' + (text.split('\n', 1)[1] if version else text)
        text += addition
        place = target + '/Package.swift'
        if not os.path.exists(place) or open(place, encoding='utf-8').read() != text:
            with open(place, 'w', encoding='utf-8') as file:
                file.write(text)

    def tests(self):
        """The test targets without recorded pictures, which are not built, and folders of tests that no target has."""
        run = subprocess.run(
            ['swift', 'package', 'dump-package', '--package-path', self.folder, '--scratch-path', self.room + '/.build/dump'],
            capture_output=True, text=True)
        if run.returncode != 0:
            raise PackageError(f'{self.folder}/Package.swift cannot be read:\n{run.stderr}')
        known, others = {}, []
        for target in json.loads(run.stdout)['targets']:
            is_test = target['type'] == 'test'
            path = os.path.normpath(os.path.join(
                self.folder, target.get('path') or ('Tests/' if is_test else 'Sources/') + target['name']))
            if is_test:
                known[target['name']] = path
            elif target['type'] == 'regular':
                others.append(path)
        suites = folders_of_suites(self.folder)
        dropped = {name for name, path in known.items()
                   if not any(within(suite, path) for suite in suites) or self.targets and name not in self.targets}
        rest = [suite for suite in suites if not any(within(suite, path) for path in [*known.values(), *others])]
        added = {}
        for suite in rest:
            top = os.path.relpath(suite, self.folder).split(os.sep)
            index = next((i for i, name in enumerate(top) if name.endswith('Tests')), None)
            if index is not None and (not self.targets or top[index] in self.targets):
                added[top[index]] = '/'.join(top[:index + 1])
        self.test_folders = set(added.values()) | {os.path.relpath(path, self.folder) for path in known.values()}
        return dropped, added

    def archive(self):
        """A folder with Keyline's SnapshotTesting as an archive: the SDK's library has nothing that links XCTest."""
        build = os.path.dirname(self.keyline) + '/KeylineSnapshotTesting.build'
        objects = sorted(f'{build}/{name}' for name in os.listdir(build) if name.endswith('.o')) if os.path.isdir(build) else []
        if not objects:
            raise PackageError(f'{build} has no objects; build Keyline\'s packages with `swift build --build-tests` first')
        folder = self.room + '/.build/archive'
        os.makedirs(folder, exist_ok=True)
        path = folder + '/libKeylineSnapshotTesting.a'
        if os.path.exists(path):
            os.remove(path)
        subprocess.run(['ar', 'rcs', path, *objects], check=True)
        return folder

    # Building and running

    def variables(self):
        run = subprocess.run([self.keyline, 'sdk'], capture_output=True, text=True)
        if run.returncode != 0:
            raise PackageError(run.stderr)
        sdk = run.stdout.split('\n')[0]
        compiler = shutil.which('swiftc')
        return {**os.environ, 'SWIFT_EXEC': self.front(sdk, compiler), 'SWIFT_EXEC_MANIFEST': compiler,
                'KEYLINE_SWIFTC': compiler, 'KEYLINE_SDK': sdk, 'SNAPSHOT_TESTING_RECORD': 'all',
                'SNAPSHOT_ARTIFACTS': self.room + '/.build/artifacts', 'KEYLINE_SNAPSHOT_SYSTEM': self.system}

    def front(self, sdk, compiler):
        """A program that calls the SDK's front: SwiftPM looks for the library that lists tests beside what SWIFT_EXEC names."""
        folder = self.room + '/.build/front'
        os.makedirs(folder + '/bin', exist_ok=True)
        os.makedirs(folder + '/lib', exist_ok=True)
        library = os.path.dirname(os.path.dirname(os.path.realpath(compiler))) + '/lib/libIndexStore.so'
        link = folder + '/lib/libIndexStore.so'
        if not os.path.lexists(link):
            os.symlink(library, link)
        program = folder + '/bin/swiftc'
        with open(sdk + '/compile.txt', encoding='utf-8') as file:
            words = ' '.join(shlex.quote(word.replace('@SDK@', sdk)) for word in file.read().split('\n') if word)
        front = shlex.quote(sdk + '/bin/keyline-swiftc')
        # SwiftPM's own lists of tests and the program that runs them are no code of an app: they are not adapted.
        text = f'''#!/bin/sh
case " $* " in
*" -module-name "*"PackageTests "* | *" -module-name "*"PackageDiscoveredTests "*)
  case " $* " in *" -emit-executable "*) exec {front} "$@" ;; esac
  exec {shlex.quote(compiler)} "$@" {words} ;;
esac
exec {front} "$@"
'''
        if not os.path.exists(program) or open(program, encoding='utf-8').read() != text:
            with open(program, 'w', encoding='utf-8') as file:
                file.write(text)
            os.chmod(program, 0o755)
        return program

    def forget_other_build(self, sdk):
        """Removes what was compiled against other modules of Keyline: SwiftPM follows neither the SDK nor the archive."""
        objects = os.path.dirname(self.keyline) + '/KeylineSnapshotTesting.build'
        paths = [sdk + '/lib/libKeyline.so'] + sorted(f'{objects}/{name}' for name in os.listdir(objects) if name.endswith('.o'))
        now = ' '.join(str(os.stat(path).st_mtime_ns) for path in paths)
        note = self.room + '/.build/keyline.txt'
        if os.path.exists(note) and open(note, encoding='utf-8').read() == now:
            return
        for name in os.listdir(self.room + '/.build'):
            if name not in ('archive', 'front'):
                path = f'{self.room}/.build/{name}'
                shutil.rmtree(path) if os.path.isdir(path) and not os.path.islink(path) else os.remove(path)
        with open(note, 'w', encoding='utf-8') as file:
            file.write(now)

    def build(self, log):
        variables = self.variables()
        self.forget_other_build(variables['KEYLINE_SDK'])
        with open(log, 'w', encoding='utf-8') as file:
            run = subprocess.run(['swift', 'build', '--build-tests', '--package-path', self.room, '-Xswiftc', '-DDEBUG'],
                                 env=variables, stdout=file, stderr=subprocess.STDOUT)
        if run.returncode != 0:
            raise PackageError(f'the package cannot be built; the compiler\'s words are in {log}')

    def cuts(self):
        """The parts of the package's files, and of its dependencies, that did not compile and were cut."""
        result = []
        for folder, _, files in os.walk(self.room + '/.build'):
            if 'report.json' in files:
                with open(os.path.join(folder, 'report.json'), encoding='utf-8') as file:
                    table = json.load(file)
                for entry in table.get('cutFiles', {}).values():
                    result += entry['cuts']
        return sorted(result, key=lambda cut: (cut['file'], cut['line'], cut['column']))

    def program(self):
        """The program with the tests."""
        for folder, _, files in os.walk(self.room + '/.build'):
            for name in sorted(files):
                if name.endswith('PackageTests.xctest'):
                    return os.path.join(folder, name)
        raise PackageError('the build has no program with tests')

    def list_tests(self):
        run = subprocess.run(['swift', 'test', 'list', '--skip-build', '--package-path', self.room, '-Xswiftc', '-DDEBUG'],
                             env=self.variables(), capture_output=True, text=True)
        tests = [line for line in run.stdout.split('\n') if re.match(r'^[\w`. ]+\.[^ ]+/.+|^\w+\.\w+\(', line)]
        if not tests:
            raise PackageError(f'no tests are listed:\n{run.stdout}{run.stderr}')
        return tests

    def run(self, log, seconds):
        """Runs the tests, those of a suite together, and one by one where that process ends early.

        Returns the tests that trapped or did not end, with their last words.
        """
        program, variables = self.program(), {**self.variables(), 'SWIFT_BACKTRACE': 'enable=no'}
        self.write_properties(os.path.dirname(program))
        suites, failed = {}, {}
        for test in self.list_tests():
            suites.setdefault(test.rsplit('/', 1)[0], []).append(test)
        with open(log, 'w', encoding='utf-8') as file:
            for suite, tests in sorted(suites.items()):
                if self.run_tests(program, tests, variables, seconds, file) is None:
                    continue
                for test in tests:
                    words = self.run_tests(program, [test], variables, seconds, file)
                    if words is not None:
                        failed[test] = words
        return failed

    def run_tests(self, program, tests, variables, seconds, log):
        """None where a process ran its tests to their end, whatever they found; otherwise its last words."""
        if '(' in tests[0]:
            # Filters are regular expressions of identifiers.
            names = '|'.join(f'^{re.escape(test)}(/|$)' for test in tests)
            words = [program, '--testing-library', 'swift-testing', '--no-parallel', '--filter', names]
        else:
            words = [program, ','.join(tests)]
        try:
            run = subprocess.run(words, env=variables, cwd=self.room, capture_output=True, text=True, errors='replace',
                                 timeout=seconds * len(tests))
        except subprocess.TimeoutExpired:
            log.write(f'{tests}: not over after {seconds * len(tests)} s\n')
            return f'not over after {seconds} s'
        log.write(run.stdout + run.stderr)
        if run.returncode in (0, 1):
            return None
        fatal = [line for line in (run.stderr + run.stdout).split('\n') if 'atal error' in line]
        return (fatal[-1] if fatal else f'the process ended with {run.returncode}').strip()

    def write_properties(self, folder):
        """Gives the program the property list of a target with tests, as an app's tests read their settings there."""
        for place in sorted({os.path.join(self.room, *suite.split(os.sep)) for suite in self.test_folders}):
            path = place + '/Info.plist'
            if os.path.exists(path):
                with open(path, encoding='utf-8', errors='replace') as file:
                    text = file.read()
                for name in ('SOURCE_ROOT', 'SRCROOT', 'PROJECT_DIR'):
                    text = text.replace(f'$({name})', self.room)
                with open(folder + '/Info.plist', 'w', encoding='utf-8') as file:
                    file.write(text)


def within(path, folder):
    return path == folder or path.startswith(folder.rstrip('/') + '/')


def folders_of_suites(folder):
    """Folders with files that call assertSnapshot or its like."""
    result = set()
    for place, names, files in os.walk(folder):
        names[:] = [name for name in names if name not in PASSED_OVER and name != SNAPSHOTS]
        for name in files:
            if name.endswith('.swift') and re.search(r'Tests?(/|$)', os.path.relpath(place, folder)):
                with open(os.path.join(place, name), encoding='utf-8', errors='replace') as file:
                    if 'Snapshot' in file.read():
                        result.add(place)
    return sorted(result)
