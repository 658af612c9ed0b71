import Foundation
import KeylineGraphics

/// One way in which a shape becomes visible.
struct ShapeLayer {
    let path: (CGRect) -> Path
    let style: AnyShapeStyle
    let fillStyle: FillStyle
    /// The line along the outline; nil for a fill.
    let stroke: StrokeStyle?
}

/// A shape, filled and outlined.
struct ShapeContent: LeafContent {
    let layers: [ShapeLayer]
    let size: (ProposedViewSize) -> CGSize
    let environment: EnvironmentValues

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

    func draw(in frame: CGRect, into list: inout DisplayListBuilder) {
        for layer in layers {
            let path = outline(layer, frame).neutral.mirrored(in: frame, environment.layoutDirection)
            let style: DisplayItem.PathItem.Style =
                layer.stroke.map { .stroke($0.neutral) } ?? (layer.fillStyle.isEOFilled ? .evenOddFill : .fill)
            let paint = layer.style.resolvedPaint(in: environment)
            list.shaded(by: layer.style.shadow(in: environment), in: environment) { list in
                list.paint(path, style, paint, in: frame, scale: environment.displayScale)
            }
        }
    }
}

extension ShapeContent {
    /// The outline of a layer, in the shape of the container where it asks for that.
    private func outline(_ layer: ShapeLayer, _ frame: CGRect) -> Path {
        guard let container = environment.containerShape else { return layer.path(frame) }
        return ContainerShape.$current.withValue(container) { layer.path(frame) }
    }
}

extension KeylineGraphics.Path {
    /// A path as drawn where lines start at the right: shapes are mirrored there.
    func mirrored(in rect: CGRect, _ direction: LayoutDirection) -> KeylineGraphics.Path {
        guard direction == .rightToLeft else { return self }
        return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}

extension Color: LeafView {
    static var kind: String { "Color" }

    func makeLeaf(in context: _ViewContext) -> any LeafContent { StyleContent(style: AnyShapeStyle(self), in: context) }
}

extension LinearGradient: LeafView {
    func makeLeaf(in context: _ViewContext) -> any LeafContent { StyleContent(style: AnyShapeStyle(self), in: context) }
}

extension RadialGradient: LeafView {
    func makeLeaf(in context: _ViewContext) -> any LeafContent { StyleContent(style: AnyShapeStyle(self), in: context) }
}

extension AngularGradient: LeafView {
    func makeLeaf(in context: _ViewContext) -> any LeafContent { StyleContent(style: AnyShapeStyle(self), in: context) }
}

extension EllipticalGradient: LeafView {
    func makeLeaf(in context: _ViewContext) -> any LeafContent { StyleContent(style: AnyShapeStyle(self), in: context) }
}

extension Gradient: LeafView {
    func makeLeaf(in context: _ViewContext) -> any LeafContent {
        StyleContent(style: AnyShapeStyle(AnyGradient(self)), in: context)
    }
}

/// A style that fills whatever it is offered.
struct StyleContent: LeafContent {
    private let style: AnyShapeStyle
    private let environment: EnvironmentValues

    init(style: AnyShapeStyle, in context: _ViewContext) {
        self.style = style
        environment = context.environment
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func independentLength(_ offer: CGFloat?, along axis: Axis) -> CGFloat? { offer ?? 10 }

    func draw(in frame: CGRect, into list: inout DisplayListBuilder) {
        list.paint(
            KeylineGraphics.Path(frame), .fill, style.resolvedPaint(in: environment), in: frame,
            scale: environment.displayScale)
    }
}
