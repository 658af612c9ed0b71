/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character.
    public let character: Character
    /// The key of a character.
    public init(_ character: Character) {
        self.character = character
    }
    /// The key of a character.
    public init(extendedGraphemeClusterLiteral: Character) {
        character = extendedGraphemeClusterLiteral
    }
    /// Return.
    public static let `return`: KeyEquivalent = "\r"
    /// Escape.
    public static let escape: KeyEquivalent = "\u{1B}"
    /// Delete.
    public static let delete: KeyEquivalent = "\u{8}"
    /// Space.
    public static let space: KeyEquivalent = " "
    /// Tab.
    public static let tab: KeyEquivalent = "\t"
}

/// A key with others held.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public let key: KeyEquivalent
    /// The keys that are held.
    public let modifiers: EventModifiers
    /// A key with others held.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }
    /// What confirms.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// What cancels.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
}
