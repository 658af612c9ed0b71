internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// Draws pixels.
struct PixelCanvas: RenderingCanvas {
    private var cairo: CairoCanvas
    private var context: CairoContext { cairo.context }

    private let faces: FreeTypeFaces

    init(_ context: CairoContext, scale: CGFloat, faces: FreeTypeFaces, maximumLayerPixelCount: Int) {
        self.faces = faces
        cairo = CairoCanvas(
            context, scale: scale, maximumLayerPixelCount: maximumLayerPixelCount, surfaces: faces.surfaces)
    }

    mutating func beginGroup(_ group: DisplayItem.Group) throws(RenderingError) {
        // What goes into a layer is small already; going through the items for each of nested layers would cost more.
        let needsLayer = group.isLayer && (group.blur != nil || !cairo.hasLayers)
        let isBounded = needsLayer && group.blendMode != .destinationIn
        try cairo.beginGroup(group, extent: isBounded ? InkExtent(faces).extent(of: group.items) : nil)
    }

    mutating func endGroup() throws(RenderingError) { try cairo.endGroup() }

    mutating func draw(_ item: DisplayItem.PathItem) { cairo.draw(item) }

    /// Pixels have the bitmap of a gradient: Cairo's own differ from it by a step here and there.
    mutating func draw(_ gradient: DisplayItem.GradientItem) -> Bool { false }

    mutating func draw(_ image: PlacedImage) throws(RenderingError) {
        let all = CGRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height)
        let visible = image.visible ?? all
        let surface = try cairo.surface(of: image.bitmap)
        let transform = image.transform.concatenating(cairo.transforms.current)
        guard let placed = try scaled(image.bitmap.id, surface, visible, transform) else {
            return context.fill(visible, with: surface, transform)
        }
        context.fill(visible, transform, withPlaced: placed)
    }

    /// The pixels of a picture that was drawn at the same place before; layers have places of their own.
    private func scaled(
        _ bitmap: Bitmap.ID, _ surface: CairoSurface, _ visible: CGRect, _ transform: CGAffineTransform
    ) throws(RenderingError) -> CairoSurface? {
        guard !cairo.hasLayers else { return nil }
        let area = visible.applying(transform).onCairosGrid.intersection(context.clipExtents).integral
        return try faces.scaledPictures.picture(of: bitmap, surface, transform, over: area)
    }

    mutating func draw(_ run: GlyphRun, in face: FreeTypeFace, view: ViewID?) throws(RenderingError) {
        let placed = PlacedRun(run, unitsPerEm: face.unitsPerEm, cairo.transforms.current)
        var outlined: [PlacedRun.Glyph] = []
        for glyph in placed.glyphs {
            if let colored = face.colorGlyph(glyph.id, pixelsPerEm: placed.pixelsPerEm) {
                try draw(colored, at: glyph, placed, opacity: min(run.color.alpha, 1))
            } else {
                outlined.append(glyph)
            }
        }
        if placed.pixelsPerEm <= GlyphCoverageCache.maximumEm {
            try cover(outlined, placed, face)
        } else {
            context.fill(placed.path(of: outlined, in: face), .identity, color: run.color)
        }
    }

    /// Draws a glyph in its own colours.
    private mutating func draw(
        _ colored: ColorGlyph, at glyph: PlacedRun.Glyph, _ run: PlacedRun, opacity: Double
    ) throws(RenderingError) {
        let surface = try cairo.surface(of: colored.bitmap)
        context.paint(surface, colored.transform.concatenating(run.emTransform(of: glyph)), opacity: opacity)
    }

    /// Draws glyphs of ordinary size through their coverage.
    private func cover(_ glyphs: [PlacedRun.Glyph], _ run: PlacedRun, _ face: FreeTypeFace) throws(RenderingError) {
        let sheet = GlyphCoverageCache.sheet(of: face, run.unitTransform)
        let extents = context.clipExtents
        let reach = extents.insetBy(dx: -4 * GlyphCoverageCache.maximumEm, dy: -4 * GlyphCoverageCache.maximumEm)
        let covered = glyphs.compactMap { glyph -> (coverage: Coverage, x: Int, y: Int)? in
            guard reach.contains(glyph.origin) else { return nil }
            let x = Int((glyph.origin.x * 4).rounded())
            let y = Int((glyph.origin.y * 4).rounded())
            guard let coverage = sheet.coverage(of: glyph.id, quarterX: x & 3, quarterY: y & 3) else { return nil }
            return (coverage, x >> 2, y >> 2)
        }
        guard let mask = try CoverageMask(covered, within: extents) else { return }
        context.paint(run.color, through: mask)
    }
}

extension CGRect {
    /// The rectangle with its edges where Cairo has them, which counts in 256ths of a pixel: an edge on a pixel's stays there.
    fileprivate var onCairosGrid: CGRect {
        func rounded(_ place: CGFloat) -> CGFloat { (place * 256).rounded() / 256 }
        let left = rounded(minX)
        let top = rounded(minY)
        return CGRect(x: left, y: top, width: rounded(maxX) - left, height: rounded(maxY) - top)
    }
}
