import Foundation
import KeylineGraphics
import KeylineProposalLayout

/// How colours are mixed in a canvas. Keyline mixes components of sRGB in each; a canvas that asks for another way says so.
public enum ColorRenderingMode: Hashable, Sendable {
    /// By components of sRGB.
    case nonLinear
    /// By amounts of light.
    case linear
    /// By amounts of light, beyond what sRGB has.
    case extendedLinear
}

/// Draws what a function says, in a rectangle that takes what it is offered.
///
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     context.draw(Text("Go"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// The origin is the view's top-left corner in every direction of text, lengths are in points, and what lies beyond the bounds is cut off.
/// Views to be drawn are given as symbols: each has a `tag(_:)`, by which `GraphicsContext.resolveSymbol(id:)` finds it.
public struct Canvas<Symbols: View> {
    /// The views that may be drawn.
    public var symbols: Symbols
    /// Draws into a context of a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether everything is covered. Changes no picture.
    public var isOpaque: Bool
    /// How colours are mixed.
    public var colorMode: ColorRenderingMode
    /// Whether others need not wait for the drawing. Changes no picture.
    public var rendersAsynchronously: Bool

    /// Draws by a function that has views to draw.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// Draws by a function.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

extension Canvas: LeafView {
    func makeLeaf(in context: _ViewContext) -> any LeafContent {
        if colorMode != .nonLinear {
            context.environment.services.report(
                .init(.note, .ignored, message: "a canvas mixes colours by components of sRGB, not of light"))
        }
        return CanvasContent(
            renderer: renderer, symbols: context.child(.secondary).nodes(of: symbols), environment: context.environment)
    }
}

/// A function that draws.
private struct CanvasContent: LeafContent {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: [ViewNode]
    let environment: EnvironmentValues

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func independentLength(_ offer: CGFloat?, along axis: Axis) -> CGFloat? { offer ?? 10 }

    func draw(in frame: CGRect, into list: inout DisplayListBuilder) {
        guard frame.width > 0, frame.height > 0 else { return }
        var context = GraphicsContext(
            environment: environment, symbols: symbols.map { CanvasSymbol($0) }, size: frame.size)
        renderer(&context, frame.size)
        let drawn = context.layer.list
        list.group(clip: KeylineGraphics.Path(frame), isIsolated: true) { $0.draw(drawn, at: frame.origin) }
    }
}

/// A view that a canvas may draw, as large as it likes to be.
struct CanvasSymbol {
    let tag: AnyHashable?
    let size: CGSize
    let list: DisplayList

    @MainActor init(_ node: ViewNode) {
        tag = node.values[TagKey.self]
        size = node.layout.size(in: .unspecified)
        var pass = ArrangementPass(root: node, frame: CGRect(origin: .zero, size: size), proposal: .unspecified)
        pass.run()
        var builder = DisplayListBuilder()
        node.paint(into: &builder)
        list = builder.displayList(size: size)
    }
}
