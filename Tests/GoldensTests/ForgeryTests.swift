import Foundation
import KeylineGraphics
import Testing

@testable import KeylineGoldens

/// Whoever can write to a cache, but has no key, cannot make a changed picture pass.
@MainActor
@Suite struct ForgeryTests {
    private let room: GoldenSandbox
    private let key = CacheKey()
    private let recorded: GoldenCase
    private let changed: GoldenCase

    init() async throws {
        room = try GoldenSandbox()
        recorded = room.golden("a.png")
        changed = room.golden("a.png", x: 12)
        _ = await room.recorder.record([recorded])
    }

    /// Entries of a store that was filled honestly, by someone with a key.
    private func honest(_ golden: GoldenCase, key: CacheKey, program: String = "1") throws -> MemoryCache {
        let store = MemoryCache()
        var test = room.test
        test.cache = GoldenCache(near: SealedCache(store, key: key), far: nil, program: program)
        _ = test.compare(golden)
        #expect(store.all(.actions).count == 1)
        return store
    }

    private func fingerprint(_ golden: GoldenCase, program: String = "1") throws -> String {
        let cache = try #require(
            GoldenCache(near: SealedCache(MemoryCache(), key: key), far: nil, program: program))
        return cache.fingerprint(try GoldenSubject(golden))
    }

    /// The state of the changed case where a store, near or far, has an entry for it.
    private func states(with entry: [UInt8], content: [String: [UInt8]] = [:]) throws -> [GoldenResult.State] {
        try [true, false].map { isNear in
            let store = MemoryCache()
            store.put(entry, .actions, try fingerprint(changed))
            for (hash, bytes) in content { store.put(bytes, .content, hash) }
            let layer = SealedCache(store, key: key, isFilled: isNear)
            var test = room.test
            test.cache = GoldenCache(near: isNear ? layer : nil, far: isNear ? nil : layer, program: "1")
            return test.compare(changed).state
        }
    }

    private var golden: [UInt8] { get throws { try #require(try room.folder.bytes(of: "a.png")) } }

    /// An entry that says that the changed case looks as recorded, with some bytes in place of the seal.
    private func claim(seal: [UInt8]) throws -> [UInt8] {
        let honest = ActionResult(try golden, of: try fingerprint(changed), key: key)
        let bytes = honest.bytes
        return Array(bytes.dropLast(honest.seal.count + 2)) + [5 << 3 | 2, UInt8(seal.count)] + seal
    }

    @Test func `the key's holder could claim it, so nothing but the seal is in the way`() throws {
        let honest = ActionResult(try golden, of: try fingerprint(changed), key: key)
        #expect(try states(with: claim(seal: honest.seal)) == [.same, .same])
    }

    @Test func `an entry without a seal counts for nothing`() throws {
        let sealed = try claim(seal: [])
        #expect(try states(with: sealed) == [.different, .different])
        // As earlier versions wrote it: without the field.
        #expect(try states(with: Array(sealed.dropLast(2))) == [.different, .different])
        #expect(try states(with: []) == [.different, .different])
    }

    @Test func `an entry with a guessed seal counts for nothing`() throws {
        let right = ActionResult(try golden, of: try fingerprint(changed), key: key).seal
        var wrong: [[UInt8]] = [
            [UInt8](repeating: 0, count: 32), Array(right.dropLast()), right + [0], right.reversed(),
            SHA256Digest(of: try golden).bytes,
        ]
        for bit in 0..<right.count * 8 {
            var seal = right
            seal[bit / 8] ^= 1 << (bit % 8)
            wrong.append(seal)
        }
        for seal in wrong { #expect(try states(with: claim(seal: seal)) == [.different, .different]) }
    }

    @Test func `an entry under another key counts for nothing`() throws {
        for other in [CacheKey(), try #require(CacheKey([UInt8](repeating: 0, count: 32)))] {
            let forged = ActionResult(try golden, of: try fingerprint(changed), key: other)
            #expect(try states(with: forged.bytes) == [.different, .different])
        }
    }

    @Test func `an honest entry replayed for another picture counts for nothing`() throws {
        let store = try honest(recorded, key: key)
        let entry = try #require(store.all(.actions).values.first)
        #expect(try states(with: entry, content: store.all(.content)) == [.different, .different])
    }

    @Test func `an honest entry of another version replayed counts for nothing`() throws {
        // Another version drew the changed case as it is recorded.
        let fingerprint = try fingerprint(changed, program: "0")
        let entry = ActionResult(try golden, of: fingerprint, key: key)
        #expect(try states(with: entry.bytes) == [.different, .different])
    }

    @Test func `an honest entry of another case replayed counts for nothing`() throws {
        let other = room.golden("other.png", x: 12, color: .white)
        let entry = ActionResult(try golden, of: try fingerprint(other), key: key)
        #expect(try states(with: entry.bytes) == [.different, .different])
    }

    @Test func `an honest entry that is altered counts for nothing`() throws {
        let store = try honest(changed, key: key)
        let entry = try #require(store.all(.actions)[try fingerprint(changed)])
        let drawn = try #require(ActionResult(entry))
        let forged = SHA256Digest(of: try golden).hexadecimal
        var text = entry
        let place = try #require(text.firstRange(of: drawn.hash.utf8))
        text.replaceSubrange(place, with: forged.utf8)
        #expect(ActionResult(text)?.hash == forged)
        #expect(try states(with: text) == [.different, .different])
        for index in entry.indices {
            var altered = entry
            altered[index] ^= 0x10
            #expect(try states(with: altered) == [.different, .different])
        }
    }

    @Test func `an honest entry with the golden in place of its picture shows the change`() throws {
        let store = try honest(changed, key: key)
        let entry = try #require(store.all(.actions)[try fingerprint(changed)])
        let hash = try #require(ActionResult(entry)).hash
        #expect(try states(with: entry, content: [hash: try golden]) == [.different, .different])
    }

    @Test func `what is drawn is kept far away only where that is asked for`() throws {
        for isFilled in [false, true] {
            let near = MemoryCache()
            let far = MemoryCache()
            var test = room.test
            test.cache = GoldenCache(
                near: SealedCache(near, key: CacheKey()), far: SealedCache(far, key: key, isFilled: isFilled),
                program: "1")
            #expect(test.compare(recorded).state == .same)
            #expect(near.all(.actions).count == 1)
            #expect(far.all(.actions).count == (isFilled ? 1 : 0))
            #expect(far.all(.content).count == (isFilled ? 1 : 0))
        }
    }

    @Test func `what another machine drew with the same key is known, and kept near under this machine's`() throws {
        let far = try honest(recorded, key: key)
        let near = MemoryCache()
        let own = CacheKey()
        let subject = try GoldenSubject(recorded)
        let both = try #require(
            GoldenCache(
                near: SealedCache(near, key: own), far: SealedCache(far, key: key, isFilled: false), program: "1"))
        let fingerprint = both.fingerprint(subject)
        let known = try #require(both.knownPicture(fingerprint))
        #expect(both.picture(known) == (try golden))
        let alone = try #require(GoldenCache(near: SealedCache(near, key: own), far: nil, program: "1"))
        #expect(alone.knownPicture(fingerprint)?.hash == known.hash)
        let stranger = try #require(GoldenCache(near: SealedCache(near, key: CacheKey()), far: nil, program: "1"))
        #expect(stranger.knownPicture(fingerprint) == nil)
    }

    @Test func `a short secret is no key`() {
        #expect(CacheKey([UInt8](repeating: 1, count: 31)) == nil)
        #expect(CacheKey([UInt8](repeating: 1, count: 32)) != nil)
    }
}
