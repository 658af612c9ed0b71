public import Foundation

/// A value that describes itself in dumps.
public protocol AnySnapshotStringConvertible {
    /// Whether the parts follow the description.
    static var renderChildren: Bool { get }
    /// The description.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// False: a value that describes itself is a line.
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    /// The character in quotation marks.
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    /// The number of bytes.
    public var snapshotDescription: String { count == 1 ? "1 byte" : "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
    /// The date in UTC, as ISO 8601 has it.
    public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
    /// The debugging description without addresses.
    public var snapshotDescription: String { debugDescription.withoutAddresses }
}

extension String: AnySnapshotStringConvertible {
    /// The text in quotation marks.
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    /// The text in quotation marks.
    public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
    /// The address.
    public var snapshotDescription: String { debugDescription }
}

extension String {
    /// The text without addresses of objects.
    var withoutAddresses: String { replacing(/:?\s*0x[\da-f]+(\s*)/) { $0.output.1.isEmpty ? "" : " " } }
}

/// A value and its parts as lines, in the notation of Swift's `dump`, without addresses and hash order.
struct ValueDump {
    /// The lines.
    let text: String

    /// Describes a value.
    init(_ value: Any) {
        text = Self.text(of: value, name: nil, indent: 0, within: [])
    }

    private static func text(of value: Any, name: String?, indent: Int, within: Set<ObjectIdentifier>) -> String {
        let mirror = Mirror(reflecting: value)
        let space = String(repeating: " ", count: indent)
        let label = name.map { "\($0): " } ?? ""
        var within = within
        if mirror.displayStyle == .class {
            let identity = ObjectIdentifier(value as AnyObject)
            guard within.insert(identity).inserted else {
                return "\(space)▿ \(name ?? "value") (circular reference detected)\n"
            }
        }
        if let convertible = value as? any AnySnapshotStringConvertible, !type(of: convertible).renderChildren {
            return "\(space)- \(label)\(convertible.snapshotDescription)\n"
        }
        let parts = Self.parts(of: value, mirror, within)
        let bullet = parts.isEmpty ? "-" : "▿"
        return "\(space)\(bullet) \(label)\(title(of: value, mirror))\n"
            + parts.map { text(of: $0.value, name: $0.label, indent: indent + 2, within: within) }.joined()
    }

    private static func title(of value: Any, _ mirror: Mirror) -> String {
        let count = mirror.children.count
        let type = String(describing: mirror.subjectType)
        switch mirror.displayStyle {
        case .collection: return count == 1 ? "1 element" : "\(count) elements"
        case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
        case .set: return count == 1 ? "1 member" : "\(count) members"
        case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
        case .optional: return count == 0 ? "\(type).none" : type
        case .enum: return count == 0 ? "\(type).\(value)" : type
        case .struct:
            if let convertible = value as? any AnySnapshotStringConvertible { return convertible.snapshotDescription }
            return count == 0 ? String(describing: value).withoutAddresses : type
        case .class, .foreignReference: return type
        default: return String(describing: value).withoutAddresses
        }
    }

    private static func parts(of value: Any, _ mirror: Mirror, _ within: Set<ObjectIdentifier>) -> [Mirror.Child] {
        var children = Array(mirror.children)
        if mirror.displayStyle == .class {
            var above = mirror.superclassMirror
            while let next = above {
                children = Array(next.children) + children
                above = next.superclassMirror
            }
        }
        func key(_ child: Mirror.Child) -> String { text(of: child.value, name: nil, indent: 0, within: within) }
        switch mirror.displayStyle {
        case .set, .dictionary: return children.map { ($0, key($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
        case .class, .struct: return children.sorted { ($0.label ?? "") < ($1.label ?? "") }
        default: return children
        }
    }
}
