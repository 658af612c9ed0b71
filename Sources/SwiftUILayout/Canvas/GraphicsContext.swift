public import Foundation
public import KeylineFoundationSupplement
import KeylineGraphics

/// What a canvas is drawn with. A copy draws into the same canvas, with a state of its own.
public struct GraphicsContext {
    /// The opacity of what is drawn from here on, 0…1.
    public var opacity = 1.0
    /// How what is drawn from here on mixes with what is there.
    public var blendMode = BlendMode.normal
    /// Maps the coordinates of what is drawn from here on to those of the canvas, in points.
    public var transform = CGAffineTransform.identity
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// What is drawn into.
    let layer: CanvasLayer
    let symbols: [CanvasSymbol]
    private var clips: [CanvasClip] = []
    private var clipRect: CGRect
    private var filters: [PlacedFilter] = []

    /// A filter and the coordinates in which it was asked for.
    private struct PlacedFilter {
        let filter: Filter
        let transform: CGAffineTransform
    }

    init(environment: EnvironmentValues, symbols: [CanvasSymbol], size: CGSize) {
        self.environment = environment
        self.symbols = symbols
        layer = CanvasLayer()
        clipRect = CGRect(origin: .zero, size: size)
    }

    private init(layerOf context: GraphicsContext) {
        environment = context.environment
        symbols = context.symbols
        layer = CanvasLayer()
        transform = context.transform
        clipRect = context.clipRect
    }

    // MARK: Coordinates

    /// Makes what is drawn from here on larger or smaller.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves what is drawn from here on, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Turns what is drawn from here on about the origin, clockwise as seen.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Maps what is drawn from here on by another transform first.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    /// How a clip cuts.
    public struct ClipOptions: OptionSet, Sendable {
        /// Apple's number.
        public let rawValue: UInt32
        /// Options of a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What lies outside stays.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The smallest rectangle around what paths have not cut off, in the context's coordinates, in points.
    public var clipBoundingRect: CGRect { clipRect.applying(transform.inverted()) }

    /// Cuts what is drawn from here on by a path.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let outline = path.neutral.applying(transform)
        let isInverse = options.contains(.inverse)
        if !isInverse { clipRect = clipRect.intersection(outline.controlPointBounds).orEmpty }
        clips.append(CanvasClip(outline, style, isInverse: isInverse))
    }

    /// Cuts what is drawn from here on by the opacity of a layer, times an opacity, 0…1.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var context = GraphicsContext(layerOf: self)
        try content(&context)
        clips.append(
            CanvasClip(mask: context.layer.list, opacity: opacity, isInverse: options.contains(.inverse)))
    }

    // MARK: Drawing

    /// Changes what is drawn from here on, after the filters that were added before.
    public mutating func addFilter(_ filter: Filter) {
        filters.insert(PlacedFilter(filter: filter, transform: transform), at: 0)
    }

    /// Draws what a function draws as one: the opacity, blend mode and filters of this context count for all of it, and those of the
    /// function's context begin anew.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var context = GraphicsContext(layerOf: self)
        try content(&context)
        let drawn = context.layer.list
        add { $0.draw(drawn, at: .zero) }
    }

    /// Draws something that is in the context's coordinates.
    func draw(_ draw: (inout DisplayListBuilder) -> Void) {
        add { $0.group(transform: transform, draw) }
    }

    /// Adds something that is in the canvas's coordinates.
    private func add(_ draw: (inout DisplayListBuilder) -> Void) {
        guard opacity > 0 else { return }
        var drawn = DisplayListBuilder()
        draw(&drawn)
        for placed in filters {
            var filtered = DisplayListBuilder()
            placed.filter.draw(drawn.displayList(size: .zero), into: &filtered, placed.transform, environment)
            drawn = filtered
        }
        layer.add(drawn.displayList(size: .zero), clips, opacity: min(opacity, 1), blendMode)
    }
}

/// What the copies of a context draw into.
final class CanvasLayer {
    private var builder = DisplayListBuilder()

    var list: DisplayList { builder.displayList(size: .zero) }

    func add(
        _ list: DisplayList, _ clips: [CanvasClip], opacity: Double, _ blendMode: GraphicsContext.BlendMode
    ) {
        let masks = clips.filter { $0.path == nil }
        var draw: (inout DisplayListBuilder) -> Void = { builder in
            builder.group(
                opacity: opacity, blendMode: blendMode.neutral, isIsolated: !masks.isEmpty || blendMode != .normal
            ) { inner in
                inner.draw(list, at: .zero)
                for mask in masks { mask.cut(&inner) }
            }
        }
        for path in clips.compactMap(\.path) {
            let inside = draw
            draw = { $0.group(clip: path, inside) }
        }
        draw(&builder)
    }
}

extension CGRect {
    fileprivate var orEmpty: CGRect { isNull ? .zero : self }
}
