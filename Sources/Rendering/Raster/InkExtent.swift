internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// Finds a rectangle that items do not draw outside of. It may be too large, never too small.
struct InkExtent {
    private let faces: FreeTypeFaces

    init(_ faces: FreeTypeFaces) {
        self.faces = faces
    }

    /// The rectangle, in the items' coordinates; nil where none is known.
    func extent(of items: [DisplayItem]) -> CGRect? {
        var extent = CGRect.null
        for item in items {
            guard let part = self.extent(of: item.content) else { return nil }
            extent = extent.union(part)
        }
        return extent.isNull ? CGRect.zero : extent.isFinite ? extent : nil
    }

    private func extent(of content: DisplayItem.Content) -> CGRect? {
        switch content {
        case .group(let group):
            extent(of: group.items)?.insetBy(max(group.blur?.reach ?? 0, 0)).applying(group.transform)
        case .path(let item): item.path.isEmpty ? .zero : item.path.controlPointBounds.insetBy(item.style.reach)
        case .image(let image): image.destination.standardized
        case .gradient(let gradient): gradient.destination.standardized
        case .glyphs(let run): extent(of: run)
        }
    }

    private func extent(of run: GlyphRun) -> CGRect? {
        guard let face = try? faces.face(for: run.font), run.fontSize > 0 else { return nil }
        let extents = run.glyphs.map { glyph -> CGRect in
            let ink = ink(of: glyph.id, in: face, fontSize: run.fontSize)
            return ink.offsetBy(dx: run.origin.x + glyph.position.x, dy: run.origin.y + glyph.position.y)
        }
        return extents.reduce(CGRect.null) { $0.union($1) }.insetBy(0)
    }

    /// Returns the area that a glyph covers around its origin, in points.
    private func ink(of glyph: UInt32, in face: FreeTypeFace, fontSize: CGFloat) -> CGRect {
        if let colored = face.colorGlyph(glyph, pixelsPerEm: fontSize) {
            let pixels = CGRect(x: 0, y: 0, width: colored.bitmap.width, height: colored.bitmap.height)
            return pixels.applying(colored.transform.concatenating(CGAffineTransform(scaleX: fontSize, y: fontSize)))
        }
        let bounds = face.outlineBounds(of: glyph)
        let unit = fontSize / face.unitsPerEm
        return bounds.isNull ? .zero : bounds.applying(CGAffineTransform(scaleX: unit, y: unit))
    }
}

extension DisplayItem.PathItem.Style {
    /// The distance by which ink can be outside the path, in points. A mitre reaches as many half widths as its limit, a square cap less than one and a half.
    fileprivate var reach: CGFloat {
        guard case .stroke(let style) = self else { return 0 }
        return max(style.lineWidth, 0) / 2 * (style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5)
    }
}

extension CGRect {
    /// The rectangle with a margin around it, none that is negative.
    fileprivate func insetBy(_ margin: CGFloat) -> CGRect { isNull ? .zero : insetBy(dx: -margin, dy: -margin) }
}
