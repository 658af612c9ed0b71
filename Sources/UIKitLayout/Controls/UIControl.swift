public import Foundation

/// A view that reacts to touches and shows what it is up to by its state.
///
/// A picture has no touches: actions run when code sends them.
@preconcurrency @MainActor
open class UIControl: UIView {
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
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    override var isUsableControl: Bool { isEnabled && isUserInteractionEnabled }
    override var isShownDisabled: Bool { !isEnabled }

    private var actions: [(event: Event, action: UIAction)] = []
    /// The methods that events call, in the order in which they were added.
    var targetActions: [TargetAction] = []

    /// Creates a control with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
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
        actions.append((controlEvents, action))
    }

    /// No longer runs an action when events are sent.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.event == controlEvents && $0.action.identifier == action.identifier }
    }

    /// Runs the actions of events, then the methods of targets, each in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
            entry.action.perform(sender: self)
        }
        callTargets(controlEvents)
    }

    /// Called when the state changed.
    func stateDidChange() {
        setNeedsLayout()
    }
}
