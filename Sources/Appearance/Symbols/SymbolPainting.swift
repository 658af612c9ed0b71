package import Foundation
import KeylineFoundationSupplement
package import KeylineGraphics

/// Draws the stand-in of a symbol.
package struct SymbolPainting {
    /// A letter to be set in the middle of a rectangle, in a font of a size in points and medium weight.
    package struct Letter {
        package let text: String
        package let fontSize: CGFloat
        package let color: Color
    }

    private let symbol: SymbolStandIn
    private let drawing: SymbolDrawing
    private let rect: CGRect
    private let color: Color
    private let toRect: CGAffineTransform
    private let style: StrokeStyle

    /// The shape as large as a rectangle lets it be, in proportion.
    ///
    /// - Parameters:
    ///   - symbol: The shape.
    ///   - weight: The thickness of its strokes.
    ///   - rect: The room, in points.
    ///   - color: The colour of the strokes.
    ///   - isMirrored: Whether it is drawn as seen in a mirror.
    package init(_ symbol: SymbolStandIn, _ weight: SymbolWeight, in rect: CGRect, color: Color, isMirrored: Bool) {
        self.symbol = symbol
        self.rect = rect
        self.color = color
        drawing = symbol.drawing
        let scale = min(rect.width / drawing.size.width, rect.height / drawing.size.height)
        toRect = CGAffineTransform(translationX: -drawing.size.width / 2, y: -drawing.size.height / 2)
            .concatenating(CGAffineTransform(scaleX: isMirrored ? -scale : scale, y: scale))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
        style = StrokeStyle(lineWidth: weight.strokeWidth * scale, lineCap: .round, lineJoin: .round)
    }

    private var detailColor: Color { symbol.isFilled && !drawing.outline.isEmpty ? color.contrasting : color }

    /// The character that the caller draws in the middle of the rectangle, after the shape and before the slash; nil for a shape of its own.
    package var letter: Letter? {
        guard let text = symbol.letter else { return nil }
        let size = min(rect.width, rect.height) * (symbol.enclosure == nil ? 0.5 : 0.4)
        return Letter(text: text, fontSize: max(size, 1), color: detailColor)
    }

    /// Draws the shape.
    package func drawShape(into builder: inout DisplayListBuilder) {
        let outline = drawing.outline.applying(toRect)
        if !outline.isEmpty {
            if symbol.isFilled { builder.fill(outline, color: color) }
            builder.stroke(outline, color: color, style: style)
        }
        if !drawing.lines.isEmpty { builder.stroke(drawing.lines.applying(toRect), color: color, style: style) }
        if !drawing.details.isEmpty {
            builder.stroke(drawing.details.applying(toRect), color: detailColor, style: style)
        }
        if !drawing.marks.isEmpty { builder.fill(drawing.marks.applying(toRect), color: color) }
        if !drawing.solids.isEmpty { builder.fill(drawing.solids.applying(toRect), color: detailColor) }
    }

    /// Draws a line across, from the top left to the bottom right, where the name says so.
    package func drawSlash(into builder: inout DisplayListBuilder) {
        guard symbol.isSlashed else { return }
        let end = CGPoint(x: drawing.size.width - 2, y: drawing.size.height - 2)
        let path = Path(from: CGPoint(x: 2, y: 2), to: end)
        builder.stroke(path.applying(toRect), color: color, style: style)
    }
}

extension Color {
    /// White on a dark colour, black on a light one.
    package var contrasting: Color { luminance > 0.62 ? .black : .white }

    /// The perceived lightness of the colour, 0…1, by the weights of Rec. 709 on the encoded components.
    package var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
