public import Foundation

/// What a bar shows at one place: a text or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociationOwner {
    /// The text.
    open var title: String?
    /// The image, drawn in the tint colour.
    open var image: UIImage?
    /// Whether the item is drawn as usable.
    open var isEnabled = true
    /// A number by which code finds the item.
    open var tag = 0
    /// A name by which tests find the item. Changes no picture.
    open var accessibilityIdentifier: String?
    /// How far the image is moved, in points; bars place images themselves.
    open var imageInsets = UIEdgeInsets.zero
    /// The image where there is little height; the usual one is drawn.
    open var landscapeImagePhone: UIImage?
    /// The image that is enlarged when a finger stays on it. Changes no picture.
    open var largeContentSizeImage: UIImage?
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Attributes of the text in a state; bars draw the font and colour of the ordinary one.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
    }
    /// Attributes of the text in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }
    @Rare private final var accessibility: AccessibilityValues
    /// What a document says about the item; the view that shows it takes it over.
    package var source = DocumentDetails()

    /// Creates an item that shows nothing.
    public override init() {
        super.init()
    }

    deinit { AssociationTable.shared.removeAll(of: ObjectIdentifier(self)) }

    // MARK: Accessibility

    /// The words of the class, where code sets no others.
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(of: self) }
    /// The rectangle on the screen where code sets no other, in points.
    var usualAccessibilityFrame: CGRect { .zero }

    /// Whether assistive technologies treat the object as an element. Changes no picture.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? accessibilityDefaults.isElement }
        set { accessibility.isElement = newValue }
    }
    /// A short name. Changes no picture.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? accessibility.attributedLabel?.string ?? accessibilityDefaults.label }
        set { accessibility.label = newValue }
    }
    /// The result of using the object. Changes no picture.
    open var accessibilityHint: String? {
        get { accessibility.hint ?? accessibility.attributedHint?.string ?? accessibilityDefaults.hint }
        set { accessibility.hint = newValue }
    }
    /// The value. Changes no picture.
    open var accessibilityValue: String? {
        get { accessibility.value ?? accessibility.attributedValue?.string ?? accessibilityDefaults.value }
        set { accessibility.value = newValue }
    }
    /// A short name with attributes. Changes no picture.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.attributedLabel }
        set { accessibility.attributedLabel = newValue }
    }
    /// The result of using the object, with attributes. Changes no picture.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility.attributedHint }
        set { accessibility.attributedHint = newValue }
    }
    /// The value with attributes. Changes no picture.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility.attributedValue }
        set { accessibility.attributedValue = newValue }
    }
    /// The role and the states of the object. A PDF has texts of views that are headers as headings; no picture changes.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? accessibilityDefaults.traits }
        set { accessibility.traits = newValue }
    }
    /// The language of the texts above. Changes no picture.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    /// The rectangle on the screen, in points. Changes no picture.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? usualAccessibilityFrame }
        set { accessibility.frame = newValue }
    }
    /// The outline on the screen, in points. Changes no picture.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }
    /// The point that activates the object. Changes no picture.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.activationPoint = newValue }
    }
    /// The elements inside. Changes no picture.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Whether assistive technologies leave out the elements inside. Changes no picture.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    /// Whether assistive technologies leave out the elements beside this one. Changes no picture.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Whether the elements inside are navigated as a group. Changes no picture.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// The kind of container that the object is. Changes no picture.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }
    /// The way to the elements inside. Changes no picture.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { accessibility.navigationStyle = newValue }
    }
    /// Further actions, offered by a rotor. Changes no picture.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
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

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The weight of the text; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// An ordinary button.
        case plain = 0
        /// The button that ends a task, in bold.
        case done = 2
    }

    /// The weight of the text.
    open var style = Style.plain
    /// What the button stands for, where the system gives it a text or symbol.
    open var systemItem: SystemItem?
    /// The width in points; 0 for the content's own.
    open var width: CGFloat = 0
    /// A view in place of text and image.
    open var customView: UIView?
    /// The colour of text and image; nil for the bar's.
    open var tintColor: UIColor?
    /// The view that was made for the item.
    final var madeButton: BarButton?
    /// The pictures behind the button.
    final var backgroundImages: [UIBarMetrics: StateTable<UIImage>] = [:]

    /// What has the method. Changes no picture.
    open weak var target: AnyObject?
    /// The method. Changes no picture.
    open var action: Selector?
    /// What a tap runs. Changes no picture.
    open var primaryAction: UIAction? {
        didSet {
            title = primaryAction?.title.isEmpty == false ? primaryAction?.title : title
            image = primaryAction?.image ?? image
        }
    }
    /// The menu that a tap opens, which a picture does not. Changes no picture.
    open var menu: UIMenu?
    /// The titles that the button may have; its width is that of the one it has.
    open var possibleTitles: Set<String>?
    /// Whether the button is left out.
    open var isHidden = false
    /// Whether the button is pressed; drawn as usual.
    open var isSelected = false
    /// Whether a touch chooses the button. Changes no picture.
    open var changesSelectionAsPrimaryAction = false
    /// In which order the menu's elements stand; raw values are Apple's. Changes no picture.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether symbols move when they change. Changes no picture.
    open var isSymbolAnimationEnabled = false

    /// Creates a button from an archive.
    public required convenience init?(coder: NSCoder) {
        self.init()
    }

    /// Creates a button with a text.
    public convenience init(title: String?, style: Style, target: Any? = nil, action: Selector? = nil) {
        self.init()
        self.title = title
        self.style = style
        tell(target, action)
    }

    /// Creates a button with an image.
    public convenience init(image: UIImage?, style: Style, target: Any? = nil, action: Selector? = nil) {
        self.init()
        self.image = image
        self.style = style
        tell(target, action)
    }

    /// Creates a button with an image.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a button that the system knows.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil) {
        self.init()
        self.systemItem = systemItem
        tell(target, action)
    }

    /// Creates a button that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a button with an action and a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? self.title
        self.image = image ?? self.image
        self.menu = menu
    }

    /// Creates a button that the system knows, with an action and a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Room of a width between buttons, in points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = make()
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    /// Room between buttons that takes what is left.
    public class func flexibleSpace() -> Self {
        let item = make()
        item.systemItem = .flexibleSpace
        return item
    }

    private class func make() -> Self {
        guard let item = UIBarButtonItem() as? Self else {
            preconditionFailure("spaces are bar button items themselves")
        }
        return item
    }

    private func tell(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
}
