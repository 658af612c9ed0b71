import Testing

@testable import Typesetting

@Suite struct LRUCacheTests {
    @Test func `the least recently used value goes first`() {
        var cache = LRUCache<Int, String>(countLimit: 2, costLimit: 100)
        cache.insert("one", for: 1, cost: 1)
        cache.insert("two", for: 2, cost: 1)
        _ = cache[1]
        cache.insert("three", for: 3, cost: 1)
        #expect(cache[1] == "one")
        #expect(cache[2] == nil)
        #expect(cache[3] == "three")
    }

    @Test func `values go until the new one's cost fits`() {
        var cache = LRUCache<Int, String>(countLimit: 10, costLimit: 10)
        for key in 1...3 { cache.insert("", for: key, cost: 3) }
        cache.insert("", for: 4, cost: 7)
        #expect(cache.count == 2)
        #expect(cache.cost == 10)
        #expect(cache[3] != nil && cache[4] != nil)
    }

    @Test func `what costs more than all may is not kept`() {
        var cache = LRUCache<Int, String>(countLimit: 10, costLimit: 10)
        cache.insert("small", for: 1, cost: 1)
        cache.insert("large", for: 2, cost: 11)
        #expect(cache[1] == "small")
        #expect(cache[2] == nil)
    }

    @Test func `a key inserted again has its new value and cost`() {
        var cache = LRUCache<Int, String>(countLimit: 10, costLimit: 10)
        cache.insert("old", for: 1, cost: 8)
        cache.insert("new", for: 1, cost: 2)
        #expect(cache[1] == "new")
        #expect(cache.cost == 2)
    }

    @Test func `limits hold through any sequence`() {
        var generator = SeededGenerator(state: 7)
        var cache = LRUCache<Int, Int>(countLimit: 20, costLimit: 60)
        for _ in 0..<5000 {
            let key = Int.random(in: 0..<50, using: &generator)
            if let value = cache[key] { #expect(value == key) }
            cache.insert(key, for: key, cost: Int.random(in: 0...10, using: &generator))
            #expect(cache.count <= 20 && cache.cost <= 60)
        }
    }
}
