public import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

extension GraphicsContext {
    /// Changes what is drawn: its colours, its sharpness, or what lies under it.
    public struct Filter: Sendable {
        private enum Kind: Sendable {
            case color(ColorChange)
            case blur(CGFloat)
            case shadow(Shadow)
        }

        private struct Shadow: Sendable {
            let color: Color
            let radius: CGFloat
            let offset: CGSize
            let blendMode: BlendMode
            let options: ShadowOptions
        }

        private let kind: Kind

        /// Multiplies colours by a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .color(.multiply(color))) }

        /// Turns colours about the wheel.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .color(.hueRotation(angle))) }

        /// Saturates colours more or less; 1 leaves them.
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .color(.saturation(amount))) }

        /// Makes colours lighter by an amount −1…1.
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .color(.brightness(amount))) }

        /// Moves colours away from gray by a factor.
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .color(.contrast(amount))) }

        /// Makes colours opposite, as far as an amount 0…1 says.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .color(.invert(amount))) }

        /// Makes colours gray, as far as an amount 0…1 says.
        public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }

        /// Makes everything black, as opaque as it was light.
        public static var luminanceToAlpha: Filter { Filter(kind: .color(.luminanceToAlpha)) }

        /// Blurs; the radius is the standard deviation of the Gaussian, in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius))
        }

        /// Adds a soft shadow, as wide as one of `View.shadow` with the same radius, in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                kind: .shadow(
                    Shadow(
                        color: color, radius: radius, offset: CGSize(width: x, height: y), blendMode: blendMode,
                        options: options)))
        }

        /// Draws a list with the filter, whose lengths are those of the coordinates that a transform maps to the list's.
        func draw(
            _ drawn: DisplayList, into list: inout DisplayListBuilder, _ transform: CGAffineTransform,
            _ environment: EnvironmentValues
        ) {
            let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
            switch kind {
            case .color(let change): list.draw(drawn, recolored: change.applied(in: environment))
            case .blur(let radius):
                let blur = radius > 0 && scale > 0 ? DisplayItem.Blur(deviation: radius * scale) : nil
                list.group(blur: blur) { $0.draw(drawn, at: .zero) }
            case .shadow(let shadow):
                let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height).applying(transform)
                let soft = DropShadow(
                    color: shadow.color.neutral(in: environment),
                    offset: CGSize(width: offset.x - transform.tx, height: offset.y - transform.ty),
                    radius: shadow.radius * scale, blendMode: shadow.blendMode.neutral)
                if shadow.options.contains(.shadowOnly) { return soft.draw(of: drawn, into: &list) }
                let isAbove = shadow.options.contains(.shadowAbove)
                if !isAbove { soft.draw(of: drawn, into: &list) }
                list.draw(drawn, at: .zero)
                if isAbove { soft.draw(of: drawn, into: &list) }
            }
        }
    }

    /// How blurring works.
    public struct BlurOptions: OptionSet, Sendable {
        /// Apple's number.
        public let rawValue: UInt32
        /// Options of a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Hides steps between colours, of which Keyline shows none. Changes no picture.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// How shadows are drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        /// Apple's number.
        public let rawValue: UInt32
        /// Options of a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The shadow lies over what it is of.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// The shadow stands alone.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    }
}
