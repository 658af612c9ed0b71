import Foundation
import KeylineGraphics

extension View {
    private func recolored(
        _ name: String,
        _ change: @escaping @MainActor (EnvironmentValues) -> (KeylineGraphics.Color) -> KeylineGraphics.Color
    ) -> some View {
        modifier(PaintingModifier(name: name) { ColorEffectPainter(change: change($0.environment)) })
    }

    /// The view with its colours multiplied by a colour.
    public func colorMultiply(_ color: Color) -> some View {
        recolored("colorMultiply") { environment in
            let factor = color.neutral(in: environment)
            return {
                KeylineGraphics.Color(
                    red: $0.red * factor.red, green: $0.green * factor.green, blue: $0.blue * factor.blue,
                    alpha: $0.alpha * factor.alpha)
            }
        }
    }

    /// The view in grays, as far as an amount 0…1 says.
    public func grayscale(_ amount: Double) -> some View { saturation(1 - amount) }

    /// The view with its colours more or less saturated; 1 leaves them.
    public func saturation(_ amount: Double) -> some View {
        recolored("saturation") { _ in
            { color in
                let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
                return color.mapped { gray + ($0 - gray) * amount }
            }
        }
    }

    /// The view, lighter by an amount −1…1.
    public func brightness(_ amount: Double) -> some View {
        recolored("brightness") { _ in { $0.mapped { $0 + amount } } }
    }

    /// The view with its colours farther from gray by a factor.
    public func contrast(_ amount: Double) -> some View {
        recolored("contrast") { _ in { $0.mapped { 0.5 + ($0 - 0.5) * amount } } }
    }

    /// The view in opposite colours.
    public func colorInvert() -> some View { recolored("colorInvert") { _ in { $0.mapped { 1 - $0 } } } }

    /// The view with its colours turned about the wheel.
    public func hueRotation(_ angle: Angle) -> some View {
        let cosine = cos(angle.radians)
        let sine = sin(angle.radians)
        return recolored("hueRotation") { _ in
            { color in
                // The matrix of the filter of the same name in SVG and CSS.
                let r = color.red
                let g = color.green
                let b = color.blue
                func row(_ a: (Double, Double, Double), _ c: (Double, Double, Double), _ s: (Double, Double, Double))
                    -> Double
                {
                    r * (a.0 + cosine * c.0 + sine * s.0) + g * (a.1 + cosine * c.1 + sine * s.1)
                        + b * (a.2 + cosine * c.2 + sine * s.2)
                }
                let base = (0.213, 0.715, 0.072)
                return KeylineGraphics.Color(
                    red: row(base, (0.787, -0.715, -0.072), (-0.213, -0.715, 0.928)),
                    green: row(base, (-0.213, 0.285, -0.072), (0.143, 0.140, -0.283)),
                    blue: row(base, (-0.213, -0.715, 0.928), (-0.787, 0.715, 0.072)), alpha: color.alpha)
            }
        }
    }
}

extension KeylineGraphics.Color {
    fileprivate func mapped(_ change: (Double) -> Double) -> KeylineGraphics.Color {
        func component(_ value: Double) -> Double { min(max(change(value), 0), 1) }
        return KeylineGraphics.Color(
            red: component(red), green: component(green), blue: component(blue), alpha: alpha)
    }
}
