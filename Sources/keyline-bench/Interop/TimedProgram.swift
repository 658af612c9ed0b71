import Foundation

/// Runs programs and takes the time until they end. Foundation's `Process` notices the end tens of milliseconds later, which makes short
/// programs look slower than they are.
enum TimedProgram {
    /// The cost of a program's run.
    struct Figures {
        /// From its start to its end, by the clock.
        var milliseconds: Double
        /// The most memory that it had at once.
        var megabytes: Double
    }

    /// Runs a program. What it prints is dropped.
    ///
    /// - Parameters:
    ///   - path: The program.
    ///   - arguments: The words after its name.
    /// - Returns: The milliseconds that it takes; nil where it cannot be run.
    static func milliseconds(_ path: String, _ arguments: [String]) -> Double? {
        run(path, arguments)?.milliseconds
    }

    /// Runs a program. What it prints is dropped.
    ///
    /// - Parameters:
    ///   - path: The program.
    ///   - arguments: The words after its name.
    /// - Returns: What it takes; nil where it cannot be run.
    static func run(_ path: String, _ arguments: [String]) -> Figures? {
        var actions = posix_spawn_file_actions_t()
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        // What this thread blocks, the program would block as well: it could not be interrupted.
        var attributes = posix_spawnattr_t()
        guard posix_spawnattr_init(&attributes) == 0 else { return nil }
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var program: pid_t = 0
        var status: Int32 = 0
        var usage = rusage()
        let start = ContinuousClock.now
        guard posix_spawn(&program, path, &actions, &attributes, &words, environ) == 0 else { return nil }
        while wait4(program, &status, 0, &usage) < 0 { guard errno == EINTR else { return nil } }
        let time = (ContinuousClock.now - start) / .milliseconds(1)
        return Figures(milliseconds: time, megabytes: Double(usage.ru_maxrss) / 1024)
    }
}
