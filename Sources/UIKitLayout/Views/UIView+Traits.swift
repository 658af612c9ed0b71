import Foundation
import KeylineAutoLayout
import KeylineGraphics

extension UIView {
    /// The traits of the controller's place, the superview's, or of the environment in which a scene is being made.
    var inheritedTraits: UITraitCollection {
        if let controller = hierarchy.controller { return controller.traitCollection }
        return superview?.traitCollection ?? SceneContext.current.traits
    }

    /// The direction of the view's content: the attribute's, or else that of the view's place.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    var layoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(relativeTo: traitCollection.direction)
    }

    /// The direction of content with an attribute in an environment of a direction.
    ///
    /// - Parameters:
    ///   - attribute: The content's attribute.
    ///   - layoutDirection: The direction around.
    /// - Returns: Left to right unless both leave it open or demand the opposite.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        attribute.direction(relativeTo: layoutDirection)
    }

    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != layoutState.semanticContentAttribute else { return }
        layoutState.semanticContentAttribute = attribute
        engine?.directionDidChange(of: self)
        markNeedsLayout()
    }

    /// The number of device pixels in a point.
    var displayScale: CGFloat { max(traitCollection.displayScale, 1) }

    /// A length in points, rounded up to whole device pixels.
    func ceiledToPixels(_ length: CGFloat) -> CGFloat {
        PixelGrid(scale: displayScale).ceiled(length)
    }
}
