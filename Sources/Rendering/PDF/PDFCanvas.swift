internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// Draws a page of a PDF: paths stay paths, text stays text.
struct PDFCanvas: RenderingCanvas {
    private var cairo: CairoCanvas
    private let fonts: PDFFonts
    /// Whether parts of the page become pixels, which Cairo makes of what PDF cannot mix.
    private let becomesPixels: Bool
    /// The blurred group that is being drawn.
    private var raster: PDFRaster?
    /// The runs' links, in points of the page.
    private(set) var links: [PDFLink] = []
    private var structure: PDFStructure
    /// The page, on which parts of the structure begin, whatever layer is drawn on.
    private let page: CairoContext

    init(_ context: CairoContext, fonts: PDFFonts, becomesPixels: Bool, headings: Set<ViewID>) {
        self.becomesPixels = becomesPixels
        page = context
        structure = PDFStructure(headings: headings)
        cairo = CairoCanvas(context, scale: 1, maximumLayerPixelCount: nil)
        self.fonts = fonts
    }

    /// Clips to a shape around a page that Cairo does not see to be all of it.
    ///
    /// What is painted over all of a page without a clip makes Cairo forget what it was told of the page before, be it only where the
    /// structure begins.
    static func clipAroundPaper(_ context: CairoContext) {
        let paper = context.clipExtents
        var shape = Path(paper.insetBy(dx: -2, dy: -2))
        shape.move(to: paper.origin)
        shape.addLine(to: CGPoint(x: paper.maxX, y: paper.maxY))
        shape.closeSubpath()
        context.clip(to: shape, .identity)
    }

    mutating func beginGroup(_ group: DisplayItem.Group) throws(RenderingError) {
        structure.willBegin(group, showsAnything: shows(group), on: page)
        if raster != nil {
            raster?.depth += 1
            try raster?.canvas.beginGroup(group)
            return
        }
        var sharp = group
        sharp.blur = nil
        try cairo.beginGroup(sharp)
        guard group.blur != nil else { return }
        raster = try PDFRaster(
            group, cairo.transforms.current, page: cairo.context.clipExtents, faces: fonts.faces)
    }

    mutating func endGroup() throws(RenderingError) {
        try endDrawnGroup()
        structure.didEndGroup(on: page)
    }

    /// Ends the open parts of the page's structure.
    mutating func endStructure() { structure.endPart(on: page) }

    private mutating func endDrawnGroup() throws(RenderingError) {
        try raster?.canvas.endGroup()
        raster?.depth -= 1
        if let finished = raster {
            guard finished.depth == 0 else { return }
            finished.paint(on: cairo.context)
            raster = nil
        }
        try cairo.endGroup()
    }

    mutating func draw(_ item: DisplayItem.PathItem) {
        if raster != nil {
            raster?.canvas.draw(item)
        } else {
            structure.willDrawPath(on: page)
            cairo.draw(item)
        }
    }

    mutating func draw(_ gradient: DisplayItem.GradientItem) throws(RenderingError) -> Bool {
        // Readers let the colours of ends that are hard go on beyond them.
        guard gradient.extendsBefore, gradient.extendsAfter else { return false }
        guard raster == nil, !becomesPixels, let axis = gradient.axis else { return false }
        structure.willDrawPath(on: page)
        try cairo.context.fill(gradient.destination, with: axis, cairo.transforms.current)
        return true
    }

