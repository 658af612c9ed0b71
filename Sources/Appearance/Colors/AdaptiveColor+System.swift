import KeylineGraphics

/// The system's colours. Light values agree with those stored in public Interface Builder files, dark values and the others are
/// the published palette as commonly listed, not checked against a device. Values for increased contrast are those of the Human
/// Interface Guidelines, Color, "iOS, iPadOS system colors" (accessible variants).
extension AdaptiveColor {
    /// The system's red.
    package static let systemRed = AdaptiveColor(
        light: Color(hexadecimal: 0xFF3B30), dark: Color(hexadecimal: 0xFF453A),
        contrastLight: Color(hexadecimal: 0xD70015), contrastDark: Color(hexadecimal: 0xFF6961))
    /// The system's orange.
    package static let systemOrange = AdaptiveColor(
        light: Color(hexadecimal: 0xFF9500), dark: Color(hexadecimal: 0xFF9F0A),
        contrastLight: Color(hexadecimal: 0xC93400), contrastDark: Color(hexadecimal: 0xFFB340))
    /// The system's yellow.
    package static let systemYellow = AdaptiveColor(
        light: Color(hexadecimal: 0xFFCC00), dark: Color(hexadecimal: 0xFFD60A),
        contrastLight: Color(hexadecimal: 0xA05A00), contrastDark: Color(hexadecimal: 0xFFD426))
    /// The system's green.
    package static let systemGreen = AdaptiveColor(
        light: Color(hexadecimal: 0x34C759), dark: Color(hexadecimal: 0x30D158),
        contrastLight: Color(hexadecimal: 0x248A3D), contrastDark: Color(hexadecimal: 0x30DB5B))
    /// The system's mint.
    package static let systemMint = AdaptiveColor(
        light: Color(hexadecimal: 0x00C7BE), dark: Color(hexadecimal: 0x63E6E2),
        contrastLight: Color(hexadecimal: 0x0C817B), contrastDark: Color(hexadecimal: 0x66D4CF))
    /// The system's teal.
    package static let systemTeal = AdaptiveColor(
        light: Color(hexadecimal: 0x30B0C7), dark: Color(hexadecimal: 0x40C8E0),
        contrastLight: Color(hexadecimal: 0x008299), contrastDark: Color(hexadecimal: 0x5DE6FF))
    /// The system's cyan.
    package static let systemCyan = AdaptiveColor(
        light: Color(hexadecimal: 0x32ADE6), dark: Color(hexadecimal: 0x64D2FF),
        contrastLight: Color(hexadecimal: 0x0071A4), contrastDark: Color(hexadecimal: 0x70D7FF))
    /// The system's blue.
    package static let systemBlue = AdaptiveColor(
        light: Color(hexadecimal: 0x007AFF), dark: Color(hexadecimal: 0x0A84FF),
        contrastLight: Color(hexadecimal: 0x0040DD), contrastDark: Color(hexadecimal: 0x409CFF))
    /// The system's indigo.
    package static let systemIndigo = AdaptiveColor(
        light: Color(hexadecimal: 0x5856D6), dark: Color(hexadecimal: 0x5E5CE6),
        contrastLight: Color(hexadecimal: 0x3634A3), contrastDark: Color(hexadecimal: 0x7D7AFF))
    /// The system's purple.
    package static let systemPurple = AdaptiveColor(
        light: Color(hexadecimal: 0xAF52DE), dark: Color(hexadecimal: 0xBF5AF2),
        contrastLight: Color(hexadecimal: 0x8944AB), contrastDark: Color(hexadecimal: 0xDA8FFF))
    /// The system's pink.
    package static let systemPink = AdaptiveColor(
        light: Color(hexadecimal: 0xFF2D55), dark: Color(hexadecimal: 0xFF375F),
        contrastLight: Color(hexadecimal: 0xD30F45), contrastDark: Color(hexadecimal: 0xFF6482))
    /// The system's brown.
    package static let systemBrown = AdaptiveColor(
        light: Color(hexadecimal: 0xA2845E), dark: Color(hexadecimal: 0xAC8E68),
        contrastLight: Color(hexadecimal: 0x7F6545), contrastDark: Color(hexadecimal: 0xB59469))
    /// The system's gray.
    package static let systemGray = AdaptiveColor(
        light: Color(hexadecimal: 0x8E8E93), dark: Color(hexadecimal: 0x8E8E93),
        contrastLight: Color(hexadecimal: 0x6C6C70), contrastDark: Color(hexadecimal: 0xAEAEB2))
    /// The system's gray 2.
    package static let systemGray2 = AdaptiveColor(
        light: Color(hexadecimal: 0xAEAEB2), dark: Color(hexadecimal: 0x636366))
    /// The system's gray 3.
    package static let systemGray3 = AdaptiveColor(
        light: Color(hexadecimal: 0xC7C7CC), dark: Color(hexadecimal: 0x48484A))
    /// The system's gray 4.
    package static let systemGray4 = AdaptiveColor(
        light: Color(hexadecimal: 0xD1D1D6), dark: Color(hexadecimal: 0x3A3A3C))
    /// The system's gray 5.
    package static let systemGray5 = AdaptiveColor(
        light: Color(hexadecimal: 0xE5E5EA), dark: Color(hexadecimal: 0x2C2C2E))
    /// The system's gray 6.
    package static let systemGray6 = AdaptiveColor(
        light: Color(hexadecimal: 0xF2F2F7), dark: Color(hexadecimal: 0x1C1C1E))
    /// Primary text.
    package static let label = AdaptiveColor(light: Color(hexadecimal: 0x000000), dark: Color(hexadecimal: 0xFFFFFF))
    /// Secondary text.
    package static let secondaryLabel = AdaptiveColor(
        light: Color(hexadecimal: 0x3C3C43, alpha: 0.60), dark: Color(hexadecimal: 0xEBEBF5, alpha: 0.60))
    /// Tertiary text.
    package static let tertiaryLabel = AdaptiveColor(
        light: Color(hexadecimal: 0x3C3C43, alpha: 0.30), dark: Color(hexadecimal: 0xEBEBF5, alpha: 0.30))
    /// Quaternary text.
    package static let quaternaryLabel = AdaptiveColor(
        light: Color(hexadecimal: 0x3C3C43, alpha: 0.18), dark: Color(hexadecimal: 0xEBEBF5, alpha: 0.16))
    /// The text of an empty text field.
    package static let placeholderText = AdaptiveColor(
        light: Color(hexadecimal: 0x3C3C43, alpha: 0.30), dark: Color(hexadecimal: 0xEBEBF5, alpha: 0.30))
    /// Lines between content, translucent.
    package static let separator = AdaptiveColor(
        light: Color(hexadecimal: 0x3C3C43, alpha: 0.29), dark: Color(hexadecimal: 0x545458, alpha: 0.60))
    /// Lines between content, opaque.
    package static let opaqueSeparator = AdaptiveColor(
        light: Color(hexadecimal: 0xC6C6C8), dark: Color(hexadecimal: 0x38383A))
    /// Links.
    package static let link = AdaptiveColor(light: Color(hexadecimal: 0x007AFF), dark: Color(hexadecimal: 0x0984FF))
    /// Thin shapes such as a slider's track.
    package static let systemFill = AdaptiveColor(
        light: Color(hexadecimal: 0x787880, alpha: 0.20), dark: Color(hexadecimal: 0x787880, alpha: 0.36))
    /// Shapes of middle size such as the background of a switch.
    package static let secondarySystemFill = AdaptiveColor(
        light: Color(hexadecimal: 0x787880, alpha: 0.16), dark: Color(hexadecimal: 0x787880, alpha: 0.32))
    /// Large shapes such as text fields and buttons.
    package static let tertiarySystemFill = AdaptiveColor(
        light: Color(hexadecimal: 0x767680, alpha: 0.12), dark: Color(hexadecimal: 0x767680, alpha: 0.24))
    /// Large areas of complex content.
    package static let quaternarySystemFill = AdaptiveColor(
        light: Color(hexadecimal: 0x747480, alpha: 0.08), dark: Color(hexadecimal: 0x767680, alpha: 0.18))
    /// The main background.
    package static let systemBackground = AdaptiveColor(
        light: Color(hexadecimal: 0xFFFFFF), dark: Color(hexadecimal: 0x000000),
        elevatedDark: Color(hexadecimal: 0x1C1C1E))
    /// Content on the main background.
    package static let secondarySystemBackground = AdaptiveColor(
        light: Color(hexadecimal: 0xF2F2F7), dark: Color(hexadecimal: 0x1C1C1E),
        elevatedDark: Color(hexadecimal: 0x2C2C2E))
    /// Content on secondary backgrounds.
    package static let tertiarySystemBackground = AdaptiveColor(
        light: Color(hexadecimal: 0xFFFFFF), dark: Color(hexadecimal: 0x2C2C2E),
        elevatedDark: Color(hexadecimal: 0x3A3A3C))
    /// The background of grouped content.
    package static let systemGroupedBackground = AdaptiveColor(
        light: Color(hexadecimal: 0xF2F2F7), dark: Color(hexadecimal: 0x000000),
        elevatedDark: Color(hexadecimal: 0x1C1C1E))
    /// Content on the grouped background.
    package static let secondarySystemGroupedBackground = AdaptiveColor(
        light: Color(hexadecimal: 0xFFFFFF), dark: Color(hexadecimal: 0x1C1C1E),
        elevatedDark: Color(hexadecimal: 0x2C2C2E))
    /// Content on secondary grouped backgrounds.
    package static let tertiarySystemGroupedBackground = AdaptiveColor(
        light: Color(hexadecimal: 0xF2F2F7), dark: Color(hexadecimal: 0x2C2C2E),
        elevatedDark: Color(hexadecimal: 0x3A3A3C))
    /// Text on dark surroundings, whatever the appearance.
    package static let lightText = AdaptiveColor(
        light: Color(hexadecimal: 0xFFFFFF, alpha: 0.60), dark: Color(hexadecimal: 0xFFFFFF, alpha: 0.60))
    /// Text on light surroundings, whatever the appearance.
    package static let darkText = AdaptiveColor(light: Color(hexadecimal: 0x000000), dark: Color(hexadecimal: 0x000000))
}
