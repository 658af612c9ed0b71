public import Foundation
public import KeylineFoundationSupplement

/// A shape inside itself.
public struct _InsetShape<Base: Shape>: InsettableShape {
    let shape: Base
    let amount: CGFloat

    /// The outline in the smaller rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        // Insets beyond the middle leave nothing.
        let inner = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
        return shape.path(in: inner)
    }

    /// Farther inside.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(shape: shape, amount: self.amount + amount)
    }

    /// The shape's own size.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape whose outline is changed.
public struct _ChangedShape<Base: Shape>: Shape {
    let shape: Base
    let change: @Sendable (Path, CGRect) -> Path

    /// The changed outline.
    public nonisolated func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
    /// The shape's own size.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension _ChangedShape: InsettableShape where Base: InsettableShape {
    /// The smaller shape, changed.
    public nonisolated func inset(by amount: CGFloat) -> _ChangedShape<Base.InsetShape> {
        _ChangedShape<Base.InsetShape>(shape: shape.inset(by: amount), change: change)
    }
}

extension Shape {
    /// The part of the outline between two shares of its length, 0…1.
    public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _ChangedShape<Self> {
        _ChangedShape(shape: self) { path, _ in path.trimmedPath(from: start, to: end) }
    }

    /// The outline as a transform maps it.
    public nonisolated func transform(_ transform: CGAffineTransform) -> _ChangedShape<Self> {
        _ChangedShape(shape: self) { path, _ in path.applying(transform) }
    }

    /// The outline, turned about a point.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
        _ChangedShape(shape: self) { path, rect in
            let center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
            let transform = CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            return path.applying(transform)
        }
    }

    /// The outline, larger or smaller about a point.
    public nonisolated func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> _ChangedShape<Self> {
        _ChangedShape(shape: self) { path, rect in
            let center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
            let transform = CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(CGAffineTransform(scaleX: x, y: y))
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            return path.applying(transform)
        }
    }

    /// The outline, larger or smaller about a point.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The outline, moved by distances in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChangedShape<Self> {
        _ChangedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) }
    }

    /// The outline, moved by distances in points.
    public nonisolated func offset(_ offset: CGSize) -> _ChangedShape<Self> {
        self.offset(x: offset.width, y: offset.height)
    }

    /// The outline in a rectangle of a size in points.
    public nonisolated func size(_ size: CGSize) -> _SizedShape<Self> { _SizedShape(shape: self, size: size) }

    /// The outline in a rectangle of a size in points.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
        size(CGSize(width: width, height: height))
    }
}

/// A shape drawn in a size of its own.
public struct _SizedShape<Base: Shape>: Shape {
    let shape: Base
    let size: CGSize

    /// The outline in the size.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: CGRect(origin: rect.origin, size: size))
    }
}

// MARK: Filling

/// A shape, filled or outlined.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView {
    let shape: Content
    let style: Style
    let fillStyle: FillStyle
    /// The line along the outline; nil for a fill.
    var stroke: StrokeStyle?
    /// What lies under it, for shapes that are filled and outlined.
    var under: [ShapeLayer] = []

    static var kind: String { String(String(describing: Content.self).prefix { $0 != "<" }) }

    func makeLeaf(in context: _ViewContext) -> any LeafContent {
        ShapeContent(layers: under + [layer], size: { shape.sizeThatFits($0) }, environment: context.environment)
    }

    var layer: ShapeLayer {
        ShapeLayer(path: { shape.path(in: $0) }, style: AnyShapeStyle(style), fillStyle: fillStyle, stroke: stroke)
    }
}

extension _ShapeView {
    /// The shape, also filled.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        with(_ShapeView<Content, S>(shape: shape, style: content, fillStyle: style))
    }

    /// The shape, also outlined.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        with(_ShapeView<Content, S>(shape: shape, style: content, fillStyle: FillStyle(), stroke: style))
    }

    /// The shape, also outlined.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func with<S>(_ other: _ShapeView<Content, S>) -> _ShapeView<Content, S> {
        var result = other
        result.under = under + [layer]
        return result
    }
}

extension _ShapeView where Content: InsettableShape {
    /// The shape, also outlined within its edge.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    {
        var result = _ShapeView<Content.InsetShape, S>(
            shape: shape.inset(by: lineWidth / 2), style: content, fillStyle: FillStyle(),
            stroke: StrokeStyle(lineWidth: lineWidth))
        result.under = under + [layer]
        return result
    }
}

extension Shape {
    /// The shape, filled.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The shape, filled in the style of its place.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: style)
    }

    /// The shape, outlined.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: FillStyle(), stroke: style)
    }

    /// The shape, outlined by a line of a width in points.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The outline of a line along the shape, as a shape.
    public func stroke(style: StrokeStyle) -> _ShapeView<Self, ForegroundStyle> {
        stroke(ForegroundStyle(), style: style)
    }

    /// The outline of a line along the shape, of a width in points.
    public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self, ForegroundStyle> {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }
}

extension InsettableShape {
    /// The shape, outlined within its edge.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<InsetShape, S> {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    /// The shape, outlined within its edge by a line of a width in points.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<InsetShape, S> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape, outlined within its edge in the style of its place.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<InsetShape, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), style: style)
    }

    /// The shape, outlined within its edge in the style of its place.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<
        InsetShape, ForegroundStyle
    > {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}
