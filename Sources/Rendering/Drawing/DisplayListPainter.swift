internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// Draws a display list on a canvas: the one place that goes through the items, so that all formats agree on what an item
/// means and on what is refused.
struct DisplayListPainter<Target: RenderingCanvas> {
    var canvas: Target
    private let list: DisplayList
    private let faces: FreeTypeFaces
    private let refused: DrawingRefusal?
    /// The resolved bitmaps of the list.
    private(set) var images: ImageResolver
    /// Maps the coordinates of the items that are being drawn to the paper's.
    private var transform = CGAffineTransform.identity

    /// Groups within groups; UIKit's deepest view trees stay far below.
    private static var maximumDepth: Int { 256 }

    init(
        _ list: DisplayList, on canvas: Target, faces: FreeTypeFaces, refused: DrawingRefusal? = nil,
        images: ImageResolver? = nil
    ) {
        self.list = list
        self.canvas = canvas
        self.faces = faces
        self.refused = refused
        self.images = images ?? ImageResolver(bitmaps: list.bitmaps)
    }

    /// Draws all items.
    mutating func paint() throws(RenderingError) {
        try paint(list.items, depth: 0)
    }

    private mutating func paint(_ items: [DisplayItem], depth: Int) throws(RenderingError) {
        for item in items {
            do throws(RenderingError) {
                try paint(item, depth: depth)
            } catch {
                // Where the fault is one item's, the canvas was not touched, and the others can be drawn.
                guard let refused, error.isOfOneItem else { throw error }
                refused(error, item.view)
            }
        }
    }

    private mutating func paint(_ item: DisplayItem, depth: Int) throws(RenderingError) {
        guard item.content.isFinite else { throw .notFinite(view: item.view) }
        switch item.content {
        case .group(let group):
            guard depth < Self.maximumDepth else { throw .nestedTooDeeply(view: item.view) }
            try paint(group, view: item.view, depth: depth)
        case .path(let path): paint(path)
        case .image(let image): try paint(image, view: item.view)
        case .gradient(let gradient): try paint(gradient, view: item.view)
        case .glyphs(let run): try paint(run, view: item.view)
        }
    }

    private mutating func paint(_ group: DisplayItem.Group, view: ViewID?, depth: Int) throws(RenderingError) {
        let inner = group.transform.concatenating(transform)
        guard group.opacity > 0, !group.items.isEmpty || group.blendMode == .destinationIn,
            try Magnification(of: inner).shows(.coordinates, view: view)
        else { return }
        var group = group
        group.clip = group.clip?.beginningWithMove
        group.opacity = min(group.opacity, 1)
        if let blur = group.blur, blur.deviation <= 0 { group.blur = nil }
        if group.clip?.isEmpty == true { return }
        let outer = transform
        transform = inner
        try canvas.beginGroup(group)
        try paint(group.items, depth: depth + 1)
        try canvas.endGroup()
        transform = outer
    }

    private mutating func paint(_ item: DisplayItem.PathItem) {
        var item = item
        item.path = item.path.beginningWithMove
        if case .stroke(let style) = item.style {
            guard style.lineWidth > 0 else { return }
            item.style = .stroke(style.withUsableDash)
        }
        guard !item.path.isEmpty, item.color.alpha > 0 else { return }
        canvas.draw(item)
    }

    private mutating func paint(_ image: DisplayItem.ImageItem, view: ViewID?) throws(RenderingError) {
        guard let placed = try images.place(image, view: view) else { return }
        let magnification = Magnification(of: placed.transform.concatenating(transform))
        if try magnification.shows(.pixels, view: view) { try canvas.draw(placed) }
    }

    private mutating func paint(_ gradient: DisplayItem.GradientItem, view: ViewID?) throws(RenderingError) {
        guard gradient.destination.width > 0, gradient.destination.height > 0, !gradient.stops.isEmpty else { return }
        if try canvas.draw(gradient) { return }
        guard let placed = faces.gradients.pixels(of: gradient) else { return }
        let magnification = Magnification(of: placed.transform.concatenating(transform))
        if try magnification.shows(.pixels, view: view) { try canvas.draw(placed) }
    }

    private mutating func paint(_ run: GlyphRun, view: ViewID?) throws(RenderingError) {
        guard run.fontSize > 0, run.color.alpha > 0, !run.glyphs.isEmpty else { return }
        let em = CGAffineTransform(scaleX: run.fontSize, y: run.fontSize).concatenating(transform)
        guard try Magnification(of: em).shows(.em, view: view) else { return }
        guard run.clustersAddUp else { throw .malformedRun(text: run.text, view: view) }
        let face = try faces.face(for: run.font)
        for glyph in run.glyphs where glyph.id >= face.glyphCount {
            throw .missingGlyph(glyph.id, run.font, view: view)
        }
        try canvas.draw(run, in: face, view: view)
    }
}
