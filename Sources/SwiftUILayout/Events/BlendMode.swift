/// How colours mix with those behind.
public enum BlendMode: Hashable, Sendable {
    /// The mode of that name.
    case normal
    /// The mode of that name.
    case multiply
    /// The mode of that name.
    case screen
    /// The mode of that name.
    case overlay
    /// The mode of that name.
    case darken
    /// The mode of that name.
    case lighten
    /// The mode of that name.
    case colorDodge
    /// The mode of that name.
    case colorBurn
    /// The mode of that name.
    case softLight
    /// The mode of that name.
    case hardLight
    /// The mode of that name.
    case difference
    /// The mode of that name.
    case exclusion
    /// The mode of that name.
    case hue
    /// The mode of that name.
    case saturation
    /// The mode of that name.
    case color
    /// The mode of that name.
    case luminosity
    /// The mode of that name.
    case sourceAtop
    /// The mode of that name.
    case destinationOver
    /// The mode of that name.
    case destinationOut
    /// The mode of that name.
    case plusDarker
    /// The mode of that name.
    case plusLighter
}
