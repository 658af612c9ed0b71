import Foundation
import KeylineExecutors
import KeylineFoundationSupplement
import Testing

/// What runs while a scene is made.
@MainActor
@Suite final class SceneJobsTests {
    private var words: [String] = []

    /// Runs code as a scene's, and then all that it started.
    private func settled(_ start: () -> Void) -> String {
        SceneJobs.collecting { jobs in
            start()
            jobs.runAll()
        }
        return words.joined(separator: " ")
    }

    private func note(_ word: String) { words.append(word) }

    @Test func `tasks run in the order in which they were started`() {
        let result = settled {
            Task { note("first") }
            Task { @MainActor in note("second") }
            Task.detached { await self.note("third") }
            note("body")
        }
        #expect(result == "body first second third")
    }

    @Test func `a task goes on after it yielded, and after work off the main actor`() {
        let result = settled {
            Task {
                await Task.yield()
                note("yielded")
                note(await computed())
                MainActor.preconditionIsolated()
            }
        }
        #expect(result == "yielded computed")
    }

    @Test func `sleeps take no time, and end in their order`() {
        let start = ContinuousClock.now
        let result = settled {
            Task {
                try await Task.sleep(for: .seconds(1))
                note("long")
            }
            Task {
                try await Task.sleep(nanoseconds: 200_000_000)
                note("short")
                try await Task.sleep(for: .milliseconds(300))
                note("middle")
            }
        }
        #expect(result == "short middle long")
        #expect(start.duration(to: .now) < .milliseconds(900))
    }

    @Test func `what takes longer than a second and a half is not waited for`() {
        let result = settled {
            Task {
                try await Task.sleep(for: .seconds(1.4))
                note("in time")
                try await Task.sleep(for: .seconds(0.2))
                note("late")
            }
        }
        #expect(result == "in time")
    }

    @Test func `actors, groups and streams are done`() {
        let counter = Counter()
        let result = settled {
            Task {
                async let one = counter.next()
                async let other = counter.next()
                note("\(await one + other)")
                let sum = await withTaskGroup(of: Int.self) { group in
                    for number in 1...4 { group.addTask { number } }
                    var sum = 0
                    for await number in group { sum += number }
                    return sum
                }
                note("\(sum)")
                for await number in numbers() { note("\(number)") }
            }
        }
        #expect(result == "3 10 0 1 2")
    }

    @Test func `a task that never ends is left after a number of jobs`() {
        var count = 0
        let result = settled {
            Task {
                while true {
                    count += 1
                    await Task.yield()
                }
            }
        }
        #expect(result.isEmpty)
        #expect(count > 100 && count < 10_000)
    }

    @Test func `what is left when the scene is done goes on in the program`() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        let result = settled {
            Task {
                try await Task.sleep(for: .seconds(1.52))
                continuation.yield("later")
                continuation.finish()
            }
        }
        #expect(result.isEmpty)
        for await word in stream { note(word) }
        #expect(words == ["later"])
    }

    @Test func `jobs of a part are done without those of the scene around it`() {
        let result = settled {
            Task { note("scene") }
            SceneJobs.collecting { jobs in
                Task { note("part") }
                Task {
                    try await Task.sleep(for: .seconds(2))
                    note("never")
                }
                jobs.runAll()
            }
            note("body")
        }
        #expect(result == "part body scene")
    }

    @Test func `blocks for the main queue are done, and those that are due later after them`() {
        let result = settled {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.note("later") }
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self.note("soon") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.note("never") }
        }
        #expect(result == "soon later")
    }

    @Test func `outside of scenes the program's executors do the work`() async {
        SceneJobs.collecting { _ in }
        Task { note("task") }
        #expect(words.isEmpty)
        try? await Task.sleep(for: .milliseconds(1))
        await Task { note("other") }.value
        #expect(words == ["task", "other"])
    }
}

private actor Counter {
    private var count = 0

    func next() async -> Int {
        try? await Task.sleep(for: .milliseconds(50))
        count += 1
        return count
    }
}

@concurrent private nonisolated func computed() async -> String { "computed" }

private nonisolated func numbers() -> AsyncStream<Int> {
    AsyncStream { continuation in
        Task.detached {
            for number in 0..<3 {
                continuation.yield(number)
                try? await Task.sleep(for: .milliseconds(100))
            }
            continuation.finish()
        }
    }
}
