import KeylineGraphics

/// A translucent ground. What lies behind is not blurred: a colour stands for what a plain background would look like through it.
public struct Material: PaintedStyle, Hashable {
    private let light: KeylineGraphics.Color
    private let dark: KeylineGraphics.Color

    private init(_ lightAlpha: Double, _ darkAlpha: Double, light: UInt32 = 0xF6F6F6, dark: UInt32 = 0x252525) {
        self.light = KeylineGraphics.Color(hexadecimal: light, alpha: lightAlpha)
        self.dark = KeylineGraphics.Color(hexadecimal: dark, alpha: darkAlpha)
    }

    /// The thinnest.
    public static let ultraThin = Material(0.55, 0.55)
    /// Thin.
    public static let thin = Material(0.68, 0.68)
    /// The usual one.
    public static let regular = Material(0.80, 0.80)
    /// Thick.
    public static let thick = Material(0.88, 0.88)
    /// The thickest.
    public static let ultraThick = Material(0.94, 0.94)
    /// That of bars.
    public static let bar = Material(0.94, 0.94, light: 0xF9F9F9, dark: 0x1D1D1D)

    func paint(in environment: EnvironmentValues) -> Paint {
        .color(environment.colorScheme == .dark ? dark : light)
    }
}
