public import Foundation

/// The common ancestor of views and view controllers.
///
/// In a still picture nobody touches, presses or types: what receives events is there to be overridden and called.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationOwner {
    @Rare final var accessibility: AccessibilityValues
    @Rare final var accessibilityBlocks: AccessibilityBlocks

    /// Creates a responder.
    public override init() {
        super.init()
    }

    deinit { AssociationTable.shared.removeAll(of: ObjectIdentifier(self)) }

    /// The responder that comes after this one: for a view its controller or superview; nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// Called once the object was made from a storyboard or XIB and its outlets were connected, if a `ClassTable` names its class.
    open func awakeFromNib() {}

    // MARK: First responder

    /// Whether text is typed into the responder: none is before the first step.
    open var isFirstResponder: Bool { TypingFocus.isIn(self) }
    /// Whether the responder may take what is typed. Changes no picture.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may give up what is typed. Changes no picture.
    open var canResignFirstResponder: Bool { true }

    /// Asks for what is typed. No keyboard appears: the scene's environment says whether there is one. Changes no picture.
    @discardableResult
    open func becomeFirstResponder() -> Bool { TypingFocus.move(to: self) }

    /// Gives up what is typed. Changes no picture.
    @discardableResult
    open func resignFirstResponder() -> Bool { TypingFocus.leave(self) }

    /// What stands in for the keyboard; not shown. Changes no picture.
    open var inputView: UIView? { nil }
    /// What stands above the keyboard; not shown. Changes no picture.
    open var inputAccessoryView: UIView? { nil }
    /// The controller of what stands in for the keyboard; not shown. Changes no picture.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller of what stands above the keyboard; not shown. Changes no picture.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The language of the keyboard. Changes no picture.
    open var textInputMode: UITextInputMode? { nil }
    /// Names the keyboard that is remembered. Changes no picture.
    open var textInputContextIdentifier: String? { nil }
    /// Asks for the input views again. Changes no picture.
    open func reloadInputViews() {}

    // MARK: Events

    /// Called when fingers come down. Changes no picture.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when fingers move. Changes no picture.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when fingers leave. Changes no picture.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when the system takes touches away. Changes no picture.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when a button goes down. Changes no picture.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a button's force changes. Changes no picture.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a button comes up. Changes no picture.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when the system takes a press away. Changes no picture.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a motion begins. Changes no picture.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a motion ends. Changes no picture.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when the system takes a motion away. Changes no picture.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a headset sends something. Changes no picture.
    open func remoteControlReceived(with event: UIEvent?) {}

    // MARK: Commands

    /// The keys that do something here. Changes no picture.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// What keeps steps that can be taken back. Changes no picture.
    open var undoManager: UndoManager? { next?.undoManager }
    /// What the system may be told the user does. Changes no picture.
    open var userActivity: NSUserActivity?
    /// Whether a command can be performed here. Changes no picture.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// What performs a command. Changes no picture.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Adds to the menus of a Mac. Changes no picture.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Checks a command before a menu shows it. Changes no picture.
    open func validate(_ command: UICommand) {}
    /// Adds to what the system is told the user does. Changes no picture.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Takes up what the user did elsewhere. Changes no picture.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Copies what is chosen; the default does nothing. Changes no picture.
    open func copy(_ sender: Any?) {}
    /// Cuts what is chosen; the default does nothing. Changes no picture.
    open func cut(_ sender: Any?) {}
    /// Inserts what was copied; the default does nothing. Changes no picture.
    open func paste(_ sender: Any?) {}
    /// Deletes what is chosen; the default does nothing. Changes no picture.
    open func delete(_ sender: Any?) {}
    /// Chooses something; the default does nothing. Changes no picture.
    open func select(_ sender: Any?) {}
    /// Chooses everything; the default does nothing. Changes no picture.
    open func selectAll(_ sender: Any?) {}

    // MARK: Accessibility

    /// The words of the class, where code sets no others.
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
    /// The rectangle on the screen where code sets no other, in points.
    var usualAccessibilityFrame: CGRect { .zero }

    /// Whether assistive technologies treat the object as an element. Changes no picture.
    open var isAccessibilityElement: Bool {
        get { accessibilityBlocks.isElement?() ?? accessibility.isElement ?? accessibilityDefaults.isElement }
        set { accessibility.isElement = newValue }
    }
    /// A short name. Changes no picture.
    open var accessibilityLabel: String? {
        get {
            accessibilityBlocks.label?() ?? accessibility.label ?? accessibility.attributedLabel?.string
                ?? accessibilityDefaults.label
        }
        set { accessibility.label = newValue }
    }
    /// The result of using the object. Changes no picture.
    open var accessibilityHint: String? {
        get {
            accessibilityBlocks.hint?() ?? accessibility.hint ?? accessibility.attributedHint?.string
                ?? accessibilityDefaults.hint
        }
        set { accessibility.hint = newValue }
    }
    /// The value. Changes no picture.
    open var accessibilityValue: String? {
        get {
            accessibilityBlocks.value?() ?? accessibility.value ?? accessibility.attributedValue?.string
                ?? accessibilityDefaults.value
        }
        set { accessibility.value = newValue }
    }
    /// A short name with attributes. Changes no picture.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityBlocks.attributedLabel?() ?? accessibility.attributedLabel }
        set { accessibility.attributedLabel = newValue }
    }
    /// The result of using the object, with attributes. Changes no picture.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityBlocks.attributedHint?() ?? accessibility.attributedHint }
        set { accessibility.attributedHint = newValue }
    }
    /// The value with attributes. Changes no picture.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityBlocks.attributedValue?() ?? accessibility.attributedValue }
        set { accessibility.attributedValue = newValue }
    }
    /// The role and the states of the object. A PDF has texts of views that are headers as headings; no picture changes.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityBlocks.traits?() ?? accessibility.traits ?? accessibilityDefaults.traits }
        set { accessibility.traits = newValue }
    }
    /// The language of the texts above. Changes no picture.
    open var accessibilityLanguage: String? {
        get { accessibilityBlocks.language?() ?? accessibility.language }
        set { accessibility.language = newValue }
    }
    /// The rectangle on the screen, in points. Changes no picture.
    open var accessibilityFrame: CGRect {
        get { accessibilityBlocks.frame?() ?? accessibility.frame ?? usualAccessibilityFrame }
        set { accessibility.frame = newValue }
    }
    /// The outline on the screen, in points. Changes no picture.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityBlocks.path?() ?? accessibility.path }
        set { accessibility.path = newValue }
    }
    /// The point that activates the object. Changes no picture.
    open var accessibilityActivationPoint: CGPoint {
        get {
            accessibilityBlocks.activationPoint?() ?? accessibility.activationPoint
                ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        }
        set { accessibility.activationPoint = newValue }
    }
    /// The elements inside. Changes no picture.
    open var accessibilityElements: [Any]? {
        get { accessibilityBlocks.elements?() ?? accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Whether assistive technologies leave out the elements inside. Changes no picture.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityBlocks.hidesElements?() ?? accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    /// Whether assistive technologies leave out the elements beside this one. Changes no picture.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityBlocks.isModal?() ?? accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Whether the elements inside are navigated as a group. Changes no picture.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityBlocks.groupsChildren?() ?? accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// The kind of container that the object is. Changes no picture.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityBlocks.containerType?() ?? accessibility.containerType }
        set { accessibility.containerType = newValue }
    }
    /// The way to the elements inside. Changes no picture.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { accessibility.navigationStyle = newValue }
    }
    /// Further actions, offered by a rotor. Changes no picture.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityBlocks.customActions?() ?? accessibility.customActions }
        set { accessibility.customActions = newValue }
    }
    /// The rotors of the object. Changes no picture.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { accessibility.customRotors = newValue }
    }
    /// Further names that voice control understands. Changes no picture.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.inputLabels }
        set { accessibility.inputLabels = newValue ?? [] }
    }
    /// Whether the object responds to voice control. Changes no picture.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToUserInteraction ?? isAccessibilityElement }
        set { accessibility.respondsToUserInteraction = newValue }
    }
    /// The kind of text in the object. Changes no picture.
    open var accessibilityTextualContext: String? {
        get { accessibility.textualContext }
        set { accessibility.textualContext = newValue }
    }
    /// Whether inverted colours leave the object alone. Changes no picture.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }
    /// Activates the object; the default does not. Changes no picture.
    open func accessibilityActivate() -> Bool { false }
    /// Makes the value larger. Changes no picture.
    open func accessibilityIncrement() {}
    /// Makes the value smaller. Changes no picture.
    open func accessibilityDecrement() {}
    /// Scrolls; the default does not. Changes no picture.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Leaves the screen or dialog; the default does not. Changes no picture.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the most important action; the default does nothing. Changes no picture.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called when the object gets the focus of assistive technologies. Changes no picture.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when the object loses the focus of assistive technologies. Changes no picture.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether the object has the focus: in a picture nothing has. Changes no picture.
    open func accessibilityElementIsFocused() -> Bool { false }
    /// The number of elements inside. Changes no picture.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// An element inside. Changes no picture.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// The index of an element inside. Changes no picture.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
}
