/// Values by key, of which the least recently used ones go first when there are too many or they cost too much.
struct LRUCache<Key: Hashable, Value> {
    private struct Entry {
        let key: Key
        let value: Value
        let cost: Int
        var previous: Int
        var next: Int
    }

    private let countLimit: Int
    private let costLimit: Int
    private var slots: [Key: Int] = [:]
    private var entries: [Entry?] = []
    private var free: [Int] = []
    private(set) var cost = 0
    /// The most and the least recently used entry; -1 where there is none.
    private var newest = -1
    private var oldest = -1

    init(countLimit: Int, costLimit: Int) {
        (self.countLimit, self.costLimit) = (countLimit, costLimit)
    }

    var count: Int { slots.count }

    /// A value, which thereby becomes the most recently used one.
    subscript(key: Key) -> Value? {
        mutating get {
            guard let slot = slots[key] else { return nil }
            if slot != newest {
                unlink(slot)
                link(slot)
            }
            return entries[slot]?.value
        }
    }

    /// Keeps a value, unless it alone costs more than all may.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        guard countLimit > 0, cost <= costLimit else {
            if let slot = slots[key] { remove(slot) }
            return
        }
        while oldest >= 0, count >= countLimit || self.cost + cost > costLimit { remove(oldest) }
        let entry = Entry(key: key, value: value, cost: cost, previous: -1, next: -1)
        let slot: Int
        if let reused = free.popLast() {
            slot = reused
            entries[slot] = entry
        } else {
            slot = entries.count
            entries.append(entry)
        }
        if let previous = slots.updateValue(slot, forKey: key) { release(previous) }
        self.cost += cost
        link(slot)
    }

    private mutating func remove(_ slot: Int) {
        if let key = entries[slot]?.key { slots[key] = nil }
        release(slot)
    }

    private mutating func release(_ slot: Int) {
        guard let entry = entries[slot] else { return }
        unlink(slot)
        entries[slot] = nil
        free.append(slot)
        cost -= entry.cost
    }

    private mutating func link(_ slot: Int) {
        entries[slot]?.previous = -1
        entries[slot]?.next = newest
        if newest >= 0 { entries[newest]?.previous = slot }
        newest = slot
        if oldest < 0 { oldest = slot }
    }

    private mutating func unlink(_ slot: Int) {
        guard let entry = entries[slot] else { return }
        if entry.previous >= 0 { entries[entry.previous]?.next = entry.next } else { newest = entry.next }
        if entry.next >= 0 { entries[entry.next]?.previous = entry.previous } else { oldest = entry.previous }
    }
}
