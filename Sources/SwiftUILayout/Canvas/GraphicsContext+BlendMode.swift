import KeylineGraphics

extension GraphicsContext {
    /// How colours mix with those that are there; raw values are Core Graphics'. Modes that no format of pictures has are not here.
    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        /// Apple's number.
        public let rawValue: Int32

        /// The mode of a number; one that is not here covers what is there.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        /// Colours hide those behind.
        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        /// The product of both colours.
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        /// The product of what both lack.
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        /// Multiplied where it is dark behind, screened where it is light.
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        /// The darker of each component.
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        /// The lighter of each component.
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        /// What is behind, made lighter.
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        /// What is behind, made darker.
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        /// A mild overlay that what is drawn decides.
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        /// Multiplied where what is drawn is dark, screened where it is light.
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        /// How far both colours lie apart.
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        /// A milder difference.
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        /// The hue of what is drawn.
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        /// The saturation of what is drawn.
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        /// The hue and the saturation of what is drawn.
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        /// The lightness of what is drawn.
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// A hole in what is there.
        public static var clear: BlendMode { BlendMode(rawValue: 16) }
        /// What is drawn, only where something is there.
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// What is drawn goes behind all that is there.
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// What is there, only where something is drawn.
        public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        /// A hole in what is there, as deep as what is drawn is opaque.
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// The sum of what both lack; Keyline multiplies, because no format of pictures has it.
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        /// The sum of both.
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        /// The mode in neutral terms.
        var neutral: DisplayItem.BlendMode { DisplayItem.BlendMode(coreGraphicsNumber: rawValue) ?? .normal }
    }
}
