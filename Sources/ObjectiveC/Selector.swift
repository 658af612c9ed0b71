/// The name of a method, as Objective-C writes it: `save`, `tap:`, `pickerView:didSelectRow:`.
///
/// `keyline adapt` turns `#selector(tap)` into one. What it calls is found in the tables that `keyline adapt` writes (`ClassTable`).
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// A selector of this name, whether or not a method has it.
    public init(_ name: String) {
        self.name = name
    }

    /// A selector of this name, whether or not a method has it.
    public init(stringLiteral value: String) {
        name = value
    }

    /// The name.
    public var description: String { name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
