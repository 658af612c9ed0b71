public import Foundation

/// A view that reacts to touches and shows what it is up to by its state.
///
/// A picture has no touches: actions run when code sends them.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// The menu that pressing long opens: a picture does not. Changes no picture.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Called before a menu comes. Changes no picture.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Whether the control can be used.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    /// Whether the control is chosen among others.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a finger is on the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// What the control is up to.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Where content stands along the horizontal axis.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where content stands along the vertical axis.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet {
            guard contentVerticalAlignment != oldValue else { return }
            // Baselines follow the content.
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    override var isUsableControl: Bool { isEnabled && isUserInteractionEnabled }
    override var isShownDisabled: Bool { !isEnabled }

    var listed: [(event: Event, action: UIAction)] = []
    private var targets = ControlTargets()

    /// Whether a finger follows the control: in a picture none does. Changes no picture.
    open var isTracking: Bool { false }
    /// Whether a finger is inside: in a picture none is. Changes no picture.
    open var isTouchInside: Bool { false }
    /// Whether a tap opens the menu, which a picture does not. Changes no picture.
    open var showsMenuAsPrimaryAction = false
    /// Whether holding the control opens a menu, which a picture does not. Changes no picture.
    open var isContextMenuInteractionEnabled = false
    /// What is said about the control under a pointer. Changes no picture.
    open var toolTip: String?

    /// Creates a control with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control with a frame in points and an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The horizontal alignment with `leading` and `trailing` as sides of this control's direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isLeftToRight = layoutDirection == .leftToRight
        return switch contentHorizontalAlignment {
        case .leading: isLeftToRight ? .left : .right
        case .trailing: isLeftToRight ? .right : .left
        default: contentHorizontalAlignment
        }
    }

    /// Runs an action whenever events are sent; one with the same identifier gives way to it.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        listed.append((controlEvents, action))
    }

    /// No longer runs an action when events are sent.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        listed.removeAll { $0.event == controlEvents && $0.action.identifier == action.identifier }
    }

    /// Runs the actions of events in the order in which they were added, then those of targets.
    open func sendActions(for controlEvents: Event) {
        for entry in listed where !entry.event.isDisjoint(with: controlEvents) {
            entry.action.perform(sender: self)
        }
        targets.send(controlEvents, from: self)
    }

    // MARK: Targets

    /// Calls a method of a target whenever events are sent, where a `ClassTable` names it.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.add(target, action, controlEvents)
    }

    /// No longer calls a target; nil stands for any target and any method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets.remove(target, action, controlEvents)
    }

    /// The targets.
    open var allTargets: Set<AnyHashable> { targets.all }
    /// The events that anything happens for.
    open var allControlEvents: Event {
        listed.reduce(targets.events) { $0.union($1.event) }
    }

    /// The methods of a target for an event; nil where there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        targets.names(of: target, controlEvent)
    }

    /// Calls a method of a target, where a `ClassTable` names it; without a target, of the first responder that has it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        var receiver = target.map { $0 as AnyObject } ?? self
        while !LinkedClasses.send(action, to: receiver, from: self), target == nil,
            let next = (receiver as? UIResponder)?.next
        {
            receiver = next
        }
    }

    /// Runs an action.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    // MARK: Touches

    /// Called when a finger comes down on the control. Changes no picture.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger moves. Changes no picture.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger leaves. Changes no picture.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the system takes the touch away. Changes no picture.
    open func cancelTracking(with event: UIEvent?) {}

    /// Called when the state changed.
    func stateDidChange() {
        setNeedsLayout()
    }
}
