import Testing

@testable import KeylineTypesetting

@Suite struct LRUCacheTests {
    @Test func `the least recently used value goes first`() {
        var cache = KeyedCache<String>(countLimit: 2, costLimit: 100)
        cache.insert("one", for: 1, cost: 1)
        cache.insert("two", for: 2, cost: 1)
        _ = cache[1]
        cache.insert("three", for: 3, cost: 1)
        #expect(cache[1] == "one")
        #expect(cache[2] == nil)
        #expect(cache[3] == "three")
    }

    @Test func `values go until the new one's cost fits`() {
        var cache = KeyedCache<String>(countLimit: 10, costLimit: 10)
        for key in 1...3 { cache.insert("", for: key, cost: 3) }
        cache.insert("", for: 4, cost: 7)
        #expect(cache.count == 2)
        #expect(cache.cost == 10)
        #expect(cache[3] != nil && cache[4] != nil)
    }

    @Test func `what costs more than all may is not kept`() {
        var cache = KeyedCache<String>(countLimit: 10, costLimit: 10)
        cache.insert("small", for: 1, cost: 1)
        cache.insert("large", for: 2, cost: 11)
        #expect(cache[1] == "small")
        #expect(cache[2] == nil)
    }

    @Test func `a key inserted again has its new value and cost`() {
        var cache = KeyedCache<String>(countLimit: 10, costLimit: 10)
        cache.insert("old", for: 1, cost: 8)
        cache.insert("new", for: 1, cost: 2)
        #expect(cache[1] == "new")
        #expect(cache.cost == 2)
    }

    @Test func `values whose hashes are alike are told apart`() {
        var cache = KeyedCache<Int>(countLimit: 40, costLimit: 1000, hash: { UInt32($0 % 3) })
        for key in 0..<40 { cache.insert(key, for: key, cost: 1) }
        #expect((0..<40).allSatisfy { cache[$0] == $0 })
        for key in 40..<60 { cache.insert(key, for: key, cost: 1) }
        #expect((0..<60).allSatisfy { cache[$0] == ($0 < 20 ? nil : $0) })
    }

    @Test func `limits hold through any sequence`() {
        var generator = SeededGenerator(state: 7)
        var cache = KeyedCache<Int>(countLimit: 20, costLimit: 60)
        for _ in 0..<5000 {
            let key = Int.random(in: 0..<50, using: &generator)
            if let value = cache[key] { #expect(value == key) }
            cache.insert(key, for: key, cost: Int.random(in: 0...10, using: &generator))
            #expect(cache.count <= 20 && cache.cost <= 60)
        }
    }
}

/// A cache of values that know their keys.
private struct KeyedCache<Value> {
    private var cache: LRUCache<(key: Int, value: Value)>
    private let hash: (Int) -> UInt32

    init(countLimit: Int, costLimit: Int, hash: @escaping (Int) -> UInt32 = { UInt32($0) &* 0x9E37_79B9 }) {
        cache = LRUCache(countLimit: countLimit, costLimit: costLimit)
        self.hash = hash
    }

    var count: Int { cache.count }
    var cost: Int { cache.cost }

    subscript(key: Int) -> Value? {
        mutating get { cache.find(hash: hash(key), where: { $0.key == key })?.value }
    }

    mutating func insert(_ value: Value, for key: Int, cost: Int) {
        cache.insert((key, value), hash: hash(key), cost: cost, where: { $0.key == key })
    }
}
