import Foundation
import KeylineGraphics
import Synchronization
import Testing

@testable import KeylineGoldens

@MainActor
@Suite struct DistributionTests {
    private let room: GoldenSandbox
    private let key = CacheKey()
    private let names = (0..<500).map { "set/case-\($0).png" }

    init() throws { room = try GoldenSandbox() }

    @Test(arguments: [1, 2, 5, 16])
    func `parts have every name once, whatever the order`(count: Int) throws {
        let costs = Dictionary(names.map { ($0, Double($0.count)) }) { first, _ in first }
        for known in [[:], costs] {
            let parts = (1...count).compactMap { Shard($0, of: count)?.names(of: names, costs: known) }
            #expect(parts.joined().sorted() == names.sorted())
            #expect(Shard(1, of: count).map { Set($0.names(of: names.reversed(), costs: known)) } == Set(parts[0]))
            #expect(parts.allSatisfy { $0.count > names.count / count / 2 })
        }
    }

    @Test func `a new case moves no other one to another part`() {
        let before = Shard(2, of: 3)?.names(of: names)
        #expect(Shard(2, of: 3)?.names(of: ["new.png"] + names).filter { $0 != "new.png" } == before)
    }

    @Test func `costs make parts that take equally long`() {
        var costs = Dictionary(names.map { ($0, 0.01) }) { first, _ in first }
        costs["set/case-7.png"] = 2.5
        let sums = (1...3).compactMap { Shard($0, of: 3)?.names(of: names, costs: costs) }.map { part in
            part.reduce(0) { $0 + (costs[$1] ?? 0) }
        }
        #expect((sums.max() ?? 0) - (sums.min() ?? 0) < 0.05)
    }

