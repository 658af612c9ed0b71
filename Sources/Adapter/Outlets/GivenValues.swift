import KeylineOutletValues

/// The values that code gives to properties of outlets, in the order in which it does.
struct GivenValues {
    /// An assignment as it is met; unknown for a value that only running the code would tell.
    private struct Event {
        let value: OutletValue
        let isKnown: Bool
        let isConditional: Bool
    }

    private var events: [Event] = []
    /// The properties that every branch of a condition gives a value.
    private var replaced: Set<[String]> = []

    /// Properties of objects that are read.
    static let properties: Set<String> = [
        "text", "attributedText", "placeholder", "attributedPlaceholder", "title", "prompt", "isHidden", "textColor",
        "backgroundColor", "tintColor", "image", "numberOfLines", "adjustsFontSizeToFitWidth", "rowHeight",
        "accessibilityLabel", "accessibilityValue", "accessibilityHint",
    ]

    /// Notes an assignment.
    ///
    /// - Parameters:
    ///   - value: The value, with the certainty that it has by itself.
    ///   - isKnown: False for a value that only running the code would tell.
    ///   - isConditional: Whether a branch, or an exit before it, decides if the code runs.
    mutating func add(_ value: OutletValue, isKnown: Bool, isConditional: Bool) {
        events.append(Event(value: value, isKnown: isKnown, isConditional: isConditional))
    }

    /// The number of assignments met so far.
    var count: Int { events.count }

    /// Notes that one of several branches runs in any case: properties that all of them set lose the document's values.
    ///
    /// - Parameter branches: The numbers of the assignments of each branch.
    mutating func noteAlternatives(_ branches: [Range<Int>]) {
        let keys = branches.map { Set(events[$0].map { Self.key(of: $0.value) }) }
        guard let first = keys.first else { return }
        replaced.formUnion(keys.dropFirst().reduce(first) { $0.intersection($1) })
    }

    private static func key(of value: OutletValue) -> [String] { value.path + [value.property, value.state ?? ""] }

    /// The last value of each property, after those that count where the document sets no runtime attribute for it. It is certain if nothing
    /// decides whether it is given, and nothing but values of attributes follows it.
    var values: [OutletValue] {
        let groups = Dictionary(grouping: events.indices) { Self.key(of: events[$0].value) }
        return groups.values.flatMap(lastValues).sorted { $0.index < $1.index }.map(\.value)
    }

    private func lastValues(_ indices: [Int]) -> [(index: Int, value: OutletValue)] {
        var result: [(index: Int, value: OutletValue)] = []
        var isFollowed = false
        for index in indices.reversed() {
            guard events[index].isKnown else {
                isFollowed = true
                continue
            }
            var value = events[index].value
            // An observer of an attribute and a method that UIKit calls often set the same.
            if result.contains(where: { $0.value.value == value.value }) { continue }
            if isFollowed || events[index].isConditional { value.certainty = .likely }
            if value.certainty == .likely, replaced.contains(Self.key(of: value)) { value.certainty = .alternative }
            result.append((index, value))
            guard value.value.isOfAttribute else { break }
        }
        return result
    }
}
