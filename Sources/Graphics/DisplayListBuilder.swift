public import Foundation
public import KeylineFoundationSupplement

/// Collects drawing in order and answers with a display list.
///
/// Items are tagged with `view` as it is when they are added.
public struct DisplayListBuilder {
    /// The view that following items belong to.
    public var view: ViewID?
    private var items: [DisplayItem] = []
    private var bitmaps: [Bitmap.ID: Bitmap] = [:]

    /// Starts without items.
    public init(view: ViewID? = nil) {
        self.view = view
    }

    /// Returns the display list of the items added so far, on paper of a size in points.
    public func displayList(size: CGSize) -> DisplayList {
        DisplayList(size: size, items: items, bitmaps: bitmaps)
    }

    /// Fills a path; nothing is added for a transparent colour.
    public mutating func fill(_ path: Path, color: Color) {
        add(.path(.init(path: path, style: .fill, color: color)), ifVisible: color)
    }

    /// Fills a path by the even-odd rule; nothing is added for a transparent colour.
    public mutating func fillEvenOdd(_ path: Path, color: Color) {
        add(.path(.init(path: path, style: .evenOddFill, color: color)), ifVisible: color)
    }

    /// Fills a rectangle; nothing is added for a transparent colour.
    public mutating func fill(_ rect: CGRect, color: Color) {
        fill(Path(rect), color: color)
    }

    /// Draws a line along a path; nothing is added for a transparent colour.
    public mutating func stroke(_ path: Path, color: Color, style: StrokeStyle) {
        add(.path(.init(path: path, style: .stroke(style), color: color)), ifVisible: color)
    }

    /// Draws a line of a width in points along a path; nothing is added for a transparent colour.
    public mutating func stroke(_ path: Path, color: Color, lineWidth: CGFloat) {
        stroke(path, color: color, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws glyphs.
    public mutating func draw(_ run: GlyphRun) {
        add(.glyphs(run), ifVisible: run.color)
    }

    /// Draws a bitmap over a rectangle.
    ///
    /// - Parameters:
    ///   - bitmap: The bitmap.
    ///   - source: The part that is drawn, in the bitmap's pixels; nil draws all of it.
    ///   - destination: Where it is drawn, in points.
    ///   - tint: A colour in place of the bitmap's own, which then only gives the opacity.
    ///   - isMirrored: Whether it is drawn as seen in a mirror.
    public mutating func draw(
        _ bitmap: Bitmap,
        source: CGRect? = nil,
        in destination: CGRect,
        tint: Color? = nil,
        isMirrored: Bool = false
    ) {
        bitmaps[bitmap.id] = bitmap
        let item = DisplayItem.ImageItem(
            bitmap: bitmap.id, source: source, destination: destination, tint: tint, isMirrored: isMirrored)
        items.append(DisplayItem(view: view, content: .image(item)))
    }

    /// Draws a gradient; nothing is added for one over nothing, or without colours.
    public mutating func draw(_ gradient: DisplayItem.GradientItem) {
        let size = gradient.destination.size
        guard size.width > 0, size.height > 0, gradient.stops.contains(where: { $0.color.alpha > 0 }) else { return }
        items.append(DisplayItem(view: view, content: .gradient(gradient)))
    }

    /// Draws another display list with its top-left corner at a point.
    public mutating func draw(_ list: DisplayList, at origin: CGPoint) {
        bitmaps.merge(list.bitmaps) { mine, _ in mine }
        let transform = CGAffineTransform(translationX: origin.x, y: origin.y)
        items.append(DisplayItem(view: view, content: .group(.init(transform: transform, items: list.items))))
    }

    /// Draws what the closure adds as one group; nothing is added for an empty or a transparent one.
    ///
    /// A group that changes nothing is dissolved, so that the list says only what matters.
    public mutating func group(
        transform: CGAffineTransform = .identity,
        clip: Path? = nil,
        opacity: Double = 1,
        blendMode: DisplayItem.BlendMode = .normal,
        blur: DisplayItem.Blur? = nil,
        isIsolated: Bool = false,
        _ draw: (inout DisplayListBuilder) -> Void
    ) {
        let group = DisplayItem.Group(
            transform: transform, clip: clip, opacity: opacity, blendMode: blendMode, blur: blur,
            isIsolated: isIsolated, items: [])
        self.group(like: group, draw)
    }

    /// Draws what the closure adds as a group with everything that another one has but its items.
    public mutating func group(like model: DisplayItem.Group, _ draw: (inout DisplayListBuilder) -> Void) {
        var inner = DisplayListBuilder(view: view)
        draw(&inner)
        // What leaves only itself of all that is below leaves nothing where it is empty.
        guard !inner.items.isEmpty || model.blendMode == .destinationIn, model.opacity > 0 else { return }
        bitmaps.merge(inner.bitmaps) { mine, _ in mine }
        var group = model
        if group.isIsolated { group.isIsolated = inner.items.contains(where: \.blendsOutwards) }
        group.items = inner.items
        if group.transform.isIdentity, group.clip == nil, !group.isLayer {
            items += inner.items
        } else {
            items.append(DisplayItem(view: view, content: .group(group)))
        }
    }

    private mutating func add(_ content: DisplayItem.Content, ifVisible color: Color) {
        guard color.alpha > 0 else { return }
        items.append(DisplayItem(view: view, content: content))
    }
}
