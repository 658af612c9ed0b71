import Foundation

extension UIButton {
    /// Creates a button of a kind with an action, whose title and image it shows.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Creates a button of the system with an action, whose title and image it shows.
    public convenience init(primaryAction: UIAction?) {
        self.init(type: .system, primaryAction: primaryAction)
    }

    /// Creates a button of the system that shows an image.
    public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    /// The view of the line below the title; nil without a configuration that has one.
    public var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : parts.subtitleLabel }
}

extension UIControl {
    /// No longer runs the action of an identifier when events are sent.
    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        listed.removeAll { $0.event == controlEvents && $0.action.identifier == actionIdentifier }
    }

    /// Hands on every action with its events until told to stop; targets are left out.
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stops = false
        for entry in listed where !stops { iterator(entry.action, nil, entry.event, &stops) }
    }

    /// Runs what the control is for.
    public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}
