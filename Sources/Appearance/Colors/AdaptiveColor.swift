package import KeylineGraphics

/// A colour with a value for light and one for dark surroundings, for increased contrast in each where there is one, and for what lies
/// above the rest in dark surroundings, such as sheets.
package struct AdaptiveColor: Hashable, Sendable {
    /// The value in light surroundings.
    package let light: Color
    /// The value in dark surroundings.
    package let dark: Color
    private let contrastLight: Color?
    private let contrastDark: Color?
    private let elevatedDark: Color?

    /// - Parameters:
    ///   - light: The value in light surroundings.
    ///   - dark: The value in dark surroundings.
    ///   - contrastLight: The value in light surroundings where contrast is increased; nil for the usual one.
    ///   - contrastDark: The value in dark surroundings where contrast is increased; nil for the usual one.
    ///   - elevatedDark: The value in dark surroundings on sheets and their like; nil for the usual one.
    package init(
        light: Color, dark: Color, contrastLight: Color? = nil, contrastDark: Color? = nil, elevatedDark: Color? = nil
    ) {
        self.light = light
        self.dark = dark
        self.contrastLight = contrastLight
        self.contrastDark = contrastDark
        self.elevatedDark = elevatedDark
    }

    /// Whether it is the same in all surroundings.
    package var dependsOnNothing: Bool {
        light == dark && (contrastLight ?? light) == (contrastDark ?? light) && (elevatedDark ?? dark) == dark
    }

    /// The value in some surroundings.
    package func resolved(isDark: Bool, increasesContrast: Bool = false, isElevated: Bool = false) -> Color {
        let usual = isDark ? isElevated ? elevatedDark ?? dark : dark : light
        guard increasesContrast else { return usual }
        return (isDark ? contrastDark : contrastLight) ?? usual
    }
}
