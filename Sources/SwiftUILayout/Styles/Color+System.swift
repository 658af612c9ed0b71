import KeylineAppearance
import KeylineGraphics

extension Color {
    /// Red.
    public static let red = Color(.adaptive(.systemRed))
    /// Orange.
    public static let orange = Color(.adaptive(.systemOrange))
    /// Yellow.
    public static let yellow = Color(.adaptive(.systemYellow))
    /// Green.
    public static let green = Color(.adaptive(.systemGreen))
    /// Mint.
    public static let mint = Color(.adaptive(.systemMint))
    /// Teal.
    public static let teal = Color(.adaptive(.systemTeal))
    /// Cyan.
    public static let cyan = Color(.adaptive(.systemCyan))
    /// Blue.
    public static let blue = Color(.adaptive(.systemBlue))
    /// Indigo.
    public static let indigo = Color(.adaptive(.systemIndigo))
    /// Purple.
    public static let purple = Color(.adaptive(.systemPurple))
    /// Pink.
    public static let pink = Color(.adaptive(.systemPink))
    /// Brown.
    public static let brown = Color(.adaptive(.systemBrown))
    /// Gray.
    public static let gray = Color(.adaptive(.systemGray))
    /// White.
    public static let white = Color(.fixed(.white))
    /// Black.
    public static let black = Color(.fixed(.black))
    /// Nothing.
    public static let clear = Color(.fixed(.clear))
    /// Text of the first rank.
    public static let primary = Color(.text(level: 0))
    /// Text of the second rank.
    public static let secondary = Color(.text(level: 1))
    /// The colour of controls and links: the catalog's `AccentColor`, otherwise the system's blue.
    public static let accentColor = Color(.accent)

    init(_ adaptive: AdaptiveColor) {
        self.init(.adaptive(adaptive))
    }
}
