/// A list that mostly has one element, which then needs no memory of its own.
struct SmallArray<Element>: RandomAccessCollection, MutableCollection {
    private(set) var first: Element?
    /// Nil while there are none, which costs less than an empty array.
    private var others: [Element]?

    init() {}

    init(_ only: Element) { first = only }

    var startIndex: Int { 0 }
    var endIndex: Int { first == nil ? 0 : 1 + (others?.count ?? 0) }

    var last: Element? { others?.last ?? first }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            if index == 0, let first { return first }
            guard let others else { preconditionFailure("the index is out of bounds") }
            return others[index - 1]
        }
        set { if index == 0 { first = newValue } else { others?[index - 1] = newValue } }
    }

    mutating func append(_ element: Element) {
        if first == nil {
            first = element
        } else if others == nil {
            others = [element]
        } else {
            others?.append(element)
        }
    }
}

extension SmallArray: Sendable where Element: Sendable {}
