public import Foundation
public import KeylineFoundationSupplement
import KeylineGraphics

extension CGContext {
    /// From the coordinates in use to those of the view.
    @preconcurrency @MainActor public var ctm: CGAffineTransform { state.transform }

    /// Moves what follows.
    @preconcurrency @MainActor public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales what follows.
    @preconcurrency @MainActor public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns what follows by an angle in radians, clockwise as seen.
    @preconcurrency @MainActor public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Draws what follows through a transform.
    @preconcurrency @MainActor public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Sets the colour of filled shapes.
    @preconcurrency @MainActor public func setFillColor(_ color: CGColor) { state.fillColor = UIColor(cgColor: color) }
    /// Sets the colour of lines.
    @preconcurrency @MainActor public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = UIColor(cgColor: color)
    }
    /// Sets the width of lines, in points.
    @preconcurrency @MainActor public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
    /// Sets the shape of the ends of lines.
    @preconcurrency @MainActor public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = .init(cap) }
    /// Sets the shape of the corners of lines.
    @preconcurrency @MainActor public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = .init(join) }
    /// Sets the opacity of what follows, 0…1.
    @preconcurrency @MainActor public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(max(alpha, 0), 1)) }

    /// Sets the lengths of dashes and gaps, in points, and how far into them each line begins.
    @preconcurrency @MainActor public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.style.dashPhase = phase
        state.style.dash = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 } ? lengths : []
    }

    /// Gives filled shapes a shadow; a colour of nil takes it away.
    @preconcurrency @MainActor public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            ViewShadow(color: UIColor(cgColor: $0), opacity: 1, offset: offset, radius: max(blur, 0) / 2)
        }
    }

    /// Gives filled shapes a grey shadow.
    @preconcurrency @MainActor public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
}
