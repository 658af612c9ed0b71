public import Foundation

/// What kind of thing an element is; raw values are Apple's. Changes no picture.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Wraps bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing particular.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// Chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// Plays a sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// Says what matters when an app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    /// Cannot be used.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// Changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// A field for searching.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// Starts something that plays.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    /// Has a value that can be changed step by step.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// Takes touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    /// Turns a page by itself.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 65536)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A switch.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// Something that a rotor offers. Changes no picture.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Runs the action.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name.
    open var name: String
    /// The image.
    open var image: UIImage?
    /// The name with attributes.
    open var attributedName: NSAttributedString
    /// What has the method.
    open weak var target: AnyObject?
    /// The method.
    open var selector: Selector
    /// Runs the action.
    open var actionHandler: Handler?

    /// Describes an action.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Describes an action.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, target: nil, selector: "")
        self.actionHandler = actionHandler
    }

    /// Describes an action.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
}

/// A rotor of an app's own. Changes no picture.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// The name.
    open var name: String

    /// Describes a rotor.
    public init(name: String) {
        self.name = name
        super.init()
    }
}

/// An element that is no view. Changes no picture.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// What contains the element.
    open weak var accessibilityContainer: AnyObject?
    /// A name by which tests find the element.
    open var accessibilityIdentifier: String?
    /// The rectangle in the container, in points.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    /// Creates an element of a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }

    override var usualAccessibilityFrame: CGRect {
        guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
        return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
}

/// What assistive technologies are told to look at. Changes no picture.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// A message to assistive technologies; raw values are Apple's.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32

        /// Wraps a number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Another screen is shown.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something on the screen changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text to speak.
        public static let announcement = Notification(rawValue: 1008)
        /// Something scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive technologies something: in a picture nobody listens. Changes no picture.
    public static func post(notification: Notification, argument: Any?) {}
    /// Off: a picture is not read aloud.
    public static var isVoiceOverRunning: Bool { false }
    /// Off.
    public static var isSwitchControlRunning: Bool { false }
    /// Off.
    public static var isReduceMotionEnabled: Bool { false }
    /// Off.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Off.
    public static var isInvertColorsEnabled: Bool { false }
    /// Off.
    public static var isGrayscaleEnabled: Bool { false }
    /// Off.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Off.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Off.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Off.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// On: videos play by themselves unless somebody turned that off.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Whether the scene's traits ask for bold text.
    public static var isBoldTextEnabled: Bool { SceneContext.current.traits.legibilityWeight == .bold }
    /// Whether the scene's traits ask for more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { SceneContext.current.traits.accessibilityContrast == .high }

    /// Posted when speaking is turned on or off: never in a picture.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when less motion is asked for: never in a picture.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when less transparency is asked for: never in a picture.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when a text was spoken: never in a picture.
    public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// Converts a rectangle of a view to the screen, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
    /// Converts a path of a view to the screen, in points.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil)
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return moved
    }
}

/// Containers of elements by identity. Changes no picture.
public protocol UIAccessibilityIdentification: NSObjectProtocol {}