    mutating func draw(_ image: PlacedImage) throws(RenderingError) {
        if raster != nil {
            try raster?.canvas.draw(image)
            return
        }
        if image.isDecoration {
            structure.willDrawPath(on: page)
        } else {
            structure.willDrawPicture(showsAnything: shows(image), on: page)
        }
        let transform = image.transform.concatenating(cairo.transforms.current)
        if becomesPixels {
            // Cairo fades the edges of what it enlarges, and all of a gradient is an edge.
            let all = CGRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height)
            cairo.context.fill(image.visible ?? all, with: try cairo.surface(of: image.bitmap), transform)
            return
        }
        cairo.context.save()
        if let visible = image.visible { cairo.context.clip(to: visible, transform) }
        cairo.context.paint(try cairo.surface(of: image.bitmap), transform)
        cairo.context.restore()
    }

    mutating func draw(_ run: GlyphRun, in face: FreeTypeFace, view: ViewID?) throws(RenderingError) {
        if let target = run.link {
            add(PDFLink(run, target, cairo.transforms.current, shown: cairo.context.clipExtents))
        }
        if raster != nil {
            try raster?.canvas.draw(run, in: face, view: view)
            return
        }
        structure.willDrawText(of: view, showsAnything: shows(run), on: page)
        guard face.hasColor else {
            try drawOutlines(of: run, in: face)
            return
        }
        let pieces = run.pieces { face.colorGlyph($0.id, pixelsPerEm: run.fontSize * Self.pixelsPerPoint) != nil }
        for piece in pieces {
            if piece.holds {
                try drawColored(piece.run, in: face)
            } else {
                try drawOutlines(of: piece.run, in: face)
            }
        }
    }

    /// Whether something of a rectangle, in the coordinates of a transform, is inside the page and what the groups around leave of it.
    private func shows(_ rect: CGRect, _ transform: CGAffineTransform) -> Bool {
        let visible = rect.applying(transform).intersection(cairo.context.clipExtents)
        return !visible.isNull && visible.width > 0 && visible.height > 0
    }

    /// Whether letters of a run may show; white space never does. Letters reach beyond their line by no more than an em.
    private func shows(_ run: GlyphRun) -> Bool {
        guard run.text.contains(where: { !$0.isWhitespace }) else { return false }
        let line = CGRect(x: run.origin.x, y: run.origin.y, width: max(run.advance, 0), height: 0)
        return shows(line.insetBy(dx: -run.fontSize, dy: -run.fontSize), cairo.transforms.current)
    }

    private func shows(_ image: PlacedImage) -> Bool {
        let all = CGRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height)
        return shows(image.visible ?? all, image.transform.concatenating(cairo.transforms.current))
    }

    /// Whether something of a group's items is inside its clip, as Cairo rounds it, and what the groups around leave of the page.
    private func shows(_ group: DisplayItem.Group) -> Bool {
        let transform = group.transform.concatenating(cairo.transforms.current)
        cairo.context.save()
        defer { cairo.context.restore() }
        if let clip = group.clip { cairo.context.clip(to: clip, transform) }
        guard let ink = InkExtent(fonts.faces).extent(of: group.items) else {
            return shows(cairo.context.clipExtents, .identity)
        }
        return shows(ink, transform)
    }

    /// Adds a link, to the one before where it goes on: a line of text is one rectangle to click, however many runs it has.
    private mutating func add(_ link: PDFLink?) {
        guard let link else { return }
        if let last = links.last, let joined = last.joined(with: link) {
            links[links.count - 1] = joined
        } else {
            links.append(link)
        }
    }

    /// FreeType sets no font larger than this, in points; larger letters are no text to read, and become a path.
    private static let maximumEm: CGFloat = 2000

    private mutating func drawOutlines(of run: GlyphRun, in face: FreeTypeFace) throws(RenderingError) {
        let placed = PlacedRun(run, unitsPerEm: face.unitsPerEm, cairo.transforms.current)
        if placed.pixelsPerEm <= Self.maximumEm {
            cairo.context.show(run, in: try fonts.font(for: face), cairo.transforms.current)
        } else {
            cairo.context.fill(placed.path(of: placed.glyphs, in: face), .identity, color: run.color)
        }
    }

    /// Coloured glyphs are bitmaps of this density; Cairo 1.16 would make them of 72 pixels an inch and forget their text.
    private static let pixelsPerPoint: CGFloat = 4

    private mutating func drawColored(_ run: GlyphRun, in face: FreeTypeFace) throws(RenderingError) {
        let pixelsPerEm = run.fontSize * Self.pixelsPerPoint
        let placed = PlacedRun(run, unitsPerEm: face.unitsPerEm, cairo.transforms.current)
        for glyph in placed.glyphs {
            guard let colored = face.colorGlyph(glyph.id, pixelsPerEm: pixelsPerEm) else { continue }
            let transform = colored.transform.concatenating(placed.emTransform(of: glyph))
            cairo.context.paint(
                try cairo.surface(of: colored.bitmap), transform, opacity: min(run.color.alpha, 1))
        }
        cairo.context.showInvisibly(run, in: try fonts.invisible(), cairo.transforms.current)
    }
}

/// The fonts of one file.
final class PDFFonts {
    let faces: FreeTypeFaces
    private var fonts: [FontID: CairoFont] = [:]
    private var invisibleFont: CairoInvisibleFont?

    init(_ faces: FreeTypeFaces) {
        self.faces = faces
    }

    func font(for face: FreeTypeFace) throws(RenderingError) -> CairoFont {
        if let font = fonts[face.id] { return font }
        let font = try CairoFont(faces.newFace(for: face.id))
        fonts[face.id] = font
        return font
    }

    func invisible() throws(RenderingError) -> CairoInvisibleFont {
        if let invisibleFont { return invisibleFont }
        let font = try CairoInvisibleFont()
        invisibleFont = font
        return font
    }
}
