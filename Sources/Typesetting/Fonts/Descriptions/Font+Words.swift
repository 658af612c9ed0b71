import KeylineGraphics

extension Font {
    /// The font as Xcode's attributes inspector calls it, with its size in points: `System Semibold 17`, `Georgia Italic 14.5`.
    package var words: String {
        let weight =
            weight == .regular
            ? nil : Self.weights.first { $0.weight == self.weight }?.name ?? "weight \(Decimals.text(weight.rawValue))"
        return [name, weight, isItalic ? "Italic" : nil, Decimals.text(Double(size))].compactMap { $0 }
            .joined(separator: " ")
    }

    private var name: String {
        switch family {
        case .system: "System"
        case .monospacedSystem: "Monospaced System"
        case .named(let name): name
        }
    }

    private static let weights: [(weight: FontWeight, name: String)] = [
        (.ultraLight, "Ultra Light"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
        (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
}
