import Foundation

/// The thickness of a symbol's strokes, named as the weights of fonts are.
package enum SymbolWeight: Int, Hashable, Sendable {
    case ultraLight = 1
    case thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight nearest to one on OpenType's `wght` axis.
    package init(openType weight: Double) {
        let step = Int((weight / 100).rounded())
        self = SymbolWeight(rawValue: min(max(step, 1), 9)) ?? .regular
    }

    /// The width of a stroke, in points, beside text of 17 points.
    var strokeWidth: CGFloat {
        switch self {
        case .ultraLight: 0.7
        case .thin: 0.95
        case .light: 1.25
        case .regular: 1.6
        case .medium: 1.85
        case .semibold: 2.1
        case .bold: 2.4
        case .heavy: 2.75
        case .black: 3.1
        }
    }
}

/// The size of a symbol beside text of the same point size.
package enum SymbolScale: Hashable, Sendable {
    /// Smaller than capitals.
    case small
    /// The normal weight.
    case medium
    /// Larger.
    case large

    /// The size relative to the usual one. Source: symbols in public Interface Builder files (`calendar`, large: 25.5 points wide).
    var factor: CGFloat {
        switch self {
        case .small: 0.79
        case .large: 1.28
        case .medium: 1
        }
    }
}
