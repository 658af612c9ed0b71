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
    /// Sets the colour of the title's shadow, which is not drawn; the scene says so.
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        if color != nil { noteUndrawn("the shadow of a button's title") }
    }
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
}

extension UIPickerView {
    /// Asks for a column again.
    public func reloadComponent(_ component: Int) { reloadAllComponents() }
}
