import KeylineGraphics

extension DisplayItem.BlendMode {
    /// Whether the mode shows the colours of the source.
    var showsColor: Bool { ![.destinationOut, .destinationIn, .destinationOver].contains(self) }

    /// The colour that takes the place of one that is drawn over an opaque one, with its alpha. Source: W3C Compositing and Blending
    /// Level 1; modes that mix all components at once count as laid over.
    func mix(_ above: Color, over below: Color) -> Color {
        Color(
            red: mix(above.red, below.red), green: mix(above.green, below.green), blue: mix(above.blue, below.blue),
            alpha: above.alpha)
    }

    private func mix(_ above: Double, _ below: Double) -> Double {
        switch self {
        case .multiply: above * below
        case .screen: above + below - above * below
        case .overlay: Self.hardLight(below, above)
        case .hardLight: Self.hardLight(above, below)
        case .darken: min(above, below)
        case .lighten: max(above, below)
        case .colorDodge: below == 0 ? 0 : above >= 1 ? 1 : min(1, below / (1 - above))
        case .colorBurn: below >= 1 ? 1 : above <= 0 ? 0 : 1 - min(1, (1 - below) / above)
        case .difference: abs(above - below)
        case .exclusion: above + below - 2 * above * below
        case .plusLighter: min(1, above + below)
        default: above
        }
    }

    private static func hardLight(_ above: Double, _ below: Double) -> Double {
        above <= 0.5 ? 2 * above * below : 1 - 2 * (1 - above) * (1 - below)
    }
}
