import Foundation
import KeylineProcesses

/// The heap of a solver, measured in a process of its own.
///
/// The allocator counts what it keeps for the next allocations of each thread as in use. Before a solver is built that is a
/// few kilobytes, from which the solver then takes; small ones would seem to need almost nothing. So these processes do without.
struct HeapFigure: Decodable {
    private var kilobytes: Double

    private enum CodingKeys: String, CodingKey {
        case kilobytes = "heap_kb"
    }

    /// Keyline's own program, with the arguments that measure a workload once.
    static func ours(_ workload: URL) throws -> Double {
        try kilobytes(URL(fileURLWithPath: "/proc/self/exe"), ["solver", workload.path, "--repeat", "1"])
    }

    /// The same of kiwi's.
    static func theirs(_ workload: URL, program: URL) throws -> Double {
        try kilobytes(program, [workload.path, "1"])
    }

    private static func kilobytes(_ program: URL, _ arguments: [String]) throws -> Double {
        let environment = ["GLIBC_TUNABLES": "glibc.malloc.tcache_count=0"]
        let data = try ProgramOutput.read(program.resolvingSymlinksInPath(), arguments, environment: environment)
        guard let figure = try? JSONDecoder().decode(HeapFigure.self, from: data) else {
            throw BenchmarkError.peerFailed(command: ([program.path] + arguments).joined(separator: " "))
        }
        return figure.kilobytes
    }
}

/// The output of a program.
enum ProgramOutput {
    /// The output of a program after a number of seconds for it to end in; nil if it did not.
    static func readInTime(_ arguments: [String]) throws -> Data? {
        let result = try ChildProcess.run("/usr/bin/timeout", arguments, [:], outputs: .sharedErrors)
        guard result.status != endedEarly else { return nil }
        guard result.status == 0 else {
            throw BenchmarkError.peerFailed(command: arguments.dropFirst().joined(separator: " "))
        }
        return result.bytes
    }

    /// The status by which `timeout` says that time was up.
    private static let endedEarly: Int32 = 124

    static func read(_ program: URL, _ arguments: [String], environment: [String: String]? = nil) throws -> Data {
        let result = try ChildProcess.run(program.path, arguments, environment ?? [:], outputs: .sharedErrors)
        guard result.status == 0 else {
            throw BenchmarkError.peerFailed(command: ([program.path] + arguments).joined(separator: " "))
        }
        return result.bytes
    }
}
