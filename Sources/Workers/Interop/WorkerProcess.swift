import Foundation
import Glibc

/// A worker's process, seen from its supervisor.
///
/// A worker is forked before its program has a second thread, from a supervisor that never has one: so it begins at once, with all that
/// the supervisor knows, and nothing can be half-way through something else.
struct WorkerProcess {
    let id: pid_t
    /// The worker's messages.
    let messages: CInt
    /// What its runtime and its libraries print as standard error, such as the words of a trap.
    let words: CInt
    /// The worker ends when the other side of this pipe is closed, which happens when the supervisor ends, however it ends.
    private let life: CInt

    /// Where a process goes on after it was divided.
    enum Side {
        /// In the worker, which sends messages here.
        case worker(CInt)
        /// In the supervisor.
        case supervisor(WorkerProcess)
    }

    /// Whether the program has one thread, so that it can be divided.
    static var canBegin: Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?.count == 1
    }

    /// Divides this process in two; nil where the system refuses.
    static func begin(within limits: WorkLimits) -> Side? {
        // Where whoever started the program ignores the ends of children, this one's status would be lost.
        signal(SIGCHLD, SIG_DFL)
        guard let messages = pipe(), let words = pipe(), let life = pipe() else { return nil }
        let id = fork()
        guard id != 0 else {
            for descriptor in [messages.reading, words.reading, life.writing] { Glibc.close(descriptor) }
            // Its own standard error keeps what the runtime says as it traps.
            dup2(words.writing, STDERR_FILENO)
            Glibc.close(words.writing)
            limitSelf(limits)
            endWithSupervisor(life.reading)
            return .worker(messages.writing)
        }
        for descriptor in [messages.writing, words.writing, life.reading] { Glibc.close(descriptor) }
        let process = WorkerProcess(id: id, messages: messages.reading, words: words.reading, life: life.writing)
        guard id > 0 else {
            process.close()
            return nil
        }
        for descriptor in [process.messages, process.words] {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }
        return .supervisor(process)
    }

    /// Lets go of the pipes.
    func close() { for descriptor in [messages, words, life] { Glibc.close(descriptor) } }

    private static func pipe() -> (reading: CInt, writing: CInt)? {
        var ends: [CInt] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { return nil }
        // Programs that are started later inherit none of them.
        for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    // MARK: In the worker

    private static func limitSelf(_ limits: WorkLimits) {
        // A trap ends the worker at once: its supervisor says what there is to say.
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { signal(number, SIG_DFL) }
        // Too large a file is an error of the call that writes it.
        signal(SIGXFSZ, SIG_IGN)
        limit(__rlimit_resource_t(RLIMIT_CORE.rawValue), 0)
        limit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), rlim_t(limits.output))
    }

    private static func limit(_ resource: __rlimit_resource_t, _ value: rlim_t) {
        var limits = rlimit()
        guard getrlimit(resource, &limits) == 0, limits.rlim_cur > value else { return }
        limits.rlim_cur = value
        setrlimit(resource, &limits)
    }

    private static func endWithSupervisor(_ life: CInt) {
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while read(life, &byte, 1) < 0, errno == EINTR {}
            // As somebody would end it, so that the programs that it started hear of it.
            Glibc.kill(getpid(), SIGTERM)
            sleep(1)
            _exit(2)
        }
    }

    // MARK: In the supervisor

    /// The bytes of memory that it has for itself.
    var memory: Int {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").prefix(3).compactMap { Int($0) }
        return pages.count == 3 ? (pages[1] - pages[2]) * Int(getpagesize()) : 0
    }

    /// The seconds of the processor's time that one of its threads took so far; nil for a thread that is gone.
    func processorSeconds(of thread: UInt32) -> Double? {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/task/\(thread)/stat", encoding: .utf8),
            // The name, which comes first, may have spaces.
            let end = text.lastIndex(of: ")")
        else { return nil }
        let fields = text[end...].split(separator: " ")
        guard fields.count > 13, let user = Int(fields[12]), let system = Int(fields[13]) else { return nil }
        return Double(user + system) / Double(sysconf(CInt(_SC_CLK_TCK)))
    }

    /// Ends it at once.
    func kill() { Glibc.kill(id, SIGKILL) }

    /// How it ended; nil while it runs.
    ///
    /// - Parameter waits: Whether to wait for its end.
    /// - Returns: Its end.
    func status(waiting waits: Bool) -> WorkerEnd? {
        var status: CInt = 0
        var result = waitpid(id, &status, waits ? 0 : WNOHANG)
        while result < 0, errno == EINTR { result = waitpid(id, &status, waits ? 0 : WNOHANG) }
        guard result == id else { return result < 0 ? .exit(2) : nil }
        let number = status & 0x7F
        return number == 0 ? .exit((status >> 8) & 0xFF) : .signal(number)
    }

    /// Waits until it says something, or some milliseconds pass.
    func wait(milliseconds: CInt) {
        var both = [messages, words].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&both, nfds_t(both.count), milliseconds)
    }

    /// The bytes that are there on one of its pipes; nil where no more will come.
    static func bytes(from descriptor: CInt, into buffer: inout [UInt8]) -> ArraySlice<UInt8>? {
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if count > 0 { return buffer[..<count] }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
    }

    /// Writes bytes to one of this process's own outputs; false where that is impossible.
    static func write(_ bytes: ArraySlice<UInt8>, to descriptor: CInt) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Ends this process by a signal that ended a worker and that was meant for both.
    static func end(bySignal number: Int32) -> Never {
        signal(number, SIG_DFL)
        raise(number)
        _exit(128 + number)
    }
}
