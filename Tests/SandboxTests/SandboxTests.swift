import CKeylineSandbox
import Foundation
import Testing

/// A child in the sandbox, which answers with the number of the error that it met, or 0.
@Suite struct SandboxTests {
    private typealias Body = @convention(c) (UnsafeMutableRawPointer?) -> CInt

    private struct Call {
        let body: Body
        let context: UnsafeMutableRawPointer?
    }

    /// The answer of a function in the sandbox; nil where the child did not end well.
    private static func answer(_ context: UnsafeMutableRawPointer? = nil, of body: Body) -> CInt? {
        var call = Call(body: body, context: context)
        let (answer, outcome) = compute(
            { context, shared in
                guard let call = context?.load(as: Call.self) else { return }
                shared?.storeBytes(of: call.body(call.context), as: CInt.self)
            }, &call)
        return outcome == keyline_sandbox_done ? answer : nil
    }

    private static func compute(
        _ body: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void,
        _ context: UnsafeMutableRawPointer?, limits: keyline_sandbox_limits = .init(seconds: 10, megabytes: 0)
    ) -> (answer: CInt?, outcome: keyline_sandbox_outcome) {
        var outcome = keyline_sandbox_failed
        let size = MemoryLayout<CInt>.size
        let shared = keyline_sandbox_compute(limits, body, context, size, &outcome)
        defer { keyline_sandbox_release(shared, size) }
        return (shared?.load(as: CInt.self), outcome)
    }

