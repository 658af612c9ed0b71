import Foundation
import KeylineAppearance
import KeylineFoundationSupplement
package import KeylineGraphics

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
        let traits = traitCollection
        if geometry.transform.isIdentity {
            let origin = CGPoint(
                x: geometry.untransformedFrame.minX - geometry.boundsOrigin.x,
                y: geometry.untransformedFrame.minY - geometry.boundsOrigin.y)
            canvas.enter(source.id, traits: traits, origin: origin) { recordLayers(in: &$0) }
        } else {
            canvas.transformed(by: geometry.toSuperview) { inner in
                inner.enter(source.id, traits: traits, origin: .zero) { recordLayers(in: &$0) }
            }
        }
    }

    /// The shadow, then background, content, what is inside, and the border on top, in the view's own coordinates.
    private func recordLayers(in canvas: inout Canvas) {
        let outline = appearance.outline(of: bounds)
        canvas.group(opacity: Double(alpha)) { inner in
            recordShadow(of: outline, in: &inner)
            inner.group(clip: clipsToBounds ? outline : nil) { recordContent(outline, in: &$0) }
        }
    }

    private func recordContent(_ outline: Path, in canvas: inout Canvas) {
        if let backgroundColor { canvas.fill(outline, backgroundColor) }
        CurrentCanvas.with(&canvas) { draw(bounds) }
        drawContent(in: &canvas)
        for view in subviews { view.record(in: &canvas) }
        recordBorder(in: &canvas)
    }

    /// A shadow needs something that casts it; Keyline draws that of a view with a background or of a given path.
    private func recordShadow(of outline: Path, in canvas: inout Canvas) {
        guard let shadow = appearance.shadow, shadow.opacity > 0 else { return }
        if let path = shadow.path {
            shadow.draw(under: .path(path), in: &canvas)
        } else if let backgroundColor, canvas.color(backgroundColor).alpha > 0, !clipsToBounds {
            let isRegular = appearance.maskedCorners == .all || appearance.cornerRadius <= 0
            let radius = min(appearance.cornerRadius, min(bounds.width, bounds.height) / 2)
            shadow.draw(
                under: isRegular ? .rectangle(bounds, cornerRadius: radius) : .path(outline), in: &canvas)
        }
    }

    /// A border lies inside the outline, as Core Animation draws it.
    private func recordBorder(in canvas: inout Canvas) {
        let width = appearance.borderWidth
        guard width > 0 else { return }
        let path = appearance.outline(of: bounds, inset: width / 2)
        canvas.stroke(path, appearance.borderColor ?? .black, lineWidth: width)
    }
}
