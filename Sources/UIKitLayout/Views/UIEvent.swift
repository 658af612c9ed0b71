public import Foundation

/// Something that a person did. A picture has no events: layout code only hands them on. Changes no picture.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of thing was done; raw values are Apple's.
    public enum EventType: Int, Hashable, Sendable {
        case touches = 0
        case motion, remoteControl, presses
        case scroll = 10
        case hover, transform
    }

    /// What was done exactly; raw values are Apple's.
    public enum EventSubtype: Int, Hashable, Sendable {
        case none = 0
        case motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack,
            remoteControlPreviousTrack
    }

    /// What kind of thing was done.
    open var type: EventType { .touches }
    /// What was done exactly.
    open var subtype: EventSubtype { .none }
    /// When it was done, in seconds.
    open var timestamp: TimeInterval { 0 }
    /// The fingers that take part: none.
    open var allTouches: Set<UITouch>? { nil }
    /// The keys that are held: none.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The fingers on a view: none.
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    /// Touches between two frames: none.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }

    /// Creates an event in which nothing happened.
    public override init() {
        super.init()
    }
}

/// A finger on the screen: a picture has none. Changes no picture.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// How far a touch is; raw values are Apple's.
    public enum Phase: Int, Hashable, Sendable {
        case began = 0
        case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// What touches; raw values are Apple's.
    public enum TouchType: Int, Hashable, Sendable {
        case direct = 0
        case indirect, pencil, indirectPointer
    }

    /// When the touch changed, in seconds.
    open var timestamp: TimeInterval { 0 }
    /// How far the touch is.
    open var phase: Phase { .ended }
    /// How often it came down.
    open var tapCount: Int { 0 }
    /// What touches.
    open var type: TouchType { .direct }
    /// The force, 1 on average.
    open var force: CGFloat { 0 }
    /// The largest force.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The radius in points.
    open var majorRadius: CGFloat { 0 }
    /// The view that the touch began in.
    open var view: UIView? { nil }
    /// The window that the touch began in.
    open var window: UIWindow? { nil }
    /// What takes part in.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    /// Where the touch is, in points.
    open func location(in view: UIView?) -> CGPoint {
        guard let touch = StepSession.current?.touch else { return .zero }
        return view?.convert(touch, from: view?.window) ?? touch
    }
    /// Where the touch was, in points.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }

    /// Creates a touch of nothing.
    public override init() {
        super.init()
    }
}

/// A press of a button. Changes no picture.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Which button; raw values are Apple's.
    public enum PressType: Int, Hashable, Sendable {
        case upArrow = 0
        case downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// Which button.
    open var type: PressType { .select }
    /// The key of a keyboard.
    open var key: UIKey? { nil }

    /// Creates a press of nothing.
    public override init() {
        super.init()
    }
}

/// A key of a keyboard. Changes no picture.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What the key types.
    open var characters: String { "" }
    /// What the key types without others held.
    open var charactersIgnoringModifiers: String { "" }
    /// The keys that are held.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// Which key.
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// Presses of buttons. Changes no picture.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The presses: none.
    open var allPresses: Set<UIPress> { [] }
}

/// Keys that are held while another is pressed; raw values are Apple's. Changes no picture.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The keys beside the letters.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