    private static let refused: [(name: String, body: Body)] = [
        ("reading a file", { _ in open("/etc/hostname", O_RDONLY) < 0 ? errno : 0 }),
        ("writing a file", { _ in open("/tmp/keyline-sandbox", O_CREAT | O_WRONLY, 0o600) < 0 ? errno : 0 }),
        ("listing a folder", { _ in opendir("/") == nil ? errno : 0 }),
        ("removing a file", { _ in unlink("/tmp/keyline-sandbox") < 0 ? errno : 0 }),
        ("a connection", { _ in socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0) < 0 ? errno : 0 }),
        ("a signal to the parent", { _ in kill(getppid(), 0) < 0 ? errno : 0 }),
        (
            "another program",
            { _ in
                var child = pid_t()
                return posix_spawn(&child, "/bin/true", nil, nil, [nil], nil)
            }
        ),
        (
            "memory that becomes code",
            { _ in
                let memory = mmap(nil, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
                return memory == MAP_FAILED ? errno : 0
            }
        ),
        (
            "a higher limit",
            { _ in
                var limits = rlimit(rlim_cur: 64, rlim_max: 64)
                return setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits) < 0 ? errno : 0
            }
        ),
    ]

    @Test(arguments: refused.map(\.name))
    func `a right that a reader does not need is refused`(name: String) throws {
        let body = try #require(Self.refused.first { $0.name == name }).body
        let number = try #require(Self.answer(of: body), "a refusal is an answer, not the end")
        #expect([EPERM, EACCES, ENOSYS].contains(number), "\(number)")
    }

    @Test func `the same calls succeed outside`() {
        let file = open("/etc/hostname", O_RDONLY)
        #expect(file >= 0)
        close(file)
        #expect(kill(getppid(), 0) == 0)
    }

    @Test func `descriptors of the program are closed, and output goes nowhere`() throws {
        var ends: [CInt] = [0, 0]
        #expect(pipe(&ends) == 0)
        defer { ends.forEach { close($0) } }
        let writing: Body = { context in
            guard let ends = context?.assumingMemoryBound(to: CInt.self) else { return 99 }
            return write(ends[1], "x", 1) < 0 ? errno : 0
        }
        #expect(Self.answer { _ in write(1, "x", 1) == 1 ? 0 : errno } == 0)
        #expect(Self.answer(&ends, of: writing) == EBADF)
    }

    @Test func `threads, memory and time are left`() {
        let body: Body = { context in
            var thread = pthread_t()
            let started = pthread_create(
                &thread, nil,
                { context in
                    context?.storeBytes(of: 7, as: UInt8.self)
                    return nil
                }, context)
            guard started == 0, pthread_join(thread, nil) == 0 else { return 1 }
            guard let memory = malloc(64 << 20) else { return 2 }
            memset(memory, 1, 64 << 20)
            free(memory)
            var now = timespec()
            return clock_gettime(CLOCK_MONOTONIC, &now) == 0 ? 0 : 3
        }
        let shared = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        defer { munmap(shared, 4096) }
        #expect(Self.answer(shared, of: body) == 0)
        #expect(shared?.load(as: UInt8.self) == 7, "what it computes arrives")
    }

    @Test func `a fault ends the child alone`() {
        #expect(Self.compute({ _, _ in abort() }, nil).outcome == keyline_sandbox_failed)
    }

    @Test func `a reader that does not end is ended`() {
        let limits = keyline_sandbox_limits(seconds: 1, megabytes: 0)
        let body: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, shared in
            while true { shared?.storeBytes(of: 5, as: CInt.self) }
        }
        #expect(Self.compute(body, nil, limits: limits).outcome == keyline_sandbox_too_long)
    }

    @Test func `a reader gets no more memory than it may take`() {
        let body: Body = { _ in malloc(512 << 20) == nil ? 0 : 1 }
        var call = Call(body: body, context: nil)
        let limits = keyline_sandbox_limits(seconds: 10, megabytes: 64)
        let (answer, outcome) = Self.compute(
            { context, shared in
                guard let call = context?.load(as: Call.self) else { return }
                shared?.storeBytes(of: call.body(call.context), as: CInt.self)
            }, &call, limits: limits)
        #expect(outcome == keyline_sandbox_done && answer == 0)
    }

    /// The output of a Perl program with these words; nil where it did not end well.
    private static func answer(
        ofPerl words: String, limits: keyline_sandbox_limits = .init(seconds: 10, megabytes: 256)
    ) -> String? {
        var answer = keyline_sandbox_answer()
        let input = Array(words.utf8)
        let outcome = input.withUnsafeBytes {
            keyline_sandbox_run(limits, "/usr/bin/perl", $0.baseAddress, $0.count, &answer)
        }
        defer { keyline_sandbox_discard(&answer) }
        guard outcome == keyline_sandbox_done, answer.status == 0, let bytes = answer.bytes else { return nil }
        return String(decoding: UnsafeRawBufferPointer(start: bytes, count: answer.size), as: UTF8.self)
    }

    @Test(arguments: [
        "open(A, '<', '/etc/hostname')", "open(A, '>', '/tmp/keyline-sandbox')", "opendir(A, '/usr/lib')",
        "socket(A, 2, 1, 0)",
        "kill(0, getppid())", "defined(fork())", "exec('/bin/true')", "unlink('FILE')",
    ])
    func `a program has no right but to read its input and write its output`(call: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sandbox-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data().write(to: file)
        let words = call.replacingOccurrences(of: "FILE", with: file.path)
        #expect(Self.answer(ofPerl: "open(OUT, '>', $ARGV[0]); print OUT \(words) ? 'done' : 'refused'") == "refused")
    }

    @Test func `a program's output, words and status arrive`() {
        var answer = keyline_sandbox_answer()
        let words = Array(
            "open(OUT, '>', $ARGV[0]); print OUT 'written'; print 'said'; print STDERR ' aloud'; exit 3".utf8)
        let outcome = words.withUnsafeBytes {
            keyline_sandbox_run(.init(seconds: 10, megabytes: 256), "/usr/bin/perl", $0.baseAddress, $0.count, &answer)
        }
        defer { keyline_sandbox_discard(&answer) }
        #expect(outcome == keyline_sandbox_done && answer.status == 3)
        #expect(answer.size == 7)
        let said = withUnsafeBytes(of: &answer.words) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        #expect(said.contains("said") && said.contains("aloud"))
    }

    @Test func `a program that is not there, or is no program of the system's, has no status`() {
        for program in ["/usr/bin/keyline-nothing", "/etc/hostname"] {
            var answer = keyline_sandbox_answer()
            #expect(
                keyline_sandbox_run(.init(seconds: 10, megabytes: 64), program, "", 0, &answer) == keyline_sandbox_done)
            #expect(answer.status == -1 && answer.bytes == nil)
        }
    }

    @Test func `a program that does not end, or takes too much memory, is ended`() {
        var answer = keyline_sandbox_answer()
        let words = Array("1 while 1".utf8)
        let outcome = words.withUnsafeBytes {
            keyline_sandbox_run(.init(seconds: 1, megabytes: 256), "/usr/bin/perl", $0.baseAddress, $0.count, &answer)
        }
        #expect(outcome == keyline_sandbox_too_long && answer.status == -1)
        let greedy = "open(OUT, '>', $ARGV[0]); my $x = 'x' x (200 << 20); print OUT length($x)"
        #expect(Self.answer(ofPerl: greedy, limits: .init(seconds: 10, megabytes: 64)) == nil)
        #expect(Self.answer(ofPerl: greedy, limits: .init(seconds: 10, megabytes: 900)) == "\(200 << 20)")
    }
}
