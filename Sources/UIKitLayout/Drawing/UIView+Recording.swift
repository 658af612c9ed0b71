import Foundation
import FoundationSupplement
package import Graphics

extension UIView {
    /// The picture of the view and everything inside, as it is laid out now.
    package func displayList() -> DisplayList {
        var canvas = Canvas(traits: traitCollection)
        let toOrigin = CGPoint(x: -geometry.untransformedFrame.minX, y: -geometry.untransformedFrame.minY)
        canvas.enter(nil, traits: traitCollection, origin: toOrigin) { record(in: &$0) }
        return canvas.builder.displayList(size: bounds.size)
    }

    /// Records the view in its superview's coordinates.
    private func record(in canvas: inout Canvas) {
        guard !isHidden, alpha > 0 else { return }
        if geometry.transform.isIdentity {
            let origin = CGPoint(
                x: geometry.untransformedFrame.minX - geometry.boundsOrigin.x,
                y: geometry.untransformedFrame.minY - geometry.boundsOrigin.y)
            canvas.enter(source.id, traits: traitCollection, origin: origin) { recordLayers(in: &$0) }
        } else {
            canvas.transformed(by: geometry.toSuperview) { inner in
                inner.enter(source.id, traits: traitCollection, origin: .zero) { recordLayers(in: &$0) }
            }
        }
    }

    /// Background, content, what is inside, and the border on top, in the view's own coordinates.
    private func recordLayers(in canvas: inout Canvas) {
        let outline = Path(roundedRect: bounds, cornerRadius: appearance.cornerRadius)
        canvas.group(clip: clipsToBounds ? outline : nil, opacity: Double(alpha)) { inner in
            if let backgroundColor { inner.fill(outline, backgroundColor) }
            drawContent(in: &inner)
            for view in subviews { view.record(in: &inner) }
            recordBorder(in: &inner)
        }
    }

    /// A border lies inside the outline, as Core Animation draws it.
    private func recordBorder(in canvas: inout Canvas) {
        guard appearance.borderWidth > 0 else { return }
        let half = appearance.borderWidth / 2
        let path = Path(
            roundedRect: bounds.insetBy(dx: half, dy: half), cornerRadius: max(appearance.cornerRadius - half, 0))
        canvas.stroke(path, appearance.borderColor ?? .black, lineWidth: appearance.borderWidth)
    }
}
