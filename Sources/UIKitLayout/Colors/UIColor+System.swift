import KeylineGraphics

/// The system's colours. Light values agree with those stored in public Interface Builder files, dark values and the others are
/// the published palette as commonly listed, not checked against a device.
extension UIColor {
    /// The system's red.
    public static let systemRed = UIColor(light: Color(hexadecimal: 0xFF3B30), dark: Color(hexadecimal: 0xFF453A))
    /// The system's orange.
    public static let systemOrange = UIColor(light: Color(hexadecimal: 0xFF9500), dark: Color(hexadecimal: 0xFF9F0A))
    /// The system's yellow.
    public static let systemYellow = UIColor(light: Color(hexadecimal: 0xFFCC00), dark: Color(hexadecimal: 0xFFD60A))
    /// The system's green.
    public static let systemGreen = UIColor(light: Color(hexadecimal: 0x34C759), dark: Color(hexadecimal: 0x30D158))
    /// The system's mint.
    public static let systemMint = UIColor(light: Color(hexadecimal: 0x00C7BE), dark: Color(hexadecimal: 0x63E6E2))
    /// The system's teal.
    public static let systemTeal = UIColor(light: Color(hexadecimal: 0x30B0C7), dark: Color(hexadecimal: 0x40C8E0))
    /// The system's cyan.
    public static let systemCyan = UIColor(light: Color(hexadecimal: 0x32ADE6), dark: Color(hexadecimal: 0x64D2FF))
    /// The system's blue.
    public static let systemBlue = UIColor(light: Color(hexadecimal: 0x007AFF), dark: Color(hexadecimal: 0x0A84FF))
    /// The system's indigo.
    public static let systemIndigo = UIColor(light: Color(hexadecimal: 0x5856D6), dark: Color(hexadecimal: 0x5E5CE6))
    /// The system's purple.
    public static let systemPurple = UIColor(light: Color(hexadecimal: 0xAF52DE), dark: Color(hexadecimal: 0xBF5AF2))
    /// The system's pink.
    public static let systemPink = UIColor(light: Color(hexadecimal: 0xFF2D55), dark: Color(hexadecimal: 0xFF375F))
    /// The system's brown.
    public static let systemBrown = UIColor(light: Color(hexadecimal: 0xA2845E), dark: Color(hexadecimal: 0xAC8E68))
    /// The system's gray.
    public static let systemGray = UIColor(light: Color(hexadecimal: 0x8E8E93), dark: Color(hexadecimal: 0x8E8E93))
    /// The system's gray 2.
    public static let systemGray2 = UIColor(light: Color(hexadecimal: 0xAEAEB2), dark: Color(hexadecimal: 0x636366))
    /// The system's gray 3.
    public static let systemGray3 = UIColor(light: Color(hexadecimal: 0xC7C7CC), dark: Color(hexadecimal: 0x48484A))
    /// The system's gray 4.
    public static let systemGray4 = UIColor(light: Color(hexadecimal: 0xD1D1D6), dark: Color(hexadecimal: 0x3A3A3C))
    /// The system's gray 5.
    public static let systemGray5 = UIColor(light: Color(hexadecimal: 0xE5E5EA), dark: Color(hexadecimal: 0x2C2C2E))
    /// The system's gray 6.
    public static let systemGray6 = UIColor(light: Color(hexadecimal: 0xF2F2F7), dark: Color(hexadecimal: 0x1C1C1E))
    /// Primary text.
    public static let label = UIColor(light: Color(hexadecimal: 0x000000), dark: Color(hexadecimal: 0xFFFFFF))
    /// Secondary text.
    public static let secondaryLabel = UIColor(
        light: Color(hexadecimal: 0x3C3C43, alpha: 0.60), dark: Color(hexadecimal: 0xEBEBF5, alpha: 0.60))
    /// Tertiary text.
    public static let tertiaryLabel = UIColor(
        light: Color(hexadecimal: 0x3C3C43, alpha: 0.30), dark: Color(hexadecimal: 0xEBEBF5, alpha: 0.30))
    /// Quaternary text.
    public static let quaternaryLabel = UIColor(
        light: Color(hexadecimal: 0x3C3C43, alpha: 0.18), dark: Color(hexadecimal: 0xEBEBF5, alpha: 0.16))
    /// The text of an empty text field.
    public static let placeholderText = UIColor(
        light: Color(hexadecimal: 0x3C3C43, alpha: 0.30), dark: Color(hexadecimal: 0xEBEBF5, alpha: 0.30))
    /// Lines between content, translucent.
    public static let separator = UIColor(
        light: Color(hexadecimal: 0x3C3C43, alpha: 0.29), dark: Color(hexadecimal: 0x545458, alpha: 0.60))
    /// Lines between content, opaque.
    public static let opaqueSeparator = UIColor(light: Color(hexadecimal: 0xC6C6C8), dark: Color(hexadecimal: 0x38383A))
    /// Links.
    public static let link = UIColor(light: Color(hexadecimal: 0x007AFF), dark: Color(hexadecimal: 0x0984FF))
    /// Thin shapes such as a slider's track.
    public static let systemFill = UIColor(
        light: Color(hexadecimal: 0x787880, alpha: 0.20), dark: Color(hexadecimal: 0x787880, alpha: 0.36))
    /// Shapes of middle size such as the background of a switch.
    public static let secondarySystemFill = UIColor(
        light: Color(hexadecimal: 0x787880, alpha: 0.16), dark: Color(hexadecimal: 0x787880, alpha: 0.32))
    /// Large shapes such as text fields and buttons.
    public static let tertiarySystemFill = UIColor(
        light: Color(hexadecimal: 0x767680, alpha: 0.12), dark: Color(hexadecimal: 0x767680, alpha: 0.24))
    /// Large areas of complex content.
    public static let quaternarySystemFill = UIColor(
        light: Color(hexadecimal: 0x747480, alpha: 0.08), dark: Color(hexadecimal: 0x767680, alpha: 0.18))
    /// The main background.
    public static let systemBackground = UIColor(
        light: Color(hexadecimal: 0xFFFFFF), dark: Color(hexadecimal: 0x000000))
    /// Content on the main background.
    public static let secondarySystemBackground = UIColor(
        light: Color(hexadecimal: 0xF2F2F7), dark: Color(hexadecimal: 0x1C1C1E))
    /// Content on secondary backgrounds.
    public static let tertiarySystemBackground = UIColor(
        light: Color(hexadecimal: 0xFFFFFF), dark: Color(hexadecimal: 0x2C2C2E))
    /// The background of grouped content.
    public static let systemGroupedBackground = UIColor(
        light: Color(hexadecimal: 0xF2F2F7), dark: Color(hexadecimal: 0x000000))
    /// Content on the grouped background.
    public static let secondarySystemGroupedBackground = UIColor(
        light: Color(hexadecimal: 0xFFFFFF), dark: Color(hexadecimal: 0x1C1C1E))
    /// Content on secondary grouped backgrounds.
    public static let tertiarySystemGroupedBackground = UIColor(
        light: Color(hexadecimal: 0xF2F2F7), dark: Color(hexadecimal: 0x2C2C2E))
    /// Text on dark surroundings, whatever the appearance.
    public static let lightText = UIColor(
        light: Color(hexadecimal: 0xFFFFFF, alpha: 0.60), dark: Color(hexadecimal: 0xFFFFFF, alpha: 0.60))
    /// Text on light surroundings, whatever the appearance.
    public static let darkText = UIColor(light: Color(hexadecimal: 0x000000), dark: Color(hexadecimal: 0x000000))
}

