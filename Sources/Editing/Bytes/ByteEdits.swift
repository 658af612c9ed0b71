/// Changes of a file's bytes: each puts bytes in the place of a range, and everything outside the ranges stays as it is.
public struct ByteEdits: Sendable {
    /// One change.
    struct Splice: Hashable, Sendable {
        var range: Range<Int>
        var bytes: [UInt8]
    }

    private(set) var splices: [Splice] = []

    /// No changes.
    public init() {}

    /// Whether nothing changes.
    public var isEmpty: Bool { splices.isEmpty }

    /// Puts a text in the place of a range of bytes; texts for one empty range stand in the order in which they were asked for.
    mutating func replace(_ range: Range<Int>, with text: String) {
        splices.append(Splice(range: range, bytes: Array(text.utf8)))
    }

    /// Leaves a range of bytes out.
    mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

    /// Puts a text before the byte of an offset.
    mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

    /// The bytes with all changes made.
    ///
    /// - Parameter bytes: What the ranges speak of.
    /// - Returns: The new bytes. Of ranges that lie in one another the outer one counts.
    public func applied(to bytes: [UInt8]) -> [UInt8] {
        let ordered = splices.enumerated().sorted { left, right in
            let a = left.element.range
            let b = right.element.range
            if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
            // What is inserted at a place stands before what is replaced there.
            if a.isEmpty != b.isEmpty { return a.isEmpty }
            return a.upperBound == b.upperBound ? left.offset < right.offset : a.upperBound > b.upperBound
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + splices.reduce(0) { $0 + $1.bytes.count })
        var position = 0
        for (_, splice) in ordered where splice.range.lowerBound >= position {
            result += bytes[position..<splice.range.lowerBound]
            result += splice.bytes
            position = splice.range.upperBound
        }
        result += bytes[position...]
        return result
    }
}
