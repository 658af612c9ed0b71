import Foundation
import KeylineByteText
import KeylinePreviews
import KeylineProcesses
import Synchronization

/// Runs the command behind a tool as a process of its own, so that no document ends the server, and collects its answer.
///
/// Whatever the command writes goes into a new folder, which is removed. Only an edit that may be written changes a file of the user's.
final class ToolRun: Sendable {
    /// At most so many pictures are in an answer.
    private static let mostPictures = 4
    /// At most so many characters of what the command printed are in an answer.
    private static let mostCharacters = 100_000

    private let call: ToolCall
    private let roots: ToolRoots
    private let permissions: Set<ToolPermission>
    private let state = Mutex(State())

    private struct State {
        /// The command's process; nil before and after it runs.
        var program: Int32?
        var isCancelled = false
    }

    init(_ call: ToolCall, roots: ToolRoots, permissions: Set<ToolPermission>) {
        self.call = call
        self.roots = roots
        self.permissions = permissions
    }

    /// Ends the command, which then has no result.
    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            if let program = state.program { ProgramStart.end(program) }
        }
    }

    /// Runs the command.
    ///
    /// - Returns: The result of `tools/call`: the command's output and pictures, or an error if it fails. Nil if it was cancelled.
    func result() -> JSONValue? {
        guard !state.withLock(\.isCancelled) else { return nil }
        let answer = uncancelledResult()
        return state.withLock(\.isCancelled) ? nil : answer
    }

    private func uncancelledResult() -> JSONValue {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-mcp-\(UUID().uuidString)")
            .path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            try checkPermissions()
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let outcome = try run(words(writingTo: folder))
            return answer(outcome, folder)
        } catch {
            let message = (error as? ToolError)?.message ?? "\(error)"
            return Self.refusal(message)
        }
    }

    /// The answer to a call that is not carried out.
    static func refusal(_ reason: String) -> JSONValue { result([text(reason)], isError: true) }

    private func checkPermissions() throws(ToolError) {
        if !permissions.contains(.build), runsCode {
            throw ToolError(
                "this may run the code of a package; whoever started `keyline mcp` must allow it with --permit build")
        }
        if case .edit = call.tool.result, !call.isDryRun, !permissions.contains(.write) {
            throw ToolError(
                "files stay as they are: whoever started `keyline mcp` must allow edits with --permit write")
        }
    }

    /// Whether the command builds a package, or may: a list of goldens that this call does not understand as the command does, such as one
    /// that needs the sets of a configuration file, may name one.
    private var runsCode: Bool {
        if call.tool.isOfPackage { return true }
        guard case .goldens = call.tool.result, let folder = call.paths.first else { return false }
        guard FileManager.default.fileExists(atPath: "\(folder)/\(CaseFile.name)") else { return false }
        do { return try CaseFile(folder: folder).package(settings: CommandSettings()) != nil } catch { return true }
    }

    // MARK: The command

    private func words(writingTo folder: String) -> [String] {
        var words = call.tool.command.name.split(separator: " ").map(String.init)
        var operands = call.operands
        switch call.tool.result {
        case .text: break
        case .edit: if call.isDryRun { words.append("--dry-run") }
        case .review:
            // A revision is never an option.
            words += ["--output=\(folder)"]
            if !call.options.contains(where: { $0.hasPrefix("--scale=") }) { words.append("--scale=1") }
        case .goldens:
            words += ["--golden=\(operands.removeFirst())", "--output=\(folder)"]
        case .pictures:
            words.append("--output=\(folder)/" + (call.tool.command == .diff ? "difference.png" : ""))
            if call.tool.command == .render {
                words.append("--format=png")
                if !call.options.contains(where: { $0.hasPrefix("--scale=") }) { words.append("--scale=1") }
            }
            if call.tool.isOfPackage { words += ["--package=\(operands.removeFirst())"] }
        }
        return words + call.options + ["--"] + operands
    }

    private func run(_ words: [String]) throws(StartError) -> ChildProcess.Result {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        defer { state.withLock { $0.program = nil } }
        return try ChildProcess.run(program, words, in: call.paths.first.flatMap(roots.root)) { id in
            state.withLock { state in
                state.program = id
                if state.isCancelled { ProgramStart.end(id) }
            }
        }
    }

    // MARK: The answer

    private func answer(_ outcome: ChildProcess.Result, _ folder: String) -> JSONValue {
        let printed = [outcome.output, outcome.errors].joined().replacing(folder + "/", with: "")
        var content = [Self.text(Self.shortened(printed))]
        var isError = outcome.status != ExitStatus.success.rawValue && outcome.status != ExitStatus.findings.rawValue
        let pictures = pictures(in: folder)
        for name in pictures.prefix(Self.mostPictures) {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
            content += [Self.text(name), Self.picture(data)]
        }
        if pictures.count > Self.mostPictures {
            let rest = pictures.dropFirst(Self.mostPictures).joined(separator: ", ")
            content.append(
                Self.text("\(pictures.count) pictures; not shown: \(rest). Name a scene, or filter, to see one."))
        }
        // Some scenes may be drawn though others failed.
        if isError, !pictures.isEmpty { isError = false }
        content.append(Self.text("exit status \(outcome.status)"))
        return Self.result(content, isError: isError)
    }

    /// The pictures that an answer shows, by name, sorted.
    private func pictures(in folder: String) -> [String] {
        let names = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
        switch call.tool.result {
        case .text, .edit: return []
        case .goldens: return names.filter { $0.hasSuffix(".actual.png") || $0.hasSuffix(".difference.png") }
        case .review: return names.filter { $0.hasSuffix(".expected.png") || $0.hasSuffix(".actual.png") }
        case .pictures where call.tool.command == .preview: return names.filter { $0.hasPrefix("contact-sheet") }
        case .pictures: return names.filter { $0.hasSuffix(".png") }
        }
    }

    private static func shortened(_ text: String) -> String {
        guard text.count > mostCharacters else { return text }
        return text.prefix(mostCharacters)
            + "\n… \(text.count - mostCharacters) more characters; name a scene to see less."
    }

    private static func text(_ text: String) -> JSONValue {
        .object(["type": .string("text"), "text": .string(text)])
    }

    private static func picture(_ data: Data) -> JSONValue {
        .object([
            "type": .string("image"), "mimeType": .string("image/png"), "data": .string(data.base64EncodedString()),
        ])
    }

    private static func result(_ content: [JSONValue], isError: Bool) -> JSONValue {
        .object(["content": .array(content), "isError": .bool(isError)])
    }
}

extension AssistantTool {
    /// Whether it builds a package and runs its code.
    var isOfPackage: Bool { operands.first?.name == "package" }
}
