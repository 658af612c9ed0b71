import Foundation
import KeylineAppearance
import KeylineFoundationSupplement
import KeylineGraphics

extension CALayer {
    /// Records a layer of an app's own in the coordinates of the layer around it.
    func record(in canvas: inout ViewCanvas) {
        guard look.alpha > 0, !look.isHidden else { return }
        layoutSublayers()
        canvas.transformed(by: ownGeometry.toSuperview) { recordLayers(in: &$0) }
    }

    /// The picture of the layer and everything inside, in its own coordinates.
    func recordLayers(in canvas: inout ViewCanvas) {
        if let view { return view.recordLayers(in: &canvas) }
        look.record(bounds: bounds, in: &canvas) { canvas in
            if let color = look.backgroundColor { canvas.fill(look.outline(of: bounds), color) }
            recordContents(in: &canvas)
            recordSublayers(in: &canvas)
        }
    }

    /// What the layer shows itself: a picture, or what it draws.
    func recordContents(in canvas: inout ViewCanvas) {
        display()
        if let image = extra.shownContents { canvas.draw(image, filling: bounds, extra.gravity) }
        drawContent(in: &canvas)
        CurrentCanvas.with(&canvas, bounds) { context in draw(in: context) }
    }

    /// What is inside, by depth and then from back to front.
    func recordSublayers(in canvas: inout ViewCanvas) {
        let children = orderedChildren
        let isFlat = children.allSatisfy { $0.depth == 0 }
        let sorted =
            isFlat
            ? children
            : children.enumerated().sorted {
                ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
            }.map(\.element)
        guard let around = extra.sublayerTransform?.affine, !around.isIdentity else {
            return sorted.forEach { $0.record(in: &canvas) }
        }
        // About the anchor point, as Core Animation does.
        let middle = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        let whole = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(around).concatenating(
            CGAffineTransform(translationX: middle.x, y: middle.y))
        canvas.transformed(by: whole) { inner in sorted.forEach { $0.record(in: &inner) } }
    }
}

extension LayerChild {
    @MainActor var depth: CGFloat {
        switch self {
        case .view(let view): view.appearance.zPosition
        case .layer(let layer): layer.look.zPosition
        }
    }

    @MainActor func record(in canvas: inout ViewCanvas) {
        switch self {
        case .view(let view): view.record(in: &canvas)
        case .layer(let layer): layer.record(in: &canvas)
        }
    }
}

extension LayerExtras {
    /// The picture that the layer shows; nil for none.
    var shownContents: UIImage? {
        if let image = contents as? CGImage {
            return UIImage(cgImage: image, scale: max(contentsScale, 1), orientation: .up)
        }
        return contents as? UIImage
    }
}

@MainActor
extension ViewAppearance {
    /// Shadow, opacity, clip, mask and border around what lies between them, in coordinates of the bounds.
    func record(bounds: CGRect, in canvas: inout ViewCanvas, _ content: (inout ViewCanvas) -> Void) {
        let outline = outline(of: bounds)
        canvas.group(opacity: Double(alpha)) { canvas in
            canvas.masked(by: mask) { inner in
                recordShadow(of: outline, bounds, in: &inner)
                inner.group(clip: clipsToBounds ? outline : nil) { canvas in
                    content(&canvas)
                    recordBorder(of: bounds, in: &canvas)
                }
            }
        }
    }

    /// A shadow needs something that casts it; Keyline draws that of a background or of a given path.
    private func recordShadow(of outline: Path, _ bounds: CGRect, in canvas: inout ViewCanvas) {
        guard let shadow, shadow.opacity > 0 else { return }
        if let path = shadow.path {
            shadow.draw(under: .path(path), in: &canvas)
        } else if let backgroundColor, canvas.color(backgroundColor).alpha > 0, !clipsToBounds {
            let isRegular = maskedCorners == .all || cornerRadius <= 0
            let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
            shadow.draw(
                under: isRegular
                    ? .rectangle(bounds, cornerRadius: radius, curve: cornerCurve.neutral) : .path(outline),
                in: &canvas)
        }
    }

    /// A border lies inside the outline, as Core Animation draws it.
    private func recordBorder(of bounds: CGRect, in canvas: inout ViewCanvas) {
        guard borderWidth > 0 else { return }
        let path = outline(of: bounds, inset: borderWidth / 2)
        canvas.stroke(path, borderColor ?? .black, lineWidth: borderWidth)
    }
}

@MainActor
extension ViewCanvas {
    /// Draws as much as a layer is opaque. One filled path clips, which every format draws sharply; anything else is laid over.
    mutating func masked(by mask: CALayer?, _ draw: (inout ViewCanvas) -> Void) {
        guard let mask else { return draw(&self) }
        if let outline = mask.opaqueOutline {
            return group(clip: outline.applying(mask.toSuperlayer), draw)
        }
        masked(by: { mask.record(in: &$0) }, draw)
    }

    /// Draws a picture over bounds in the way of a layer.
    mutating func draw(_ image: UIImage, filling bounds: CGRect, _ gravity: CALayerContentsGravity) {
        let rect = ImagePlacing(gravity.filling, size: image.size, in: bounds).rect
        draw(image, in: rect, tint: nil, direction: .leftToRight)
    }
}