/// Colours that are the same everywhere.
extension UIColor {
    /// Black.
    public static let black = UIColor(Color(white: 0))
    /// Dark gray.
    public static let darkGray = UIColor(Color(white: 1.0 / 3))
    /// Light gray.
    public static let lightGray = UIColor(Color(white: 2.0 / 3))
    /// White.
    public static let white = UIColor(Color(white: 1))
    /// Gray.
    public static let gray = UIColor(Color(white: 0.5))
    /// Red.
    public static let red = UIColor(Color(hexadecimal: 0xFF0000))
    /// Green.
    public static let green = UIColor(Color(hexadecimal: 0x00FF00))
    /// Blue.
    public static let blue = UIColor(Color(hexadecimal: 0x0000FF))
    /// Cyan.
    public static let cyan = UIColor(Color(hexadecimal: 0x00FFFF))
    /// Yellow.
    public static let yellow = UIColor(Color(hexadecimal: 0xFFFF00))
    /// Magenta.
    public static let magenta = UIColor(Color(hexadecimal: 0xFF00FF))
    /// Orange.
    public static let orange = UIColor(Color(hexadecimal: 0xFF8000))
    /// Purple.
    public static let purple = UIColor(Color(hexadecimal: 0x800080))
    /// Brown.
    public static let brown = UIColor(Color(hexadecimal: 0x996633))
    /// Nothing.
    public static let clear = UIColor(Color.clear)
}
