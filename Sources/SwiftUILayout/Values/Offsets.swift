public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at offsets, as the closure of `onDelete(perform:)` is given them.
    ///
    /// - Parameter offsets: The offsets from the start; those beyond the end remove nothing.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() where offset < count {
            remove(at: startIndex + offset)
        }
    }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
    /// Moves the elements at offsets, as the closure of `onMove(perform:)` is given them.
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements.
    ///   - destination: The offset, before the move, of the element in front of which they go.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.filter { $0 < count }.map { self[startIndex + $0] }
        let goal = destination - source.count { $0 < destination }
        remove(atOffsets: source)
        insert(contentsOf: moved, at: startIndex + Swift.min(goal, count))
    }
}
