public import Foundation

extension DisplayItem {
    /// How colours mix with those under them. Source: W3C Compositing and Blending Level 1; PDF has the same modes.
    public enum BlendMode: String, Hashable, Sendable, CaseIterable {
        /// What is above hides what is below.
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
        /// What is below, made lighter by what is above.
        case colorDodge
        /// What is below, made darker by what is above.
        case colorBurn
        /// A mild overlay that what is above decides.
        case softLight
        /// Multiplied where it is dark above, screened where it is light.
        case hardLight
        /// How far both colours lie apart.
        case difference
        /// A milder difference.
        case exclusion
        /// The hue of what is above.
        case hue
        /// The saturation of what is above.
        case saturation
        /// The hue and the saturation of what is above.
        case color
        /// The lightness of what is above.
        case luminosity
        /// What is above, only where something is below.
        case sourceAtop
        /// What is above goes below.
        case destinationOver
        /// What is above shows only as a hole in what is below.
        case destinationOut
        /// What is above shows only as what is left of what is below.
        case destinationIn
        /// The sum of both.
        case plusLighter
    }

    /// A blur of a finished group.
    public struct Blur: Hashable, Sendable {
        /// The standard deviation of the Gaussian, in points of the group's items.
        public var deviation: CGFloat
        /// Whether the edges stay opaque: colours are spread, what is transparent is not.
        public var isOpaque: Bool

        /// Describes a blur.
        public init(deviation: CGFloat, isOpaque: Bool = false) {
            self.deviation = deviation
            self.isOpaque = isOpaque
        }

        /// How far beyond the items anything is to be seen, in points.
        public var reach: CGFloat { 3 * deviation }
    }

    /// Whether the item mixes with what lies under it otherwise than by covering it.
    public var blendsOutwards: Bool {
        guard case .group(let group) = content else { return false }
        if group.isLayer { return group.blendMode != .normal }
        return group.items.contains(where: \.blendsOutwards)
    }
}
