import Foundation

/// The values that assistive technologies read of a responder or bar item. Most objects set none of them.
struct AccessibilityValues: RareValues {
    /// Nil where the class decides.
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    /// Nil for the class's own.
    var traits: UIAccessibilityTraits?
    var language: String?
    var inputLabels: [String] = []
    var textualContext: String?
    var ignoresInvertColors = false
    var customActions: [UIAccessibilityCustomAction]?
    /// Nil where the object responds if it is an element.
    var respondsToUserInteraction: Bool?

    // The place on the screen, in points.
    /// Nil for the frame of the view.
    var frame: CGRect?
    /// The frame in the container; nil for that of the view.
    var frameInContainer: CGRect?
    var path: UIBezierPath?
    /// Nil for the middle.
    var activationPoint: CGPoint?

    // The elements inside.
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var customRotors: [UIAccessibilityCustomRotor]?
}
