import Foundation
import Testing

@testable import KeylineGoldens

/// What is asked of a server that keeps results, and what becomes of its answers.
@Suite struct HTTPCacheTests {
    @Test func `what was put is there for others`() throws {
        let server = try CacheServer()
        let cache = try #require(HTTPCache("\(server.address)/team"))
        let picture = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        #expect(cache.entry(.content, "abc") == nil)
        cache.put(picture, .content, "abc")
        cache.put([], .actions, "empty")
        let other = try #require(HTTPCache("\(server.address)/team"))
        #expect(other.entry(.content, "abc") == picture)
        #expect(other.entry(.actions, "empty") == [])
        #expect(cache.problem == nil)
        #expect(server.requests.contains("PUT /team/cas/abc"))
        #expect(server.requests.contains("GET /team/ac/empty"))
    }

    @Test func `a server that keeps nothing is told of once`() throws {
        let server = try CacheServer(refusesWith: 403)
        let cache = try #require(HTTPCache(server.address))
        cache.put([1, 2, 3], .actions, "one")
        cache.put([1, 2, 3], .actions, "two")
        #expect(cache.problem == "PUT /ac/one was answered with 403")
        #expect(cache.entry(.actions, "one") == nil)
    }

    @Test func `a server that is not there is left alone after three requests`() throws {
        let server = try CacheServer()
        let address = server.address
        server.stop()
        let cache = try #require(HTTPCache(address))
        for _ in 0..<5 { #expect(cache.entry(.actions, "one") == nil) }
        #expect(cache.problem?.isEmpty == false)
        let other = try CacheServer(port: server.port)
        #expect(cache.entry(.actions, "one") == nil)
        #expect(other.requests.isEmpty)
    }

    @Test func `many threads ask at once`() async throws {
        let server = try CacheServer()
        let cache = try #require(HTTPCache(server.address))
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask {
                    cache.put([UInt8(number)], .content, "\(number)")
                    #expect(cache.entry(.content, "\(number)") == [UInt8(number)])
                }
            }
        }
        #expect(cache.problem == nil)
    }

    @Test(arguments: ["ftp://cache.example/a", "cache.example", "file:///tmp/a", ""])
    func `what is no address of HTTP is none`(address: String) {
        #expect(HTTPCache(address) == nil)
    }
}
