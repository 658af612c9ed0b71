import Foundation
import Glibc
import KeylineProcesses
import Testing

/// What a person interrupts ends, and so does everything that it started.
@Suite struct InterruptionTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write("// swift-tools-version: 6.0\n", "Package/Package.swift")
        try room.write("", "App/A.swift")
        try room.write("card.png Card.xib\n", "golden/cases.txt")
        try room.write(Fixtures.card, "Card.xib")
        for name in ["git", "swift", "swiftc", "keyline-adapt"] { try program(name) }
    }

    /// A program that starts another one and waits for it without end; both write down who they are. A shell would have one in the
    /// background ignore INT.
    private func program(_ name: String) throws {
        let script = """
            #!/bin/sh
            echo $$ > '\(room.path("outer"))'
            sh -c 'echo $$ > "\(room.path("inner"))"; exec sleep 1000'
            """
        try room.write(script, "bin/\(name)")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: room.path("bin/\(name)"))
    }

    enum Call: String, CaseIterable {
        case git, swift, adapt

        var words: [String] {
            switch self {
            case .git: ["golden", "test", "--since", "HEAD"]
            case .swift: ["check", "--package", "Package"]
            case .adapt: ["adapt", "App", "-o", "out"]
            }
        }
    }

    /// Starts the command in the folder, with the programs above in place of those that it looks for.
    private func start(_ call: Call, after first: String = ":") throws -> Int32 {
        let command = room.path("bin/keyline")
        // `keyline adapt` looks for its helper beside itself.
        let built = CommandSandbox.products.appendingPathComponent("keyline").path
        if link(built, command) != 0 { try FileManager.default.copyItem(atPath: built, toPath: command) }
        let words = ([command] + call.words).joined(separator: " ")
        var variables = ProcessInfo.processInfo.environment
        variables["PATH"] = room.path("bin") + ":/usr/bin:/bin"
        let silence = FileHandle(forWritingAtPath: "/dev/null")
        return try ProgramStart.start(
            "/bin/sh", ["sh", "-c", "\(first); cd '\(room.path(""))' && exec \(words)"], variables, output: silence,
            errors: silence)
    }

    private func number(_ name: String) -> Int32? {
        room.bytes(name).flatMap { Int32(String(decoding: $0, as: UTF8.self).split(separator: "\n").first ?? "") }
    }

    /// Whether a program runs; one that nobody has asked for its exit status does not.
    private func isRunning(_ program: Int32) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(program)/stat", encoding: .utf8) else { return false }
        return status.split(separator: ")").last?.split(separator: " ").first != "Z"
    }

    /// Waits for something that takes a moment; far longer than it ever does.
    private func until(_ isSo: () -> Bool) -> Bool {
        for _ in 0..<3_000 {
            if isSo() { return true }
            usleep(20_000)
        }
        return false
    }

    @Test(arguments: Call.allCases, [SIGINT, SIGTERM, SIGHUP])
    func `a signal ends the command and all that it started`(call: Call, signal: Int32) throws {
        let command = try start(call)
        let isStarted = until { number("inner") != nil && number("outer") != nil }
        kill(command, signal)
        #expect(ProgramStart.wait(command) == 128 + signal)
        try #require(isStarted)
        let started = [number("inner"), number("outer")].compactMap { $0 }
        let areGone = until { !started.contains(where: isRunning) }
        #expect(areGone)
        if !areGone { started.forEach { kill($0, SIGKILL) } }
    }

    @Test(arguments: Call.allCases)
    func `a program is told to end when the command is gone without a word`(call: Call) throws {
        let command = try start(call)
        let isStarted = until { number("outer") != nil }
        kill(command, SIGKILL)
        #expect(ProgramStart.wait(command) == 128 + SIGKILL)
        try #require(isStarted)
        let outer = try #require(number("outer"))
        #expect(until { !isRunning(outer) })
        // Nobody could tell the program that it started in turn.
        if let inner = number("inner") { kill(inner, SIGKILL) }
    }

    @Test func `the compiler's front ends, with the compiler, when the build tool is killed`() throws {
        try room.write("", "SDK/compile.txt")
        let front = CommandSandbox.products.appendingPathComponent("keyline-swiftc").path
        var variables = ProcessInfo.processInfo.environment
        variables["KEYLINE_SDK"] = room.path("SDK")
        variables["KEYLINE_SWIFTC"] = room.path("bin/swiftc")
        let tool = try ProgramStart.start("/bin/sh", ["sh", "-c", "'\(front)' -version; true"], variables)
        let isStarted = until { number("inner") != nil && number("outer") != nil }
        kill(tool, SIGKILL)
        #expect(ProgramStart.wait(tool) == 128 + SIGKILL)
        try #require(isStarted)
        let started = [number("inner"), number("outer")].compactMap { $0 }
        let areGone = until { !started.contains(where: isRunning) }
        #expect(areGone)
        if !areGone { started.forEach { kill($0, SIGKILL) } }
    }

    @Test func `what ignores a signal, as nohup does, goes on`() throws {
        try room.write("#!/bin/sh\necho $$ > '\(room.path("outer"))'\nsleep 1\n", "bin/git")
        let command = try start(.git, after: "trap '' HUP")
        #expect(until { number("outer") != nil })
        kill(command, SIGHUP)
        // It finds that the golden is missing.
        #expect(ProgramStart.wait(command) == 1)
    }
}
