import KeylineGraphics

/// How colours mix with those under them; raw values are Apple's.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    /// The mode in neutral terms; nil where colours cover those under them. What Keyline does not mix is drawn over.
    var neutral: DisplayItem.BlendMode? {
        self == .normal ? nil : DisplayItem.BlendMode(coreGraphicsNumber: rawValue)
    }
}
