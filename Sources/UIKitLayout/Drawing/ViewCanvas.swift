import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineTypesetting

/// What a view draws into: items are given in the view's own coordinates and recorded in those of the whole picture.
struct ViewCanvas {
    private(set) var builder: DisplayListBuilder
    /// Where the origin of the view's coordinates lies in the picture, in points.
    private var origin: CGPoint
    /// The traits of the view, by which colours are chosen.
    private(set) var traits: UITraitCollection

    init(traits: UITraitCollection) {
        builder = DisplayListBuilder()
        origin = .zero
        self.traits = traits
    }

    func color(_ color: UIColor) -> Color { color.color(for: traits) }

    // MARK: Drawing

    mutating func fill(_ path: Path, _ color: UIColor) {
        if let pattern = color.pattern { return fill(path, with: pattern) }
        builder.fill(moved(path), color: self.color(color))
    }

    mutating func fill(_ rect: CGRect, _ color: UIColor) {
        if let pattern = color.pattern { return fill(Path(rect), with: pattern) }
        builder.fill(moved(rect), color: self.color(color))
    }

    mutating func fillEvenOdd(_ path: Path, _ color: UIColor) {
        if let pattern = color.pattern { return fill(path, with: pattern, evenOdd: true) }
        builder.fillEvenOdd(moved(path), color: self.color(color))
    }

    mutating func stroke(_ path: Path, _ color: UIColor, style: StrokeStyle) {
        builder.stroke(moved(path), color: self.color(color), style: style)
    }

    mutating func stroke(_ path: Path, _ color: UIColor, lineWidth: CGFloat) {
        stroke(path, color, style: StrokeStyle(lineWidth: lineWidth))
    }

    mutating func draw(_ text: TextLayout, in rect: CGRect) {
        text.draw(into: &builder, in: moved(rect))
    }

    mutating func draw(_ bitmap: Bitmap, source: CGRect?, in rect: CGRect, tint: UIColor?, isMirrored: Bool) {
        builder.draw(bitmap, source: source, in: moved(rect), tint: tint.map(color), isMirrored: isMirrored)
    }

    /// Draws with what knows no views: hands over where the origin of the view's coordinates lies in the picture, in points.
    mutating func paint(_ draw: (inout DisplayListBuilder, CGPoint) -> Void) {
        draw(&builder, origin)
    }

    /// Draws with what knows no views: hands over where a rectangle of the view lies in the picture, in points.
    mutating func paint(in rect: CGRect, _ draw: (inout DisplayListBuilder, CGRect) -> Void) {
        draw(&builder, moved(rect))
    }

    // MARK: Structure

    /// Draws a view's part of the picture: in its coordinates, with its traits, tagged with its id.
    mutating func enter(
        _ view: ViewID?,
        traits: UITraitCollection,
        origin: CGPoint,
        _ draw: (inout ViewCanvas) -> Void
    ) {
        let outer = (builder.view, self.traits, self.origin)
        builder.view = view
        self.traits = traits
        self.origin = CGPoint(x: self.origin.x + origin.x, y: self.origin.y + origin.y)
        draw(&self)
        (builder.view, self.traits, self.origin) = outer
    }

    /// Draws as one group, with a clip in the view's own coordinates.
    mutating func group(
        transform: CGAffineTransform = .identity,
        clip: Path? = nil,
        opacity: Double = 1,
        _ draw: (inout ViewCanvas) -> Void
    ) {
        if transform.isIdentity, clip == nil, opacity >= 1 { return draw(&self) }
        var inner = blank
        draw(&inner)
        add(inner, transform: transform, clip: clip, opacity: opacity)
    }

    /// Draws as much as a mask is opaque.
    mutating func masked(by mask: (inout ViewCanvas) -> Void, _ draw: (inout ViewCanvas) -> Void) {
        var content = blank
        var shape = blank
        draw(&content)
        mask(&shape)
        let drawn = content.builder
        let opaque = shape.builder
        builder.group(isIsolated: true) { layer in
            layer = drawn
            layer.group(blendMode: .destinationIn) { $0 = opaque }
        }
    }

    /// Draws as one group that mixes with what lies under it.
    mutating func blended(_ mode: DisplayItem.BlendMode, opacity: Double, _ draw: (inout ViewCanvas) -> Void) {
        var inner = blank
        draw(&inner)
        let drawn = inner.builder
        builder.group(opacity: opacity, blendMode: mode) { $0 = drawn }
    }

    /// Draws a finished picture, or a part of it, over a rectangle; a tint takes the place of its colours.
    mutating func draw(
        _ list: DisplayList, source: CGRect? = nil, in rect: CGRect, tint: UIColor?, isMirrored: Bool
    ) {
        let paper = source ?? CGRect(origin: .zero, size: list.size)
        guard paper.width > 0, paper.height > 0 else { return }
        let place = moved(rect)
        var transform = CGAffineTransform(translationX: -paper.minX, y: -paper.minY)
            .concatenating(CGAffineTransform(scaleX: place.width / paper.width, y: place.height / paper.height))
            .concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
        if isMirrored {
            transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: paper.minX + paper.maxX, ty: 0)
                .concatenating(transform)
        }
        let color = tint.map(color)
        builder.group(transform: transform, clip: Path(paper), isIsolated: color != nil) { group in
            group.draw(list, at: .zero)
            if let color { group.group(blendMode: .sourceAtop) { $0.fill(paper, color: color) } }
        }
    }

    /// An empty canvas in the same place.
    var blank: ViewCanvas {
        var canvas = ViewCanvas(traits: traits)
        canvas.origin = origin
        canvas.builder.view = builder.view
        return canvas
    }

    /// Adds what was drawn into a blank canvas as one group, with a clip in the view's own coordinates.
    mutating func add(
        _ inner: consuming ViewCanvas,
        transform: CGAffineTransform = .identity,
        clip: Path? = nil,
        opacity: Double = 1
    ) {
        let drawn = inner.builder
        builder.group(transform: transform, clip: clip.map(moved), opacity: opacity) { $0 = drawn }
    }

    /// Draws in the coordinates that a transform maps to those of the view.
    mutating func transformed(by transform: CGAffineTransform, _ draw: (inout ViewCanvas) -> Void) {
        let toPicture = transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
        var inner = blank
        inner.origin = .zero
        draw(&inner)
        add(inner, transform: toPicture)
    }

    private func moved(_ path: Path) -> Path {
        path.applying(CGAffineTransform(translationX: origin.x, y: origin.y))
    }

    private func moved(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: origin.x, dy: origin.y)
    }
}
