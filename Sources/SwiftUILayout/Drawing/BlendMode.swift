import KeylineGraphics

/// How colours mix with those behind.
public enum BlendMode: Hashable, Sendable {
    /// Colours hide those behind.
    case normal
    /// The product of both colours.
    case multiply
    /// The product of what both lack.
    case screen
    /// Multiplied where it is dark behind, screened where it is light.
    case overlay
    /// The darker of each component.
    case darken
    /// The lighter of each component.
    case lighten
    /// What is behind, made lighter.
    case colorDodge
    /// What is behind, made darker.
    case colorBurn
    /// A mild overlay that the view decides.
    case softLight
    /// Multiplied where the view is dark, screened where it is light.
    case hardLight
    /// How far both colours lie apart.
    case difference
    /// A milder difference.
    case exclusion
    /// The hue of the view.
    case hue
    /// The saturation of the view.
    case saturation
    /// The hue and the saturation of the view.
    case color
    /// The lightness of the view.
    case luminosity
    /// The view, only where something is behind it.
    case sourceAtop
    /// The view goes behind all that is there.
    case destinationOver
    /// The view is a hole in what is behind it.
    case destinationOut
    /// The sum of what both lack; Keyline multiplies, because no format of pictures has it.
    case plusDarker
    /// The sum of both.
    case plusLighter
}

extension BlendMode {
    /// The mode in neutral terms. PDF and CSS have no sum of darknesses: `plusDarker` multiplies.
    var neutral: DisplayItem.BlendMode {
        switch self {
        case .normal: .normal
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
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusLighter: .plusLighter
        }
    }
}
