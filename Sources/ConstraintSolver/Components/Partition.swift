/// Groups of coordinates that have rows in common, each with its rows.
struct Partition: ~Copyable {
    /// By root, a coordinate of the same group, and in the end the group.
    private var parent = Store<Int32>()
    private var group = Store<Int32>()
    private var membership = Store<Int32>()
    private var coordinateStart = Store<Int32>()
    private var coordinateList = Store<Int32>()
    private var rowStart = Store<Int32>()
    private var rowList = Store<Int32>()

    /// Gives the memory back.
    mutating func release() {
        parent.release()
        group.release()
        membership.release()
        coordinateStart.release()
        coordinateList.release()
        rowStart.release()
        rowList.release()
    }

    var groupCount: Int { coordinateStart.count - 1 }

    /// Starts with each coordinate in a group of its own.
    mutating func begin(rootCount: Int, coordinates: borrowing Store<Int32>) {
        parent.resize(to: max(parent.count, rootCount), filling: -1)
        group.resize(to: max(group.count, rootCount), filling: -1)
        for place in coordinates.indices {
            parent[coordinates[place]] = coordinates[place]
            group[coordinates[place]] = -1
        }
    }

    @inline(__always)
    mutating func join(_ left: Int32, _ right: Int32) {
        let first = find(left)
        let second = find(right)
        guard first != second else { return }
        // The smaller index wins, so that the groups do not depend on the order of the rows.
        if first < second { parent[second] = first } else { parent[first] = second }
    }

    @inline(__always)
    private mutating func find(_ coordinate: Int32) -> Int32 {
        var coordinate = coordinate
        while parent[coordinate] != coordinate {
            parent[coordinate] = parent[parent[coordinate]]
            coordinate = parent[coordinate]
        }
        return coordinate
    }

    /// Lists the coordinates and rows of each group, in the order in which they came.
    mutating func finish(coordinates: borrowing Store<Int32>, builder: borrowing ComponentBuilder) {
        var groups: Int32 = 0
        for place in coordinates.indices {
            let leader = find(coordinates[place])
            if group[leader] < 0 {
                group[leader] = groups
                groups += 1
            }
            group[coordinates[place]] = group[leader]
        }
        membership.removeAll()
        for place in coordinates.indices { membership.append(group[coordinates[place]]) }
        membership.sortPlaces(into: Int(groups), &coordinateStart, &coordinateList)
        for place in coordinateList.indices { coordinateList[place] = coordinates[coordinateList[place]] }
        membership.removeAll()
        for place in builder.rows.indices {
            membership.append(group[builder.entries[builder.rows[place].firstEntry].index])
        }
        membership.sortPlaces(into: Int(groups), &rowStart, &rowList)
    }

    func coordinates(ofGroup group: Int) -> UnsafeBufferPointer<Int32> {
        let first = Int(coordinateStart[group])
        return UnsafeBufferPointer(start: coordinateList.base + first, count: Int(coordinateStart[group + 1]) - first)
    }

    func rows(ofGroup group: Int) -> UnsafeBufferPointer<Int32> {
        let first = Int(rowStart[group])
        return UnsafeBufferPointer(start: rowList.base + first, count: Int(rowStart[group + 1]) - first)
    }
}

extension Store<Int32> {
    /// A counting sort: lists the places of the elements by element; `start` says where each element's places begin.
    func sortPlaces(into groups: Int, _ start: inout Store<Int32>, _ list: inout Store<Int32>) {
        start.removeAll()
        start.resize(to: groups + 1, filling: 0)
        list.resize(to: count, filling: 0)
        for place in indices { start[self[place] + 1] += 1 }
        for group in 0..<groups { start[group + 1] += start[group] }
        for place in indices {
            list[start[self[place]]] = Int32(place)
            start[self[place]] += 1
        }
        var group = groups
        while group > 0 {
            start[group] = start[group - 1]
            group -= 1
        }
        start[0] = 0
    }
}
