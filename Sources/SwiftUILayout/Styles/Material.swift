import KeylineAppearance
import KeylineGraphics

/// A translucent ground. What lies behind is not blurred: a colour stands for what a plain background would look like through it.
public struct Material: PaintedStyle, Hashable {
    private let color: AdaptiveColor

    private init(_ color: AdaptiveColor) {
        self.color = color
    }

    private init(opacity: Double) {
        self.init(
            AdaptiveColor(
                light: KeylineGraphics.Color(hexadecimal: 0xF6F6F6, alpha: opacity),
                dark: KeylineGraphics.Color(hexadecimal: 0x252525, alpha: opacity)))
    }

    /// The thinnest.
    public static let ultraThin = Material(opacity: 0.55)
    /// Thin.
    public static let thin = Material(opacity: 0.68)
    /// The usual one.
    public static let regular = Material(opacity: 0.80)
    /// Thick.
    public static let thick = Material(opacity: 0.88)
    /// The thickest.
    public static let ultraThick = Material(opacity: 0.94)
    /// That of bars.
    public static let bar = Material(BarMetrics.background)

    func paint(in environment: EnvironmentValues) -> Paint {
        .color(color.resolved(isDark: environment.colorScheme == .dark))
    }
}
