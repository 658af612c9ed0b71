import Foundation
import KeylineByteText
import KeylineGoldens
import KeylineGraphics
import KeylineScenes

/// What the cases of a run were made from.
@MainActor
final class InputLog {
    /// A case's line and inputs.
    struct Entry: Sendable {
        let line: String
        let inputs: [InputRecords.Input]
    }

    /// When the first input may have been read, in seconds since 1970.
    let start = Date().timeIntervalSince1970
    private var states = InputSnapshots()

    /// The lines of all cases by name, those that were not made among them.
    var lines: [String: String] = [:]
    /// The cases that were made, by name.
    private(set) var entries: [String: Entry] = [:]
    /// All inputs that were looked for, also for scenes that cannot be made.
    private(set) var inputs: Set<InputDependency> = []

    /// Makes a case's scene and notes what it is made from. A scene that cannot be made has no entry, so it is tried again.
    func recording(_ name: String, _ make: () throws -> Scene) throws -> Scene {
        entries[name] = nil
        let (result, inputs) = InputTrace.collecting { Result { try make() } }
        self.inputs.formUnion(inputs)
        let scene = try result.get()
        // What is there now, not when all cases are done: a file that changes in between is none that this case was made from.
        let found = inputs.map { InputRecords.Input(dependency: $0, state: states.state(of: $0)) }
        entries[name] = Entry(line: lines[name] ?? "", inputs: found)
        return scene
    }

    /// The origin of a case that was made; nil where it was not.
    ///
    /// Only files that were there count, by their paths from the folder of goldens: another version of Keyline looks for others, and on other
    /// machines they are elsewhere.
    ///
    /// - Parameters:
    ///   - name: The case's name.
    ///   - words: All that decides it beside its files, in words.
    ///   - base: The folder from which the list names files.
    /// - Returns: The origin.
    func origin(of name: String, words: String, base: String) -> GoldenOrigin? {
        guard let entry = entries[name] else { return nil }
        let root = Self.standard(base.isEmpty ? "." : base)
        let files = entry.inputs.compactMap { input -> String? in
            guard case .file(let path) = input.dependency, input.state.count == 64 else { return nil }
            let full = Self.standard(path)
            let shown = full.hasPrefix(root + "/") ? String(full.dropFirst(root.count + 1)) : full.lastPathComponent
            return "\(shown)\n\(input.state)"
        }
        let digest = SHA256Digest(of: ([words] + Set(files).sorted()).joined(separator: "\n"))
        return GoldenOrigin(program: "keyline \(Versions.keyline)", inputs: digest.hexadecimal)
    }

    private static func standard(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
}
