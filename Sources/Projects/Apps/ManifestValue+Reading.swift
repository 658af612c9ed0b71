import KeylineOutletValues

extension ManifestValue {
    /// The text, number or truth value as it is written; nil for anything else.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The elements of an array; a single value is an array of one, and nothing is none.
    var items: [ManifestValue] {
        switch self {
        case .list(let items): items
        case .call("nil", _, _): []
        default: [self]
        }
    }

    /// The keys of a dictionary with their values.
    var entries: [Entry] { if case .table(let entries) = self { entries } else { [] } }

    /// The name of a call or member; nil for anything else.
    var name: String? { if case .call(let name, _, _) = self { name } else { nil } }

    /// The place of a call or of an expression that is not read.
    var location: String? {
        switch self {
        case .call(_, _, let location), .unread(_, let location): location
        default: nil
        }
    }

    /// The value of a labelled argument of a call.
    subscript(_ label: String) -> ManifestValue? {
        guard case .call(_, let arguments, _) = self else { return nil }
        let value = arguments.first { $0.label == label }?.value
        return value?.name == "nil" ? nil : value
    }

    /// The argument of a call that has no label; nil where none or several have none.
    var argument: ManifestValue? {
        guard case .call(_, let arguments, _) = self else { return nil }
        let values = arguments.filter { $0.label == nil }
        return values.count == 1 ? values.first?.value : nil
    }

    /// The first expression in the value that is not read, with its place.
    var unread: (expression: String, location: String)? {
        switch self {
        case .text: nil
        case .unread(let expression, let location): (expression, location)
        case .list(let items): items.lazy.compactMap(\.unread).first
        case .table(let entries): entries.lazy.compactMap { $0.key.unread ?? $0.value.unread }.first
        case .call(_, let arguments, _): arguments.lazy.compactMap(\.value.unread).first
        }
    }
}
