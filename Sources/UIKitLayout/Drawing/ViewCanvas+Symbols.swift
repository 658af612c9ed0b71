import Foundation
import KeylineAppearance
import KeylineGraphics

@MainActor
extension ViewCanvas {
    /// Draws the stand-in of a symbol as large as a rectangle lets it be, in proportion.
    mutating func draw(
        _ symbol: SymbolStandIn, _ weight: SymbolWeight, in rect: CGRect, color: UIColor, isMirrored: Bool
    ) {
        draw(symbol, weight, in: rect, colors: .monochrome(self.color(color)), isMirrored: isMirrored)
    }

    /// Draws the stand-in of a symbol with colours for its layers.
    mutating func draw(
        _ symbol: SymbolStandIn, _ weight: SymbolWeight, in rect: CGRect, colors: SymbolColors, isMirrored: Bool
    ) {
        func painting(_ rect: CGRect) -> SymbolPainting {
            SymbolPainting(symbol, weight, in: rect, colors: colors, isMirrored: isMirrored)
        }
        paint(in: rect) { painting($1).drawShape(into: &$0) }
        if let letter = painting(rect).letter {
            let font = UIFont.systemFont(ofSize: letter.fontSize, weight: .medium)
            draw(letter.text, font: font, color: UIColor(letter.color), centeredIn: rect)
        }
        paint(in: rect) { painting($1).drawSlash(into: &$0) }
    }
}

extension UIImage.SymbolWeight {
    /// The weight in neutral terms.
    var neutral: SymbolWeight { SymbolWeight(rawValue: rawValue) ?? .regular }
}

extension UIImage.SymbolScale {
    /// The scale in neutral terms.
    var neutral: SymbolScale {
        switch self {
        case .small: .small
        case .large: .large
        default: .medium
        }
    }
}
