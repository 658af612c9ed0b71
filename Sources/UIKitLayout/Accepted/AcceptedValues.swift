public import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

extension UITraitCollection {
    /// Whether colours look different in other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel
    }
}

extension UIButton {
    /// What the button is for; raw values are Apple's. Changes no picture.
    public enum Role: Int, Hashable, Sendable {
        case normal = 0
        case primary, cancel, destructive
    }
    /// Sets the colour of the title's shadow, which is not drawn; the scene says so.
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        if color != nil { noteUndrawn("the shadow of a button's title") }
    }
}

extension UIImageView {
    /// Whether an animation runs: never. Changes no picture.
    public var isAnimating: Bool { false }
    /// Runs an animation. Changes no picture.
    public func startAnimating() {}
    /// Ends an animation. Changes no picture.
    public func stopAnimating() {}
}

extension UIWindow {
    /// How far in front a window is. One window is drawn. Changes no picture.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: CGFloat
        /// Wraps a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
        /// As usual.
        public static let normal = Level(rawValue: 0)
        /// In front of the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// In front of everything.
        public static let alert = Level(rawValue: 2000)
        /// A level in front of another one.
        public static func + (level: Level, more: CGFloat) -> Level { Level(rawValue: level.rawValue + more) }
    }
    /// The screen. Changes no picture.
    public var screen: UIScreen { .main }
    /// Whether the window is in front: it is. Changes no picture.
    public var isKeyWindow: Bool { true }
    /// Brings the window to the front. Changes no picture.
    public func makeKey() {}
    /// Takes the window from the front. Changes no picture.
    public func resignKey() {}
}

extension UIPageControl {
    /// The look of what is behind the dots; raw values are Apple's. Changes no picture.
    public enum BackgroundStyle: Int, Hashable, Sendable {
        case automatic = 0
        case prominent, minimal
    }
}

extension UIPickerView {
    /// Asks for a column again.
    public func reloadComponent(_ component: Int) { reloadAllComponents() }
}

extension UISwitch {
    /// How a switch looks; raw values are Apple's. Changes no picture: it slides on a phone.
    public enum Style: Int, Hashable, Sendable {
        case automatic = 0
        case checkbox, sliding
    }
}
