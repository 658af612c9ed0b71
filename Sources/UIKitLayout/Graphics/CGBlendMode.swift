import KeylineGraphics

/// How colours mix with those under them; raw values are Apple's.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    /// The mode in neutral terms; nil where colours cover those under them. What Keyline does not mix is drawn over; no format of pictures
    /// has the sum of darknesses, which multiplies.
    var neutral: DisplayItem.BlendMode? {
        switch self {
        case .multiply, .plusDarker: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .clear, .destinationOut: .destinationOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .plusLighter: .plusLighter
        default: nil
        }
    }
}

/// How smoothly pictures are enlarged; raw values are Apple's. Changes no picture.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default` = 0
    case none, low, medium, high
}

/// How letters are drawn; raw values are Apple's. Changes no picture.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
    case fill = 0
    case stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}
