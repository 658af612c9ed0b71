/// A list that mostly has one element, which then needs no memory of its own.
struct ShortList<Element>: RandomAccessCollection, MutableCollection {
    private(set) var first: Element?
    private var others: [Element] = []

    init() {}

    init(_ only: Element) { first = only }

    /// What some elements become, in their order.
    init<Source>(_ source: some Collection<Source>, _ transform: (Source) -> Element) {
        for element in source { append(transform(element)) }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { first == nil ? 0 : 1 + others.count }

    var last: Element? { others.last ?? first }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { if index == 0, let first { first } else { others[index - 1] } }
        set { if index == 0 { first = newValue } else { others[index - 1] = newValue } }
    }

    mutating func append(_ element: Element) {
        if first == nil { first = element } else { others.append(element) }
    }
}

extension ShortList: Sendable where Element: Sendable {}
