import Foundation
import KeylineAutoLayout

extension UIView {
    /// Solves the view's own subtree with two more constraints, and takes everything back.
    ///
    /// The subtree gets an engine of its own, so that nothing around it has a say and nothing of the present layout changes.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateMarkedConstraints()
        let engine = LayoutEngine(root: self, purpose: .fitting, delegate: self)
        let rect = engine.fittingRectangle(
            target: target, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
        let exact = frame(forAlignmentRect: rect).size
        return CGSize(width: ceiledToPixels(exact.width), height: ceiledToPixels(exact.height))
    }

    /// Reports the contradictions in the view's own subtree that are there with any size of it. Nothing of the present layout changes.
    func reportConflictsOfAnySize() {
        updateMarkedConstraints()
        LayoutEngine(root: self, purpose: .contradictions, delegate: self).update()
    }
}
