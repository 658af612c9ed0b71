import Foundation
import KeylineGoldens
import Testing

@testable import KeylineCommand

/// What the command believes of caches, and where it keeps the key of a user.
@Suite struct SharedCacheTests {
    private let room: CommandSandbox
    private let secret = String(repeating: "5e", count: 16)

    init() throws {
        room = try CommandSandbox()
        try room.write(Fixtures.card, "Card.xib")
        try room.write("a.png Card.xib\n", "golden/cases.txt")
        _ = try room.run("golden", "accept", "*")
    }

    @Test func `without a key a shared cache is not asked, which is said`() throws {
        // Nothing answers at this address, which would be told of if it were asked.
        let outcome = try room.runShell(
            "env -u KEYLINE_CACHE_KEY keyline golden test --cache http://127.0.0.1:9 --fill-cache")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("the shared cache is not used: set KEYLINE_CACHE_KEY"))
        #expect(!outcome.errors.contains("could not be used"))
        let asked = try room.runShell(
            "KEYLINE_CACHE_KEY=\(secret) keyline golden test -o new --cache http://127.0.0.1:9")
        #expect(asked.errors.contains("the cache could not be used"))
    }

    @Test func `a key that can be guessed is an error`() throws {
        let outcome = try room.runShell("KEYLINE_CACHE_KEY=secret keyline golden test")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("KEYLINE_CACHE_KEY is shorter than 32 bytes"))
        #expect(outcome.errors.contains("openssl rand -hex 32"))
    }

    @Test func `filling a cache needs one`() throws {
        let outcome = try room.run("golden", "test", "--fill-cache")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("add \"--cache URL\""))
    }

    /// A branch may commit the folder of failures with entries that somebody else made.
    @Test func `what another user left in the folder of failures is not believed`() throws {
        func stored() -> Int { room.names.filter { $0.hasPrefix("out/golden/cache/ac/") }.count }
        func entry() -> Data? {
            room.names.first { $0.hasPrefix("out/golden/cache/ac/") }.flatMap { room.bytes($0) }
        }
        #expect(try room.run("golden", "test").status == 0)
        let own = try #require(entry())
        #expect(try room.run("golden", "test").status == 0)
        #expect(entry() == own, "it was known")
        #expect(try room.runShell("XDG_STATE_HOME=\(room.path(".state")) keyline golden test").status == 0)
        #expect(entry() != own, "another user drew it, and kept it under another key")
        #expect(stored() == 1)
    }

    @Test func `a user's key is made once, for this user alone`() throws {
        let folder = room.path("state")
        let keys = UserCacheKey(variables: ["XDG_STATE_HOME": folder])
        let secret = try #require(keys.key).secret
        #expect(secret.count == 32)
        #expect(keys.key?.secret == secret)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/keyline/cache.key")
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/keyline") == ["cache.key"])
        #expect(UserCacheKey(variables: ["HOME": room.path("home")]).key?.secret != secret)
        #expect(room.bytes("home/.local/state/keyline/cache.key")?.count == 32)
    }

    @Test func `a key that others may read or have replaced is none`() throws {
        let keys = UserCacheKey(variables: ["XDG_STATE_HOME": room.path("state")])
        _ = keys.key
        let path = room.path("state/keyline/cache.key")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        #expect(keys.key == nil)
        try room.remove("state/keyline/cache.key")
        try room.write("short", "state/keyline/cache.key")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        #expect(keys.key == nil)
        #expect(UserCacheKey(variables: [:]).key == nil)
        #expect(UserCacheKey(variables: ["HOME": "relative", "XDG_STATE_HOME": ""]).key == nil)
    }
}
