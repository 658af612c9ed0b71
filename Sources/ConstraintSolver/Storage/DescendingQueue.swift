/// A binary heap that gives back the item of the highest order first.
struct DescendingQueue: ~Copyable {
    struct Entry: BitwiseCopyable {
        var order: Int32
        var item: Int32
    }

    private var entries = Store<Entry>()

    mutating func removeAll() {
        entries.removeAll()
    }

    mutating func push(_ entry: Entry) {
        entries.append(entry)
        var hole = entries.count - 1
        while hole > 0 {
            let parent = (hole - 1) / 2
            guard entries[parent].order < entry.order else { break }
            entries[hole] = entries[parent]
            hole = parent
        }
        entries[hole] = entry
    }

    mutating func pop() -> Int32? {
        guard !entries.isEmpty else { return nil }
        let first = entries[0].item
        let last = entries.removeLast()
        guard !entries.isEmpty else { return first }
        var hole = 0
        while true {
            var child = 2 * hole + 1
            guard child < entries.count else { break }
            if child + 1 < entries.count, entries[child + 1].order > entries[child].order { child += 1 }
            guard entries[child].order > last.order else { break }
            entries[hole] = entries[child]
            hole = child
        }
        entries[hole] = last
        return first
    }
}
