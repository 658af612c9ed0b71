/// Values of which the least recently used ones go first when there are too many or they cost too much.
///
/// A value is its own key: who looks for one brings a hash, and says which value is meant. So a key costs no memory besides.
struct LRUCache<Value> {
    private struct Entry {
        var value: Value?
        var hash: UInt32
        var previous: Int32
        var next: Int32
        var cost: Int
    }

    private let countLimit: Int
    private let costLimit: Int
    /// For each place the index of an entry plus one; 0 where it is free. Their number is a power of two, at least twice that of entries.
    private var places: [Int32] = []
    private var entries: [Entry] = []
    private var free: [Int] = []
    private(set) var cost = 0
    private(set) var count = 0
    /// The most and the least recently used entry; -1 where there is none.
    private var newest = -1
    private var oldest = -1

    init(countLimit: Int, costLimit: Int) {
        (self.countLimit, self.costLimit) = (min(countLimit, 1 << 30), costLimit)
    }

    /// The value that is meant, which thereby becomes the most recently used one; nil where it is not kept.
    mutating func find(hash: UInt32, where isMeant: (Value) -> Bool) -> Value? {
        guard let place = place(hash, where: isMeant) else { return nil }
        let slot = Int(places[place]) - 1
        if slot != newest {
            unlink(slot)
            link(slot)
        }
        return entries[slot].value
    }

    /// Keeps a value in place of one that is meant as well, unless it alone costs more than all may.
    mutating func insert(_ value: Value, hash: UInt32, cost: Int, where isMeant: (Value) -> Bool) {
        if let known = place(hash, where: isMeant) { remove(at: known) }
        guard countLimit > 0, cost <= costLimit else { return }
        while oldest >= 0, count >= countLimit || self.cost + cost > costLimit { remove(entry: oldest) }
        let entry = Entry(value: value, hash: hash, previous: -1, next: -1, cost: cost)
        let slot = free.popLast() ?? entries.count
        if slot < entries.count { entries[slot] = entry } else { entries.append(entry) }
        count += 1
        self.cost += cost
        if count * 2 > places.count { grow() } else { take(slot) }
        link(slot)
    }

    // MARK: Places

    private func place(_ hash: UInt32, where isMeant: (Value) -> Bool) -> Int? {
        guard !places.isEmpty else { return nil }
        var place = Int(hash) & (places.count - 1)
        while places[place] != 0 {
            let slot = Int(places[place]) - 1
            if entries[slot].hash == hash, let value = entries[slot].value, isMeant(value) { return place }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    private mutating func take(_ slot: Int) {
        var place = Int(entries[slot].hash) & (places.count - 1)
        while places[place] != 0 { place = (place + 1) & (places.count - 1) }
        places[place] = Int32(slot + 1)
    }

    private mutating func grow() {
        places = [Int32](repeating: 0, count: max(places.count * 2, 16))
        for slot in entries.indices where entries[slot].value != nil { take(slot) }
    }

    /// Frees a place, and moves up those behind it that would not be found any more.
    private mutating func freePlace(_ place: Int) {
        let mask = places.count - 1
        var (hole, next) = (place, (place + 1) & mask)
        while places[next] != 0 {
            let home = Int(entries[Int(places[next]) - 1].hash) & mask
            if (next - home) & mask >= (next - hole) & mask {
                places[hole] = places[next]
                hole = next
            }
            next = (next + 1) & mask
        }
        places[hole] = 0
    }

    // MARK: Entries

    private mutating func remove(entry slot: Int) {
        let mask = places.count - 1
        var place = Int(entries[slot].hash) & mask
        while places[place] != Int32(slot + 1) { place = (place + 1) & mask }
        remove(at: place)
    }

    private mutating func remove(at place: Int) {
        let slot = Int(places[place]) - 1
        freePlace(place)
        unlink(slot)
        entries[slot].value = nil
        free.append(slot)
        cost -= entries[slot].cost
        count -= 1
    }

    private mutating func link(_ slot: Int) {
        entries[slot].previous = -1
        entries[slot].next = Int32(newest)
        if newest >= 0 { entries[newest].previous = Int32(slot) }
        newest = slot
        if oldest < 0 { oldest = slot }
    }

    private mutating func unlink(_ slot: Int) {
        let (previous, next) = (Int(entries[slot].previous), Int(entries[slot].next))
        if previous >= 0 { entries[previous].next = Int32(next) } else { newest = next }
        if next >= 0 { entries[next].previous = Int32(previous) } else { oldest = previous }
    }
}
