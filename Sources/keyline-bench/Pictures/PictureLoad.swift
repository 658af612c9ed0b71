import Foundation
import Keyline

/// Requests for PNGs of different cards, several at a time, beside the same one at a time.
struct PictureLoad: Sendable {
    /// The number of pictures drawn each way.
    var requests = 1000
    /// The number of requests under way at once.
    var tasks = 8

    /// The cost of a number of requests.
    private struct Outcome {
        /// Milliseconds per picture, by the clock.
        var perPicture: Double
        /// Milliseconds from a request to its picture, in 99 of 100 cases at most.
        var p99: Double
    }

    func rows() async throws -> [BenchmarkRow] {
        // What is opened and drawn once belongs to no request.
        _ = try await measure(requests: requests / 10, tasks: tasks)
        let alone = try await measure(requests: requests, tasks: 1)
        let memory = residentMegabytes
        let together = try await measure(requests: requests, tasks: tasks)
        let later = residentMegabytes
        func row(_ what: String, _ ours: Double, _ theirs: Double, _ unit: String, peer: String) -> BenchmarkRow {
            BenchmarkRow(
                name: what, peer: peer, ours: ours, theirs: theirs, unit: unit,
                command: "keyline-bench pictures --requests \(requests) --tasks \(tasks)")
        }
        return [
            row(
                "a card of 400×200 as PNG, \(tasks) at a time", together.perPicture, alone.perPicture, "ms",
                peer: "one at a time"),
            row(
                "99 of 100 requests, \(tasks) at a time", together.p99, alone.p99 * Double(tasks), "ms",
                peer: "\(tasks) in a row, one at a time"),
            row("memory after \(2 * requests) pictures", later, memory, "MB", peer: "after \(requests)"),
        ]
    }

    private func measure(requests: Int, tasks: Int) async throws -> Outcome {
        let clock = ContinuousClock()
        let start = clock.now
        var times = try await withThrowingTaskGroup(of: [Double].self) { group in
            for task in 0..<tasks {
                group.addTask {
                    var times: [Double] = []
                    for number in stride(from: task, to: requests, by: tasks) {
                        times.append(try await milliseconds { try await Self.makePicture(number) })
                    }
                    return times
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        let elapsed = (clock.now - start) / .milliseconds(1)
        times.sort()
        return Outcome(perPicture: elapsed / Double(requests), p99: times[min(times.count * 99 / 100, times.count - 1)])
    }

    private func milliseconds(_ work: () async throws -> Void) async throws -> Double {
        try await ContinuousClock().measure { try await work() } / .milliseconds(1)
    }

    private static func makePicture(_ number: Int) async throws {
        let picture = try await Picture(layout: .fixed(width: 400, height: 200)) { SocialCard(number: number) }
        guard try picture.png(scale: 2).count > 1000 else { throw BenchmarkError.usage("a card without content") }
    }

    /// What the process occupies, in megabytes: the second number of `/proc/self/statm`, in pages.
    private var residentMegabytes: Double {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}
