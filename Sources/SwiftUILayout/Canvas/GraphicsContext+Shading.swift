public import Foundation
import KeylineGraphics

extension GraphicsContext {
    /// What the inside of a path, a line, or a text is filled with.
    public struct Shading: Sendable {
        let kind: Kind

        indirect enum Kind: Sendable {
            case style(AnyShapeStyle)
            case palette([Shading])
            case gradient(CanvasGradient)
            case tiles(CanvasTiles)
        }

        private init(_ kind: Kind) { self.kind = kind }

        /// The style of the canvas's place.
        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// Several shadings, of which drawing uses the first, and what has layers, as symbols, one for each. Symbols here have one layer.
        public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { .style(color) }

        /// A colour from components, 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey of a level, 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .style(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style as a shape has it, over the rectangle around what is filled.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(AnyShapeStyle(style))) }

        /// A gradient from a point to another one, in the context's coordinates, in points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.gradient(CanvasGradient(gradient, .line(startPoint, endPoint), options)))
        }

        /// A gradient around a point, in the context's coordinates, from a radius to another one, in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.gradient(CanvasGradient(gradient, .circles(center, startRadius, endRadius), options)))
        }

        /// A gradient that turns about a point, in the context's coordinates, once from an angle on.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.gradient(CanvasGradient(gradient, .turn(center, angle), options)))
        }

        /// A picture that is repeated from a point on, in the context's coordinates.
        ///
        /// - Parameters:
        ///   - image: The picture.
        ///   - origin: Where one of its copies begins, in points.
        ///   - sourceRect: The part of the picture that is repeated, in parts of its size.
        ///   - scale: How much larger than itself the picture is drawn.
        /// - Returns: The shading.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(.tiles(CanvasTiles(image: image, origin: origin, part: sourceRect, scale: scale)))
        }
    }

    /// How a gradient goes on beyond its ends, and how its colours are mixed.
    public struct GradientOptions: OptionSet, Sendable {
        /// Apple's number.
        public let rawValue: UInt32
        /// Options of a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// It begins again.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// It goes back and forth.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Colours are mixed by amounts of light.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// The shading with the colours that it has in the canvas's environment.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading.kind, case .color(let color) = style.resolvedPaint(in: environment)
        else {
            return shading
        }
        return .style(
            Color.Resolved(
                red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha)))
    }
}

extension GraphicsContext.Shading {
    /// Fills a path or a line along it.
    func paint(
        _ path: KeylineGraphics.Path, _ style: DisplayItem.PathItem.Style, into list: inout DisplayListBuilder,
        _ environment: EnvironmentValues
    ) {
        let rect = path.bounds(drawnAs: style)
        let scale = environment.displayScale
        switch kind {
        case .style(let shape):
            list.paint(path, style, shape.resolvedPaint(in: environment), in: rect, scale: scale)
        case .palette(let shadings): shadings.first?.paint(path, style, into: &list, environment)
        case .gradient(let gradient):
            list.paint(path, style, gradient.paint(over: rect, in: environment), in: rect, scale: scale)
        case .tiles(let tiles): list.fill(path, style) { tiles.draw(over: rect, into: &$0, environment) }
        }
    }

    /// What texts and templates are drawn in.
    func shapeStyle(in environment: EnvironmentValues) -> AnyShapeStyle {
        switch kind {
        case .style(let style): style
        case .palette(let shadings): shadings.first?.shapeStyle(in: environment) ?? AnyShapeStyle(ForegroundStyle())
        case .gradient(let gradient): AnyShapeStyle(Gradient(stops: gradient.gradient.stops).colorSpace(.device))
        case .tiles: AnyShapeStyle(ForegroundStyle())
        }
    }
}

extension KeylineGraphics.Path {
    fileprivate func bounds(drawnAs style: DisplayItem.PathItem.Style) -> CGRect {
        guard case .stroke(let stroke) = style else { return controlPointBounds }
        return controlPointBounds.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
    }
}
