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

    /// Properties of objects that are read.
    static let properties: Set<String> = [
        "text", "attributedText", "placeholder", "attributedPlaceholder", "title", "prompt", "isHidden", "textColor",
        "backgroundColor", "tintColor", "image", "accessibilityLabel", "accessibilityValue", "accessibilityHint",
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

    /// The last value of each property. It is certain if nothing decides whether it is given, and nothing follows it.
    var values: [OutletValue] {
        let groups = Dictionary(grouping: events.indices) { index -> [String] in
            let value = events[index].value
            return value.path + [value.property, value.state ?? ""]
        }
        return groups.values.compactMap { indices -> (Int, OutletValue)? in
            guard let index = indices.last(where: { events[$0].isKnown }) else { return nil }
            var value = events[index].value
            let isLast = indices.last == index
            if !isLast || events[index].isConditional { value.certainty = .likely }
            return (index, value)
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
