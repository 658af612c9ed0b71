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
    @Forwarded(to: "told", as: "isElement") open var isAccessibilityElement: Bool
    /// A short name. Changes no picture.
    @Forwarded(to: "told.words", as: "label") open var accessibilityLabel: String?
    /// What using the object does. Changes no picture.
    @Forwarded(to: "told.words", as: "hint") open var accessibilityHint: String?
    /// The value. Changes no picture.
    @Forwarded(to: "told.words", as: "value") open var accessibilityValue: String?
    /// A short name with attributes. Changes no picture.
    @Forwarded(to: "told.words", as: "attributedLabel") open var accessibilityAttributedLabel: NSAttributedString?
    /// What using the object does, with attributes. Changes no picture.
    @Forwarded(to: "told.words", as: "attributedHint") open var accessibilityAttributedHint: NSAttributedString?
    /// The value with attributes. Changes no picture.
    @Forwarded(to: "told.words", as: "attributedValue") open var accessibilityAttributedValue: NSAttributedString?
    /// What kind of thing the object is. A PDF has texts of views that are headers as headings; no picture changes.
    @Forwarded(to: "told", as: "traits") open var accessibilityTraits: UIAccessibilityTraits
    /// The language in which the object is spoken of. Changes no picture.
    @Forwarded(to: "told.words", as: "language") open var accessibilityLanguage: String?
    /// The rectangle on the screen, in points. Changes no picture.
    @Forwarded(to: "told.place", as: "frame") open var accessibilityFrame: CGRect
    /// The outline on the screen, in points. Changes no picture.
    @Forwarded(to: "told.place", as: "path") open var accessibilityPath: UIBezierPath?
    /// The point that activates the object. Changes no picture.
    @Forwarded(to: "told.place", as: "activationPoint") open var accessibilityActivationPoint: CGPoint
    /// The elements inside. Changes no picture.
    @Forwarded(to: "told.container", as: "elements") open var accessibilityElements: [Any]?
    /// Whether assistive technologies leave out what is inside. Changes no picture.
    @Forwarded(to: "told.container", as: "hidesElements") open var accessibilityElementsHidden: Bool
    /// Whether assistive technologies leave out what is beside. Changes no picture.
    @Forwarded(to: "told.container", as: "isModal") open var accessibilityViewIsModal: Bool
    /// Whether the elements inside are navigated as a group. Changes no picture.
    @Forwarded(to: "told.container", as: "groupsChildren") open var shouldGroupAccessibilityChildren: Bool
    /// What kind of container the object is. Changes no picture.
    @Forwarded(to: "told.container", as: "type") open var accessibilityContainerType: UIAccessibilityContainerType
    /// How elements inside are reached. Changes no picture.
    @Forwarded(to: "told.container", as: "navigationStyle")
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
    /// What a rotor offers besides. Changes no picture.
    @Forwarded(to: "told", as: "customActions") open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// The rotors of the object. Changes no picture.
    @Forwarded(to: "told.container", as: "customRotors")
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    /// Further names that voice control understands. Changes no picture.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var accessibilityUserInputLabels: [String]! {
        get { told.words.inputLabels }
        set { told.words.inputLabels = newValue ?? [] }
    }
    /// Whether the object answers to touches of voice control. Changes no picture.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { told.responds ?? isAccessibilityElement }
        set { told.responds = newValue }
    }
    /// How text in the object is spoken. Changes no picture.
    @Forwarded(to: "told.words", as: "textualContext") open var accessibilityTextualContext: String?
    /// Whether inverted colours leave the object alone. Changes no picture.
    @Forwarded(to: "told", as: "ignoresInvertColors") open var accessibilityIgnoresInvertColors: Bool

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
    var traits = UIAccessibilityTraits.none
    var words = Words()
    var place = Place()
    var container = Container()
    var customActions: [UIAccessibilityCustomAction]?
    var responds: Bool?
    var ignoresInvertColors = false

    /// What is spoken.
    struct Words {
        var label: String?
        var hint: String?
        var value: String?
        var attributedLabel: NSAttributedString?
        var attributedHint: NSAttributedString?
        var attributedValue: NSAttributedString?
        var language: String?
        var inputLabels: [String] = []
        var textualContext: String?
    }

    /// Where the object is on the screen, in points.
    struct Place {
        var frame = CGRect.zero
        var path: UIBezierPath?
        var activationPoint = CGPoint.zero
    }

    /// What is inside, and how it is reached.
    struct Container {
        var elements: [Any]?
        var hidesElements = false
        var isModal = false
        var groupsChildren = false
        var type = UIAccessibilityContainerType.none
        var navigationStyle = UIAccessibilityNavigationStyle.automatic
        var customRotors: [UIAccessibilityCustomRotor]?
    }
}
