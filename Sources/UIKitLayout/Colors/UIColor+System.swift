import KeylineAppearance
import KeylineGraphics

/// The system's colours; `AdaptiveColor` says where their values are known from.
extension UIColor {
    /// The system's red.
    public static let systemRed = UIColor(.systemRed)
    /// The system's orange.
    public static let systemOrange = UIColor(.systemOrange)
    /// The system's yellow.
    public static let systemYellow = UIColor(.systemYellow)
    /// The system's green.
    public static let systemGreen = UIColor(.systemGreen)
    /// The system's mint.
    public static let systemMint = UIColor(.systemMint)
    /// The system's teal.
    public static let systemTeal = UIColor(.systemTeal)
    /// The system's cyan.
    public static let systemCyan = UIColor(.systemCyan)
    /// The system's blue.
    public static let systemBlue = UIColor(.systemBlue)
    /// The system's indigo.
    public static let systemIndigo = UIColor(.systemIndigo)
    /// The system's purple.
    public static let systemPurple = UIColor(.systemPurple)
    /// The system's pink.
    public static let systemPink = UIColor(.systemPink)
    /// The system's brown.
    public static let systemBrown = UIColor(.systemBrown)
    /// The system's gray.
    public static let systemGray = UIColor(.systemGray)
    /// The system's gray 2.
    public static let systemGray2 = UIColor(.systemGray2)
    /// The system's gray 3.
    public static let systemGray3 = UIColor(.systemGray3)
    /// The system's gray 4.
    public static let systemGray4 = UIColor(.systemGray4)
    /// The system's gray 5.
    public static let systemGray5 = UIColor(.systemGray5)
    /// The system's gray 6.
    public static let systemGray6 = UIColor(.systemGray6)
    /// Primary text.
    public static let label = UIColor(.label)
    /// Secondary text.
    public static let secondaryLabel = UIColor(.secondaryLabel)
    /// Tertiary text.
    public static let tertiaryLabel = UIColor(.tertiaryLabel)
    /// Quaternary text.
    public static let quaternaryLabel = UIColor(.quaternaryLabel)
    /// The text of an empty text field.
    public static let placeholderText = UIColor(.placeholderText)
    /// Lines between content, translucent.
    public static let separator = UIColor(.separator)
    /// Lines between content, opaque.
    public static let opaqueSeparator = UIColor(.opaqueSeparator)
    /// Links.
    public static let link = UIColor(.link)
    /// Thin shapes such as a slider's track.
    public static let systemFill = UIColor(.systemFill)
    /// Shapes of middle size such as the background of a switch.
    public static let secondarySystemFill = UIColor(.secondarySystemFill)
    /// Large shapes such as text fields and buttons.
    public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
    /// Large areas of complex content.
    public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
    /// The main background.
    public static let systemBackground = UIColor(.systemBackground)
    /// Content on the main background.
    public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
    /// Content on secondary backgrounds.
    public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
    /// The background of grouped content.
    public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
    /// Content on the grouped background.
    public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
    /// Content on secondary grouped backgrounds.
    public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
    /// Text on dark surroundings, whatever the appearance.
    public static let lightText = UIColor(.lightText)
    /// Text on light surroundings, whatever the appearance.
    public static let darkText = UIColor(.darkText)
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
