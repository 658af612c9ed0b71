import Foundation
import KeylineGraphics

/// How colours become others.
enum ColorChange: Sendable {
    /// Multiplied by a colour.
    case multiply(Color)
    /// More or less saturated; 1 leaves them.
    case saturation(Double)
    /// Lighter by an amount −1…1.
    case brightness(Double)
    /// Farther from gray by a factor.
    case contrast(Double)
    /// Opposite, as far as an amount 0…1 says.
    case invert(Double)
    /// Turned about the wheel.
    case hueRotation(Angle)
    /// Black, as opaque as they were light.
    case luminanceToAlpha

    /// The change in an environment.
    func applied(in environment: EnvironmentValues) -> (KeylineGraphics.Color) -> KeylineGraphics.Color {
        switch self {
        case .multiply(let color):
            let factor = color.neutral(in: environment)
            return {
                KeylineGraphics.Color(
                    red: $0.red * factor.red, green: $0.green * factor.green, blue: $0.blue * factor.blue,
                    alpha: $0.alpha * factor.alpha)
            }
        case .saturation(let amount):
            return { color in
                let gray = color.luminance
                return color.mapped { gray + ($0 - gray) * amount }
            }
        case .brightness(let amount): return { $0.mapped { $0 + amount } }
        case .contrast(let amount): return { $0.mapped { 0.5 + ($0 - 0.5) * amount } }
        case .invert(let amount): return { $0.mapped { $0 + (1 - 2 * $0) * amount } }
        case .hueRotation(let angle):
            let rotation = HueRotation(angle)
            return { rotation.applied(to: $0) }
        case .luminanceToAlpha: return { KeylineGraphics.Color(white: 0, alpha: $0.luminance * $0.alpha) }
        }
    }
}

/// The matrix of the filter `hue-rotate` of SVG and CSS.
private struct HueRotation {
    private typealias Row = (Double, Double, Double)
    private let cosine: Double
    private let sine: Double

    init(_ angle: Angle) {
        cosine = cos(angle.radians)
        sine = sin(angle.radians)
    }

    func applied(to color: KeylineGraphics.Color) -> KeylineGraphics.Color {
        KeylineGraphics.Color(
            red: component(color, (0.787, -0.715, -0.072), (-0.213, -0.715, 0.928)),
            green: component(color, (-0.213, 0.285, -0.072), (0.143, 0.140, -0.283)),
            blue: component(color, (-0.213, -0.715, 0.928), (-0.787, 0.715, 0.072)), alpha: color.alpha)
    }

    private func component(_ color: KeylineGraphics.Color, _ c: Row, _ s: Row) -> Double {
        color.red * (0.213 + cosine * c.0 + sine * s.0) + color.green * (0.715 + cosine * c.1 + sine * s.1)
            + color.blue * (0.072 + cosine * c.2 + sine * s.2)
    }
}

extension KeylineGraphics.Color {
    /// How light the colour looks, 0…1. Source: the coefficients of Rec. 709.
    fileprivate var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    fileprivate func mapped(_ change: (Double) -> Double) -> KeylineGraphics.Color {
        func component(_ value: Double) -> Double { min(max(change(value), 0), 1) }
        return KeylineGraphics.Color(
            red: component(red), green: component(green), blue: component(blue), alpha: alpha)
    }
}
