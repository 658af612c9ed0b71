/// What people do with a view: touches, gestures, the focus.
///
/// One of the classes that ``UIView`` is made of, each by an idea: what apps override must stand in the body of a class. This one knows nothing of the views around and inside.
@preconcurrency @MainActor
open class GestureReceiving: UIResponder {
    final var interaction = ViewInteraction()

    // MARK: Touches

    /// Whether touches reach the view and what is inside; unless set, they do not reach labels and image views.
    open var isUserInteractionEnabled: Bool {
        get { interaction.touches.areTaken ?? !(self is UILabel || self is UIImageView) }
        set { interaction.touches.areTaken = newValue }
    }
    /// Whether several fingers count. Changes no picture.
    @Forwarded(to: "interaction.touches", as: "areMultiple") open var isMultipleTouchEnabled: Bool
    /// Whether other views get no touches meanwhile. Changes no picture.
    @Forwarded(to: "interaction.touches", as: "areExclusive") open var isExclusiveTouch: Bool

    // MARK: Gestures and interactions

    /// The gestures that are looked for. Changes no picture.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { interaction.gestures }
        set {
            interaction.gestures?.forEach { $0.view = nil }
            newValue?.forEach { $0.view = self as? UIView }
            interaction.gestures = newValue
        }
    }
    /// Looks for a gesture. Changes no picture.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    /// No longer looks for a gesture. Changes no picture.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
    }
    /// Whether a gesture may begin. Changes no picture.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// What goes on between a person and the view. Changes no picture.
    @Forwarded(to: "interaction", as: "ongoing") open var interactions: [any UIInteraction]
    /// Adds something that goes on. Changes no picture.
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self as? UIView)
        interactions.append(interaction)
        interaction.didMove(to: self as? UIView)
    }
    /// Takes something away. Changes no picture.
    open func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
    /// Effects that follow the device's movement: a picture does not move. Changes no picture.
    @Forwarded(to: "interaction") open var motionEffects: [UIMotionEffect]
    /// Adds such an effect. Changes no picture.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Takes such an effect away. Changes no picture.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    // MARK: Focus

    /// Whether a keyboard's or remote control's focus can be on the view. Changes no picture.
    open var canBecomeFocused: Bool { false }
    /// Whether the focus is on the view: in a picture it is nowhere. Changes no picture.
    open var isFocused: Bool { false }
    /// Where the focus goes first. Changes no picture.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Called when the focus moved. Changes no picture.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// What the view's first responder is asked for; ends typing. Changes no picture.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { true }

    // MARK: Names and archives

    /// A number by which code finds the view.
    @Forwarded(to: "interaction.names") open var tag: Int
    /// A name by which tests and logs speak of the view.
    @Forwarded(to: "interaction.names") open var accessibilityIdentifier: String?
    /// A name by which the system finds the view again. Changes no picture.
    @Forwarded(to: "interaction.names") open var restorationIdentifier: String?
    /// Called where Interface Builder draws the view: Keyline draws what the app would show. Changes no picture.
    open func prepareForInterfaceBuilder() {}
    /// Writes the view into an archive: nothing is written. Changes no picture.
    open func encode(with coder: NSCoder) {}
}
