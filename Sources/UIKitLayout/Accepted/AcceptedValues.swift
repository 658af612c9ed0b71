public import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

/// Values that objects keep because code sets them, and that no still picture shows.
extension MainActorObject {
    @MainActor func kept<Value>(_ key: String, _ usual: Value) -> Value { keptValues[key] as? Value ?? usual }
    @MainActor func keep(_ key: String, _ value: Any?) { keptValues[key] = value }
    /// Says what the picture leaves out.
    @MainActor func noteUndrawn(_ what: String) {
        SceneContext.current.report(Diagnostic(.note, .ignored, message: "\(what) is not drawn"))
    }
}

extension UITraitCollection {
    /// Whether colours look different in other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel
    }
}

extension UIButton {
    /// Whether a pointer changes over the button. Changes no picture.
    public var isPointerInteractionEnabled: Bool {
        get { kept("pointer", false) }
        set { keep("pointer", newValue) }
    }
    /// Whether touches light the button up. Changes no picture.
    public var showsTouchWhenHighlighted: Bool {
        get { kept("glow", false) }
        set { keep("glow", newValue) }
    }
    /// Whether a touch chooses the button. Changes no picture.
    public var changesSelectionAsPrimaryAction: Bool {
        get { kept("toggles", false) }
        set { keep("toggles", newValue) }
    }
    /// The menu that a touch opens, which a picture does not. Changes no picture.
    public var menu: UIMenu? {
        get { kept("menu", nil) }
        set { keep("menu", newValue) }
    }
    /// What the button is for; raw values are Apple's. Changes no picture.
    public enum Role: Int, Hashable, Sendable {
        case normal = 0
        case primary, cancel, destructive
    }
    /// What the button is for. Changes no picture.
    public var role: Role {
        get { kept("role", .normal) }
        set { keep("role", newValue) }
    }
    /// Sets the colour of the title's shadow, which is not drawn; the scene says so.
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        if color != nil { noteUndrawn("the shadow of a button's title") }
    }
    /// Whether the configuration follows the state. Changes no picture.
    public var automaticallyUpdatesConfiguration: Bool {
        get { kept("updates", true) }
        set { keep("updates", newValue) }
    }
}

extension UIImageView {
    /// The pictures of an animation, which does not run: the image is drawn. Changes no picture.
    public var animationImages: [UIImage]? {
        get { kept("images", nil) }
        set { keep("images", newValue) }
    }
    /// How long an animation takes, in seconds. Changes no picture.
    public var animationDuration: TimeInterval {
        get { kept("duration", 0) }
        set { keep("duration", newValue) }
    }
    /// How often an animation runs. Changes no picture.
    public var animationRepeatCount: Int {
        get { kept("repeats", 0) }
        set { keep("repeats", newValue) }
    }
    /// Whether an animation runs: never. Changes no picture.
    public var isAnimating: Bool { false }
    /// Runs an animation. Changes no picture.
    public func startAnimating() {}
    /// Ends an animation. Changes no picture.
    public func stopAnimating() {}
}

extension UILabel {
    /// The colour of a shadow under letters, which is not drawn; the scene says so.
    public var shadowColor: UIColor? {
        get { kept("shadow", nil) }
        set {
            keep("shadow", newValue)
            if newValue != nil { noteUndrawn("the shadow of a label's text") }
        }
    }
    /// How far that shadow is moved, in points.
    public var shadowOffset: CGSize {
        get { kept("offset", CGSize(width: 0, height: -1)) }
        set { keep("offset", newValue) }
    }
    /// Whether the largest text sizes show the label enlarged when a finger stays on it. Changes no picture.
    public var showsExpansionTextWhenTruncated: Bool {
        get { kept("expansion", false) }
        set { keep("expansion", newValue) }
    }
}

extension UIView {
    /// Whether what the view is for shows enlarged when a finger stays on it. Changes no picture.
    public var showsLargeContentViewer: Bool {
        get { kept("large", false) }
        set { keep("large", newValue) }
    }
    /// What is then shown. Changes no picture.
    public var largeContentTitle: String? {
        get { kept("largeTitle", nil) }
        set { keep("largeTitle", newValue) }
    }
    /// What is then shown. Changes no picture.
    public var largeContentImage: UIImage? {
        get { kept("largeImage", nil) }
        set { keep("largeImage", newValue) }
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
    /// How far in front the window is. Changes no picture.
    public var windowLevel: Level {
        get { kept("level", .normal) }
        set { keep("level", newValue) }
    }
    /// The scene. Changes no picture.
    public var windowScene: UIWindowScene? {
        get { kept("scene", UIWindowScene.shared) }
        set { keep("scene", newValue) }
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

extension UISlider {
    /// Whether each step is told. Changes no picture.
    public var isContinuous: Bool {
        get { kept("continuous", true) }
        set { keep("continuous", newValue) }
    }
}

extension UIPageControl {
    /// The look of what is behind the dots; raw values are Apple's. Changes no picture.
    public enum BackgroundStyle: Int, Hashable, Sendable {
        case automatic = 0
        case prominent, minimal
    }
    /// The look of what is behind the dots while they are touched. Changes no picture.
    public var backgroundStyle: BackgroundStyle {
        get { kept("background", .automatic) }
        set { keep("background", newValue) }
    }
    /// Whether dragging counts. Changes no picture.
    public var allowsContinuousInteraction: Bool {
        get { kept("drags", true) }
        set { keep("drags", newValue) }
    }
}

extension UIDatePicker {
    /// The first date that can be chosen. Changes no picture.
    public var minimumDate: Date? {
        get { kept("minimum", nil) }
        set { keep("minimum", newValue) }
    }
    /// The last date that can be chosen. Changes no picture.
    public var maximumDate: Date? {
        get { kept("maximum", nil) }
        set { keep("maximum", newValue) }
    }
}

extension UIPickerView {
    /// Asks for a column again.
    public func reloadComponent(_ component: Int) { reloadAllComponents() }
}

extension UITabBar {
    /// Hears of choosing tabs. Changes no picture.
    public var delegate: (any UITabBarDelegate)? {
        get { kept("delegate", nil) }
        set { keep("delegate", newValue) }
    }
}

/// Hears of choosing tabs. Changes no picture.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when a tab was chosen.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UISwitch {
    /// How a switch looks; raw values are Apple's. Changes no picture: it slides on a phone.
    public enum Style: Int, Hashable, Sendable {
        case automatic = 0
        case checkbox, sliding
    }
    /// How the switch looks. Changes no picture: it slides on a phone.
    public var preferredStyle: Style {
        get { kept("style", .automatic) }
        set { keep("style", newValue) }
    }
}
