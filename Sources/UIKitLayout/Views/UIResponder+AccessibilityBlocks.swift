public import Foundation

/// Answers with whether something holds.
public typealias AXBoolReturnBlock = () -> Bool
/// Answers with a text.
public typealias AXStringReturnBlock = () -> String?
/// Answers with a text with attributes.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// Answers with traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Answers with a rectangle, in points.
public typealias AXRectReturnBlock = () -> CGRect
/// Answers with an outline, in points.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// Answers with a point.
public typealias AXPointReturnBlock = () -> CGPoint
/// Answers with elements.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Answers with a kind of container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// Answers with actions.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?

/// The closures that assistive technologies ask in place of values. Most objects have none.
struct AccessibilityBlocks: RareValues {
    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var value: AXStringReturnBlock?
    var hint: AXStringReturnBlock?
    var attributedLabel: AXAttributedStringReturnBlock?
    var attributedValue: AXAttributedStringReturnBlock?
    var attributedHint: AXAttributedStringReturnBlock?
    var language: AXStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var identifier: AXStringReturnBlock?
    var frame: AXRectReturnBlock?
    var path: AXPathReturnBlock?
    var activationPoint: AXPointReturnBlock?
    var elements: AXArrayReturnBlock?
    var hidesElements: AXBoolReturnBlock?
    var isModal: AXBoolReturnBlock?
    var groupsChildren: AXBoolReturnBlock?
    var containerType: AXContainerTypeReturnBlock?
    var customActions: AXCustomActionsReturnBlock?
}

// Closures in place of values, since iOS 17: each is asked before the value that is set, which counts where it answers with nothing.
extension UIResponder {
    /// Answers in place of `isAccessibilityElement`. Changes no picture.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks.isElement }
        set { accessibilityBlocks.isElement = newValue }
    }
    /// Answers in place of `accessibilityLabel`. Changes no picture.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibilityBlocks.label }
        set { accessibilityBlocks.label = newValue }
    }
    /// Answers in place of `accessibilityValue`. Changes no picture.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibilityBlocks.value }
        set { accessibilityBlocks.value = newValue }
    }
    /// Answers in place of `accessibilityHint`. Changes no picture.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibilityBlocks.hint }
        set { accessibilityBlocks.hint = newValue }
    }
    /// Answers in place of `accessibilityAttributedLabel`. Changes no picture.
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibilityBlocks.attributedLabel }
        set { accessibilityBlocks.attributedLabel = newValue }
    }
    /// Answers in place of `accessibilityAttributedValue`. Changes no picture.
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibilityBlocks.attributedValue }
        set { accessibilityBlocks.attributedValue = newValue }
    }
    /// Answers in place of `accessibilityAttributedHint`. Changes no picture.
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibilityBlocks.attributedHint }
        set { accessibilityBlocks.attributedHint = newValue }
    }
    /// Answers in place of `accessibilityLanguage`. Changes no picture.
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibilityBlocks.language }
        set { accessibilityBlocks.language = newValue }
    }
    /// Answers in place of `accessibilityTraits`. Changes no picture.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibilityBlocks.traits }
        set { accessibilityBlocks.traits = newValue }
    }
    /// Answers in place of `accessibilityIdentifier`. Changes no picture.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibilityBlocks.identifier }
        set { accessibilityBlocks.identifier = newValue }
    }
    /// Answers in place of `accessibilityFrame`. Changes no picture.
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibilityBlocks.frame }
        set { accessibilityBlocks.frame = newValue }
    }
    /// Answers in place of `accessibilityPath`. Changes no picture.
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibilityBlocks.path }
        set { accessibilityBlocks.path = newValue }
    }
    /// Answers in place of `accessibilityActivationPoint`. Changes no picture.
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibilityBlocks.activationPoint }
        set { accessibilityBlocks.activationPoint = newValue }
    }
    /// Answers in place of `accessibilityElements`. Changes no picture.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks.elements }
        set { accessibilityBlocks.elements = newValue }
    }
    /// Answers in place of `accessibilityElementsHidden`. Changes no picture.
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks.hidesElements }
        set { accessibilityBlocks.hidesElements = newValue }
    }
    /// Answers in place of `accessibilityViewIsModal`. Changes no picture.
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks.isModal }
        set { accessibilityBlocks.isModal = newValue }
    }
    /// Answers in place of `shouldGroupAccessibilityChildren`. Changes no picture.
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks.groupsChildren }
        set { accessibilityBlocks.groupsChildren = newValue }
    }
    /// Answers in place of `accessibilityContainerType`. Changes no picture.
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { accessibilityBlocks.containerType }
        set { accessibilityBlocks.containerType = newValue }
    }
    /// Answers in place of `accessibilityCustomActions`. Changes no picture.
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { accessibilityBlocks.customActions }
        set { accessibilityBlocks.customActions = newValue }
    }
}
