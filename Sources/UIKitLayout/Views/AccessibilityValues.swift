import Foundation

/// The values that assistive technologies read of a responder or bar item. Most objects set none of them.
struct AccessibilityValues: RareValues {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    var traits = UIAccessibilityTraits.none
    var language: String?
    var inputLabels: [String] = []
    var textualContext: String?
    var ignoresInvertColors = false
    var customActions: [UIAccessibilityCustomAction]?
    /// Nil where the object responds if it is an element.
    var respondsToUserInteraction: Bool?

    // The place on the screen, in points.
    var frame = CGRect.zero
    /// The frame in the container; nil for that of the view.
    var frameInContainer: CGRect?
    var path: UIBezierPath?
    var activationPoint = CGPoint.zero

    // The elements inside.
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var customRotors: [UIAccessibilityCustomRotor]?
}
