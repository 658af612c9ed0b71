import Foundation
import Glibc
import KeylineProcesses
import Testing

@Suite struct ChildProcessTests {
    @Test func `what a program prints and how it ends is known`() throws {
        let result = try ChildProcess.run("/bin/sh", ["-c", "echo \"$NAME\"; echo bad >&2; exit 3"], ["NAME": "a b"])
        #expect(result.output == "a b\n")
        #expect(result.errors == "bad\n")
        #expect(result.status == 3)
    }

    @Test func `both outputs can be one`() throws {
        let result = try ChildProcess.run("/bin/sh", ["-c", "echo a; echo b >&2; echo c"], outputs: .joined)
        #expect(result.output == "a\nb\nc\n")
    }

    @Test func `more than a pipe holds is read from both outputs`() throws {
        let script = "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2"
        let result = try ChildProcess.run("/bin/sh", ["-c", script])
        #expect(result.bytes.count == 300_000)
        #expect(result.errors.utf8.count == 300_000)
    }

    @Test func `a program that a signal ends says which`() throws {
        #expect(try ChildProcess.run("/bin/sh", ["-c", "kill -TERM $$"]).status == 128 + SIGTERM)
    }

    @Test func `a missing program is named with the reason`() {
        let error = #expect(throws: StartError.self) { try ChildProcess.run("/no/such", []) }
        #expect(error?.path == "/no/such")
        #expect(error?.reason == "No such file or directory")
    }

    @Test func `standard input is empty`() throws {
        #expect(try ChildProcess.run("/bin/cat", []).output == "")
    }

    @Test func `a program begins with no signal blocked, whatever its starter blocks`() throws {
        var all = sigset_t()
        var old = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &old)
        defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
        let result = try ChildProcess.run("/bin/sh", ["-c", "grep SigBlk /proc/self/status; kill -INT $$; echo alive"])
        #expect(result.output == "SigBlk:\t0000000000000000\n")
        #expect(result.status == 128 + SIGINT)
    }

    @Test func `a program has no other open file of its starter`() throws {
        let file = open("/dev/null", O_RDONLY)
        defer { close(file) }
        let result = try ChildProcess.run("/bin/sh", ["-c", "ls /proc/$$/fd"])
        #expect(!result.output.split(separator: "\n").contains("\(file)"))
    }

    @Test func `a program has a process group of its own`() throws {
        let result = try ChildProcess.run("/bin/sh", ["-c", "cut -d' ' -f1,5 /proc/$$/stat"])
        let numbers = result.output.split(whereSeparator: \.isWhitespace)
        #expect(numbers.count == 2 && numbers[0] == numbers[1])
    }
}
