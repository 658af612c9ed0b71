public import Foundation

/// Looks for a gesture in touches. A picture has no touches, so none is ever found; who asks is remembered. Changes no picture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationOwner {
    /// How far a gesture is; raw values are Apple's.
    public enum State: Int, Hashable, Sendable {
        case possible = 0
        case began, changed, ended, cancelled, failed
        /// Another name of `ended`.
        public static let recognized = State.ended
    }

    private struct Target {
        weak var object: AnyObject?
        var action: Selector
    }

    /// How far the gesture is. Setting it sends the action, as subclasses do.
    open var state = State.possible {
        didSet { if state != .possible, state != .failed { sendActions() } }
    }
    /// Whether the gesture is looked for.
    open var isEnabled = true
    /// The view whose touches are looked at.
    open internal(set) weak var view: UIView?
    /// Decides about touches.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether touches are taken from the view once the gesture is found.
    open var cancelsTouchesInView = true
    /// Whether the view gets touches late.
    open var delaysTouchesBegan = false
    /// Whether the view hears late that touches ended.
    open var delaysTouchesEnded = true
    /// Whether one kind of touch is enough.
    open var requiresExclusiveTouchType = true
    /// The kinds of touches that count.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The kinds of presses that count.
    open var allowedPressTypes: [NSNumber] = []
    /// A name for debugging.
    open var name: String?
    /// The keys that are held.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The number of fingers.
    open var numberOfTouches: Int { 0 }
    private var targets: [Target] = []

    /// Creates a recognizer that tells a target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    deinit { AssociationTable.shared.removeAll(of: ObjectIdentifier(self)) }

    /// Creates a recognizer that tells nobody.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Creates a recognizer from an archive.
    public required convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    /// Tells a target too.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(Target(object: target as AnyObject, action: action))
    }

    /// No longer tells a target; nil stands for any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { entry in
            (target == nil || entry.object === (target as AnyObject)) && (action == nil || entry.action == action)
        }
    }

    private func sendActions() {
        for target in targets {
            if let object = target.object { _ = LinkedClasses.send(target.action, to: object, from: self) }
        }
    }

    /// Where the gesture is, in points.
    open func location(in view: UIView?) -> CGPoint {
        guard let touch = StepSession.current?.touch else { return .zero }
        return view?.convert(touch, from: view?.window) ?? touch
    }
    /// Where a finger is, in points.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
    /// Looks for this gesture only once another one was not found.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    /// Forgets what was seen.
    open func reset() {}
    /// Whether the recognizer makes another one wait.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another one must fail first.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether this recognizer keeps another one from finding its gesture.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another one keeps this recognizer from finding its gesture.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Leaves a touch to others.
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    /// Called when fingers come down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers leave.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system takes touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// Decides about gestures. Changes no picture.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether a gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether two gestures may be found at once.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether another gesture must fail first.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether this gesture must fail first.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether a touch counts.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether a press counts.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Yes.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// No.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// No.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// No.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Yes.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// Yes.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        true
    }
}