    @Test(arguments: [
        (["SHARD_INDEX": "0", "SHARD_COUNT": "4"], "1/4"), (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"], "3/3"),
        (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"], "2/2"),
        (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], "1/2"),
        (["SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "4"], "3/4"),
        (["JOB_COMPLETION_INDEX": "7", "JOB_COMPLETIONS": "8"], "8/8"),
        (["AWS_BATCH_JOB_ARRAY_INDEX": "0", "AWS_BATCH_JOB_ARRAY_SIZE": "9"], "1/9"),
    ])
    func `the part is read from the variables of the engine`(variables: [String: String], part: String) {
        #expect(Shard(variables: variables)?.description == part)
    }

    @Test func `variables that make no sense name no part`() {
        #expect(Shard(variables: [:]) == nil)
        #expect(Shard(variables: ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"]) == nil)
        #expect(Shard(variables: ["SHARD_INDEX": "one", "SHARD_COUNT": "2"]) == nil)
    }

    /// Cases of which some fail.
    private func cases(moved: Bool) -> [GoldenCase] {
        (0..<12).map { room.golden("\($0).png", x: moved && $0 % 3 == 0 ? 14 : CGFloat($0)) }
    }

    @Test func `parts joined are the whole, byte for byte, even where one was compared twice`() async throws {
        _ = await room.recorder.record(cases(moved: false))
        let all = cases(moved: true)
        let names = all.map(\.name)
        let whole = try await room.run(all).results
        var parts: [GoldenResults] = []
        for index in [1, 2, 3, 2] {
            let own = Set(Shard(index, of: 3)?.names(of: names) ?? [])
            let outcome = try await room.test.run(
                all.filter { own.contains($0.name) }, of: all, commands: room.commands)
            parts.append(outcome.results)
        }
        #expect(try GoldenResults.merging(parts).json() == whole.json())
        #expect(throws: GoldenError.self) { try GoldenResults.merging(Array(parts.prefix(2))) }
        var other = parts[0]
        other.cases.append("more.png")
        #expect(throws: GoldenError.differentLists) { try GoldenResults.merging([parts[1], other]) }
    }

    @Test func `an unchanged picture is not drawn, a changed golden is found all the same`() async throws {
        let golden = room.golden("a.png")
        _ = await room.recorder.record([golden])
        let store = CountingCache()
        var test = room.test
        test.cache = GoldenCache(near: SealedCache(store, key: key), far: nil, program: "1")
        #expect(try await test.run([golden], of: [golden], commands: room.commands).hasPassed)
        #expect(store.writes == 2)
        #expect(try await test.run([golden], of: [golden], commands: room.commands).hasPassed)
        #expect(store.writes == 2, "nothing was drawn again")
        let other = room.golden("a.png", x: 12)
        #expect(try await !test.run([other], of: [other], commands: room.commands).hasPassed)
        _ = await room.recorder.record([other])
        #expect(try await !test.run([golden], of: [golden], commands: room.commands).hasPassed)
        test.cache = GoldenCache(near: SealedCache(store, key: key), far: nil, program: "2")
        let before = store.writes
        _ = try await test.run([golden], of: [golden], commands: room.commands)
        #expect(store.writes == before + 2, "another program draws for itself")
    }

    @Test func `what a cache holds that is not what it says is drawn again`() async throws {
        let golden = room.golden("a.png")
        _ = await room.recorder.record([golden])
        let store = CountingCache()
        var test = room.test
        test.cache = GoldenCache(near: SealedCache(store, key: key), far: nil, program: "1")
        _ = try await test.run([golden], of: [golden], commands: room.commands)
        store.damage()
        #expect(try await test.run([golden], of: [golden], commands: room.commands).hasPassed)
    }

    @Test func `an action's result is read as it was written, and nothing else is one`() {
        let result = ActionResult([UInt8](repeating: 7, count: 123_456), of: "fingerprint", key: key)
        #expect(ActionResult(result.bytes) == result)
        #expect(ActionResult(result.bytes)?.isSealed(for: "fingerprint", key: key) == true)
        #expect(ActionResult([]) == nil)
        for end in 0..<result.bytes.count { #expect(ActionResult(Array(result.bytes.prefix(end))) == nil) }
        #expect(ActionResult([0xFF, 0xFF, 0xFF, 0xFF, 0x0A, 0x80]) == nil)
    }

    @Test func `failures of one cause are one group, in all languages`() async throws {
        _ = await room.recorder.record(cases(moved: false))
        let blue = (0..<6).map { room.golden("\($0).png", x: CGFloat($0), color: Color(hexadecimal: 0x0000FF)) }
        let outcome = try await room.test.run(blue, of: cases(moved: false), commands: room.commands)
        let groups = outcome.results.groups
        #expect(groups.map(\.title) == ["UIImageView (square): fill changed"])
        #expect(groups.first?.names.count == 6)
    }

    @Test func `a summary for a pull request names causes, goldens and commands`() async throws {
        _ = await room.recorder.record([room.golden("a.png")])
        let outcome = try await room.run([room.golden("a.png", x: 18), room.golden("b.png")])
        let text = outcome.results.markdown(room.commands)
        #expect(text.hasPrefix("### ❌ Goldens\n\n2 goldens: 1 different, 1 missing.\n"))
        #expect(text.contains("- `a.png`\n"))
        #expect(text.contains("accept a.png"))
        #expect(text.contains(#"**UIImageView \(square\)\: moved by \(16, 0\)** — 1 golden"#))
    }

    @Test func `a golden that is larger than is allowed fails`() async throws {
        let golden = room.golden("a.png")
        _ = await room.recorder.record([golden])
        var test = room.test
        test.mostBytes = 10
        let outcome = try await test.run([golden], of: [golden], commands: room.commands)
        #expect(!outcome.hasPassed)
        #expect(outcome.results.oversized.keys.sorted() == ["a.png"])
        let other = try await test.run([], of: [golden], commands: room.commands)
        #expect(other.results.oversized.isEmpty, "a golden that is not compared is not measured")
        test.mostBytes = 20 * 1024
        #expect(try await test.run([golden], of: [golden], commands: room.commands).hasPassed)
    }
}

/// A cache in memory that counts.
private final class CountingCache: ResultCache {
    private let state = Mutex((entries: [String: [UInt8]](), writes: 0))

    var writes: Int { state.withLock(\.writes) }

    func damage() { state.withLock { $0.entries = $0.entries.mapValues { _ in [1, 2, 3] } } }

    func entry(_ kind: ResultCacheKind, _ key: String) -> [UInt8]? {
        state.withLock { $0.entries[kind.rawValue + key] }
    }

    func put(_ bytes: [UInt8], _ kind: ResultCacheKind, _ key: String) {
        state.withLock { state in
            state.entries[kind.rawValue + key] = bytes
            state.writes += 1
        }
    }
}
