package import Foundation
import KeylineAutoLayout

/// A constraint that Interface Builder adds at build time where an author's own leave a frame open.
///
/// Source: public logs of apps, which show the class and the identifier «IB auto generated at build time for view with ambiguity».
@preconcurrency @MainActor
package final class NSIBPrototypingLayoutConstraint: NSLayoutConstraint {
    private static let ambiguityPriority = UILayoutPriority(251)

    private init(_ view: UIView, _ attribute: Attribute, of superview: UIView?, constant: CGFloat) {
        super.init(
            Parts(
                model: LayoutConstraint(
                    first: LayoutTerm(item: view, attribute: attribute), .equal,
                    second: superview.map { LayoutTerm(item: $0, attribute: attribute) }, constant: constant)))
        role = .prototyping
        priority = Self.ambiguityPriority
        identifier = "IB auto generated at build time for view with ambiguity"
    }

    /// Keeps a view's frame as far as its author left it open.
    ///
    /// - Parameters:
    ///   - view: The view, inside another one.
    ///   - frame: The frame that the document stored, in points.
    package static func keep(_ view: UIView, at frame: CGRect) {
        guard let superview = view.superview else { return }
        let rect = view.alignmentRect(forFrame: frame)
        let kept: [(NSLayoutConstraint.Attribute, UIView?, CGFloat)] = [
            (.left, superview, rect.minX), (.top, superview, rect.minY), (.width, nil, rect.width),
            (.height, nil, rect.height),
        ]
        for (attribute, around, constant) in kept {
            let constraint = NSIBPrototypingLayoutConstraint(view, attribute, of: around, constant: constant)
            constraint.isActive = true
        }
    }
}
