import KeylineOutletValues

/// The values that code gives to properties of outlets, in the order in which it does.
struct GivenValues {
    /// An assignment as it is met; unknown for a value that only running the code would tell.
    private struct Event {
        let value: OutletValue
        let isKnown: Bool
        var isConditional: Bool
        /// The runtime attributes without which the code does nothing, or of which the value is made.
        let attributes: Set<String>

        /// Whether the object has the value in any case, as far as code decides about it.
        var isCertain: Bool { isKnown && !isConditional && value.certainty == .certain }
    }

    private var events: [Event] = []
    /// The properties that every branch of a condition gives a value.
    private var replaced: Set<[String]> = []

    /// Properties of objects that are read.
    static let properties: Set<String> = [
        "text", "attributedText", "placeholder", "attributedPlaceholder", "title", "prompt", "isHidden", "textColor",
        "backgroundColor", "tintColor", "image", "isEnabled", "numberOfLines", "adjustsFontSizeToFitWidth", "rowHeight",
        "accessibilityLabel", "accessibilityValue", "accessibilityHint", UntoldProperties.font,
        UntoldProperties.opacity, "clipsToBounds",
    ]

    /// Properties of a view's layer that are read, each as one of the view's own, such as `layer.cornerRadius`.
    private static let ofLayer: Set<String> = ["borderColor", "borderWidth", "cornerRadius", "masksToBounds"]

    /// The view and the property that names from an object lead to, such as `box` and `layer.borderWidth` for `box.layer.borderWidth`; nil for a
    /// property that is not read.
    static func target(of names: [String]) -> (path: [String], property: String)? {
        guard let property = names.last else { return nil }
        if names.dropLast().last == "layer" {
            return ofLayer.contains(property) ? (Array(names.dropLast(2)), "layer." + property) : nil
        }
        return properties.contains(property) ? (Array(names.dropLast()), property) : nil
    }

    /// Notes an assignment.
    ///
    /// - Parameters:
    ///   - value: The value, with the certainty that it has by itself.
    ///   - isKnown: False for a value that only running the code would tell.
    ///   - isConditional: Whether a branch, or an exit before it, decides if the code runs.
    ///   - attributes: The runtime attributes without which the code does nothing, or of which the value is made.
    mutating func add(_ value: OutletValue, isKnown: Bool, isConditional: Bool, attributes: Set<String> = []) {
        events.append(Event(value: value, isKnown: isKnown, isConditional: isConditional, attributes: attributes))
    }

    /// The properties that are given any value, in the order in which they are first.
    var properties: [(path: [String], property: String)] {
        var seen: Set<[String]> = []
        return events.map { ($0.value.path, $0.value.property) }.filter { seen.insert($0.0 + [$0.1]).inserted }
    }

    /// Notes that nothing tells which of several methods is called. Where two or more give a property the same value and none another one, it
    /// has that; of different ones none is the document's.
    ///
    /// - Parameter ways: The numbers of the assignments of each method.
    mutating func noteWays(_ ways: [Range<Int>]) {
        var last: [[String]: [Event]] = [:]
        for way in ways {
            let keys = Dictionary(way.map { (Self.key(of: events[$0].value), $0) }, uniquingKeysWith: max)
            for (key, index) in keys { last[key, default: []].append(events[index]) }
        }
        let agreed = last.filter { _, events in
            events.count > 1 && events.allSatisfy { $0.isCertain && $0.value.value == events[0].value.value }
        }
        replaced.formUnion(last.filter { $0.value.count > 1 && $0.value.allSatisfy { !$0.isConditional } }.keys)
        for index in ways.joined() where agreed[Self.key(of: events[index].value)] == nil {
            events[index].isConditional = true
        }
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
        let all = groups.values.flatMap { lastValues($0) + unknownValues($0) }
        return all.sorted { ($0.index, $1.value.certainty.rawValue) < ($1.index, $0.value.certainty.rawValue) }
            .map(\.value)
    }

    /// The values of the object itself that only running the code would tell, with the attributes without which there are none.
    private func unknownValues(_ indices: [Int]) -> [(index: Int, value: OutletValue)] {
        var result: [(index: Int, value: OutletValue)] = []
        for index in indices.reversed() {
            let event = events[index]
            guard event.value.path.isEmpty, UntoldProperties.ofObject.contains(event.value.property) else { break }
            if event.isCertain {
                // A value of an attribute leaves other objects theirs.
                if event.value.value.isOfAttribute { continue }
                break
            }
            let isLiteral = event.isKnown && event.value.certainty == .certain && event.attributes.isEmpty
            if isLiteral { continue }
            var value = event.value
            value.value = event.attributes.isEmpty ? .nothing : .madeOfAttributes(event.attributes.sorted())
            value.certainty = .unknown
            if !result.contains(where: { $0.value.value == value.value }) { result.append((index, value)) }
        }
        return result
    }

    /// Whether a branch gives the value that the object has anyway.
    private func repeatsCertainValue(_ index: Int, _ indices: [Int]) -> Bool {
        let value = events[index].value.value
        guard !value.isOfAttribute else { return false }
        for earlier in indices.reversed() where earlier < index {
            guard events[earlier].isKnown, events[earlier].value.value == value else { return false }
            if events[earlier].isCertain { return true }
        }
        return false
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
            let isInAnyCase = !events[index].isConditional || repeatsCertainValue(index, indices)
            if isFollowed || !isInAnyCase { value.certainty = .likely }
            if value.certainty == .likely, replaced.contains(Self.key(of: value)) { value.certainty = .alternative }
            result.append((index, value))
            guard value.value.isOfAttribute else { break }
        }
        return result
    }
}
