public import Foundation

extension DisplayItem {
    /// The mix of colours with the backdrop. Source: W3C Compositing and Blending Level 1; PDF has the same modes.
    public enum BlendMode: String, Hashable, Sendable, CaseIterable {
        /// The source hides the backdrop.
        case normal
        /// The product of both colours.
        case multiply
        /// The product of what both lack.
        case screen
        /// Multiplied where it is dark below, screened where it is light.
        case overlay
        /// The darker of each component.
        case darken
        /// The lighter of each component.
        case lighten
        /// The backdrop, made lighter by the source.
        case colorDodge
        /// The backdrop, made darker by the source.
        case colorBurn
        /// A mild overlay that the source decides.
        case softLight
        /// Multiplied where it is dark above, screened where it is light.
        case hardLight
        /// The difference of both colours.
        case difference
        /// A milder difference.
        case exclusion
        /// The hue of the source.
        case hue
        /// The saturation of the source.
        case saturation
        /// The hue and the saturation of the source.
        case color
        /// The lightness of the source.
        case luminosity
        /// The source, only where there is a backdrop.
        case sourceAtop
        /// The source goes behind the backdrop.
        case destinationOver
        /// The source shows only as a hole in the backdrop.
        case destinationOut
        /// The source shows only as the remaining part of the backdrop.
        case destinationIn
        /// The sum of both.
        case plusLighter

        /// The mode of a number of Core Graphics', under which UIKit and SwiftUI name modes; nil for one that Keyline does not mix.
        ///
        /// No format of pictures has the sum of darknesses, which multiplies. To clear is to make a hole.
        ///
        /// Source: Core Graphics, `CGBlendMode`.
        ///
        /// - Parameter number: The raw value, from 0.
        package init?(coreGraphicsNumber number: Int32) {
            // Up to 15 the numbers are the places of the cases above.
            let others: [Int32: BlendMode] = [
                16: .destinationOut, 20: .sourceAtop, 21: .destinationOver, 22: .destinationIn, 23: .destinationOut,
                26: .multiply, 27: .plusLighter,
            ]
            let separable = Self.allCases.prefix(16)
            guard number >= 0, let mode = others[number] ?? separable.dropFirst(Int(number)).first else { return nil }
            self = mode
        }
    }

    /// A blur of a finished group.
    public struct Blur: Hashable, Sendable {
        /// The standard deviation of the Gaussian, in points of the group's items.
        public var deviation: CGFloat
        /// Whether the edges stay opaque: colours are spread, transparency is not.
        public var isOpaque: Bool

        /// Describes a blur.
        public init(deviation: CGFloat, isOpaque: Bool = false) {
            self.deviation = deviation
            self.isOpaque = isOpaque
        }

        /// The distance beyond the items up to which the blur is visible, in points.
        public var reach: CGFloat { 3 * deviation }
    }

    /// Whether the item mixes with the backdrop otherwise than by covering it.
    public var blendsOutwards: Bool {
        guard case .group(let group) = content else { return false }
        if group.isLayer { return group.blendMode != .normal }
        return group.items.contains(where: \.blendsOutwards)
    }
}
