import Foundation

/// How a symbol moves: a picture shows it at rest. Changes no picture.
public struct NSSymbolEffect: Hashable, Sendable {
    private let name: String
    private init(_ name: String) {
        self.name = name
    }
    /// It jumps.
    public static let bounce = NSSymbolEffect("bounce")
    /// It grows and shrinks.
    public static let pulse = NSSymbolEffect("pulse")
    /// Its colours move.
    public static let variableColor = NSSymbolEffect("variableColor")
    /// It grows or shrinks.
    public static let scale = NSSymbolEffect("scale")
    /// It comes.
    public static let appear = NSSymbolEffect("appear")
    /// It goes.
    public static let disappear = NSSymbolEffect("disappear")
    /// It turns.
    public static let rotate = NSSymbolEffect("rotate")
    /// It swings.
    public static let wiggle = NSSymbolEffect("wiggle")
    /// It breathes.
    public static let breathe = NSSymbolEffect("breathe")
}

/// How one symbol becomes another. Changes no picture.
public struct NSSymbolContentTransition: Hashable, Sendable {
    private let name: String
    private init(_ name: String) {
        self.name = name
    }
    /// One goes as the other comes.
    public static let replace = NSSymbolContentTransition("replace")
    /// The usual one.
    public static let automatic = NSSymbolContentTransition("automatic")
}

extension UIImageView {
    /// Shows another symbol, at once.
    public func setSymbolImage(_ image: UIImage, contentTransition: NSSymbolContentTransition) { self.image = image }
}

extension UIPickerView {
    /// Whether lines mark the choice, by an older name: they are drawn as today's are. Changes no picture.
    public var showsSelectionIndicator: Bool {
        get { true }
        set { _ = newValue }
    }
}

extension UIDatePicker {
    /// Whether the date is one that the wheel can show. Changes no picture.
    public var roundsToMinuteInterval: Bool {
        get { true }
        set { _ = newValue }
    }
}

extension UISwitch {
    /// A text that is shown on macOS alone. Changes no picture.
    public var title: String? {
        get { nil }
        set { _ = newValue }
    }
    /// A picture that today's switches do not show. Changes no picture.
    public var onImage: UIImage? {
        get { nil }
        set { _ = newValue }
    }
    /// A picture that today's switches do not show. Changes no picture.
    public var offImage: UIImage? {
        get { nil }
        set { _ = newValue }
    }
}
