import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// Draws the stand-in of a symbol.
struct SymbolPainting {
    private let symbol: SymbolStandIn
    private let weight: UIImage.SymbolWeight

    init(_ symbol: SymbolStandIn, _ weight: UIImage.SymbolWeight) {
        (self.symbol, self.weight) = (symbol, weight)
    }

    /// Draws the shape as large as the rectangle lets it be, in proportion.
    @MainActor
    func draw(in rect: CGRect, color: UIColor, isMirrored: Bool, _ canvas: inout Canvas) {
        let drawing = symbol.drawing
        let scale = min(rect.width / drawing.size.width, rect.height / drawing.size.height)
        let toRect = CGAffineTransform(translationX: -drawing.size.width / 2, y: -drawing.size.height / 2)
            .concatenating(CGAffineTransform(scaleX: isMirrored ? -scale : scale, y: scale))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
        let style = StrokeStyle(lineWidth: weight.strokeWidth * scale, lineCap: .round, lineJoin: .round)
        let outline = drawing.outline.applying(toRect)
        let detailColor = symbol.isFilled && !outline.isEmpty ? color.contrasting(for: canvas.traits) : color
        if !outline.isEmpty {
            if symbol.isFilled { canvas.fill(outline, color) }
            canvas.stroke(outline, color, style: style)
        }
        if !drawing.lines.isEmpty { canvas.stroke(drawing.lines.applying(toRect), color, style: style) }
        if !drawing.details.isEmpty { canvas.stroke(drawing.details.applying(toRect), detailColor, style: style) }
        if !drawing.solids.isEmpty { canvas.fill(drawing.solids.applying(toRect), detailColor) }
        drawLetter(in: rect, detailColor, &canvas)
        if symbol.isSlashed { slash(drawing.size, toRect, color, style, &canvas) }
    }

    @MainActor
    private func drawLetter(in rect: CGRect, _ color: UIColor, _ canvas: inout Canvas) {
        guard let letter = symbol.letter else { return }
        let size = min(rect.width, rect.height) * (symbol.enclosure == nil ? 0.5 : 0.4)
        let font = UIFont.systemFont(ofSize: max(size, 1), weight: .medium)
        canvas.draw(letter, font: font, color: color, centeredIn: rect)
    }

    /// A line across, from the top left to the bottom right.
    private func slash(
        _ size: CGSize, _ toRect: CGAffineTransform, _ color: UIColor, _ style: StrokeStyle, _ canvas: inout Canvas
    ) {
        let path = Path(from: CGPoint(x: 2, y: 2), to: CGPoint(x: size.width - 2, y: size.height - 2))
        canvas.stroke(path.applying(toRect), color, style: style)
    }
}

extension UIColor {
    /// White on a dark colour, black on a light one.
    func contrasting(for traits: UITraitCollection) -> UIColor {
        color(for: traits).luminance > 0.62 ? .black : .white
    }
}

extension KeylineGraphics.Color {
    /// How light the colour seems, 0…1, by the weights of Rec. 709 on the encoded components.
    var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
