public import Foundation

/// What assistive technologies are told about an object, under the names of UIKit's informal protocol on `NSObject`.
///
/// Everything is kept and can be read and overridden, as in UIKit. Changes no picture.
@preconcurrency @MainActor
open class AccessibleObject: MainActorObject {
    private var told = AccessibilityValues()

    /// Takes the place of `NSObject.init()` for subclasses.
    public override nonisolated init(onMainActor: Void) {
        super.init(onMainActor: ())
    }

    /// Whether assistive technologies treat the object as one. Changes no picture.
    open var isAccessibilityElement: Bool {
        get { told.isElement }
        set { told.isElement = newValue }
    }
    /// A short name. Changes no picture.
    open var accessibilityLabel: String? {
        get { told.label }
        set { told.label = newValue }
    }
    /// What using the object does. Changes no picture.
    open var accessibilityHint: String? {
        get { told.hint }
        set { told.hint = newValue }
    }
    /// The value. Changes no picture.
    open var accessibilityValue: String? {
        get { told.value }
        set { told.value = newValue }
    }
    /// A short name with attributes. Changes no picture.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { told.attributedLabel }
        set { told.attributedLabel = newValue }
    }
    /// What using the object does, with attributes. Changes no picture.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { told.attributedHint }
        set { told.attributedHint = newValue }
    }
    /// The value with attributes. Changes no picture.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { told.attributedValue }
        set { told.attributedValue = newValue }
    }
    /// What kind of thing the object is. A PDF has texts of views that are headers as headings; no picture changes.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { told.traits }
        set { told.traits = newValue }
    }
    /// The language in which the object is spoken of. Changes no picture.
    open var accessibilityLanguage: String? {
        get { told.language }
        set { told.language = newValue }
    }
    /// The rectangle on the screen, in points. Changes no picture.
    open var accessibilityFrame: CGRect {
        get { told.frame }
        set { told.frame = newValue }
    }
    /// The outline on the screen, in points. Changes no picture.
    open var accessibilityPath: UIBezierPath? {
        get { told.path }
        set { told.path = newValue }
    }
    /// The point that activates the object. Changes no picture.
    open var accessibilityActivationPoint: CGPoint {
        get { told.activationPoint }
        set { told.activationPoint = newValue }
    }
    /// The elements inside. Changes no picture.
    open var accessibilityElements: [Any]? {
        get { told.elements }
        set { told.elements = newValue }
    }
    /// Whether assistive technologies leave out what is inside. Changes no picture.
    open var accessibilityElementsHidden: Bool {
        get { told.hidesElements }
        set { told.hidesElements = newValue }
    }
    /// Whether assistive technologies leave out what is beside. Changes no picture.
    open var accessibilityViewIsModal: Bool {
        get { told.isModal }
        set { told.isModal = newValue }
    }
    /// Whether the elements inside are navigated as a group. Changes no picture.
    open var shouldGroupAccessibilityChildren: Bool {
        get { told.groupsChildren }
        set { told.groupsChildren = newValue }
    }
    /// What kind of container the object is. Changes no picture.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { told.containerType }
        set { told.containerType = newValue }
    }
    /// How elements inside are reached. Changes no picture.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { told.navigationStyle }
        set { told.navigationStyle = newValue }
    }
    /// What a rotor offers besides. Changes no picture.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { told.customActions }
        set { told.customActions = newValue }
    }
    /// The rotors of the object. Changes no picture.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { told.customRotors }
        set { told.customRotors = newValue }
    }
    /// Further names that voice control understands. Changes no picture.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var accessibilityUserInputLabels: [String]! {
        get { told.inputLabels }
        set { told.inputLabels = newValue ?? [] }
    }
    /// Whether the object answers to touches of voice control. Changes no picture.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { told.responds ?? isAccessibilityElement }
        set { told.responds = newValue }
    }
    /// How text in the object is spoken. Changes no picture.
    open var accessibilityTextualContext: String? {
        get { told.textualContext }
        set { told.textualContext = newValue }
    }
    /// Whether inverted colours leave the object alone. Changes no picture.
    open var accessibilityIgnoresInvertColors: Bool {
        get { told.ignoresInvertColors }
        set { told.ignoresInvertColors = newValue }
    }

    /// Activates the object; the default does not. Changes no picture.
    open func accessibilityActivate() -> Bool { false }
    /// Makes the value larger. Changes no picture.
    open func accessibilityIncrement() {}
    /// Makes the value smaller. Changes no picture.
    open func accessibilityDecrement() {}
    /// Scrolls; the default does not. Changes no picture.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Leaves what is shown; the default does not. Changes no picture.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does what matters most here; the default does nothing. Changes no picture.
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
    /// The place of an element inside. Changes no picture.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
}

/// What was said about an object.
private struct AccessibilityValues {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    var traits = UIAccessibilityTraits.none
    var language: String?
    var frame = CGRect.zero
    var path: UIBezierPath?
    var activationPoint = CGPoint.zero
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var inputLabels: [String] = []
    var responds: Bool?
    var textualContext: String?
    var ignoresInvertColors = false
}
