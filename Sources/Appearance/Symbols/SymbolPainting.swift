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
    private let weight: SymbolWeight
    private let rect: CGRect
    private let colors: SymbolColors
    private let toRect: CGAffineTransform
    private let style: StrokeStyle

    /// The shape as large as a rectangle lets it be, in proportion.
    ///
    /// - Parameters:
    ///   - symbol: The shape.
    ///   - weight: The thickness of its strokes.
    ///   - rect: The available rectangle, in points.
    ///   - colors: The colours of its layers.
    ///   - isMirrored: Whether it is drawn as seen in a mirror.
    package init(
        _ symbol: SymbolStandIn, _ weight: SymbolWeight, in rect: CGRect, colors: SymbolColors, isMirrored: Bool
    ) {
        self.symbol = symbol
        self.weight = weight
        self.rect = rect
        self.colors = colors
        drawing = symbol.drawing
        let scale = min(rect.width / drawing.size.width, rect.height / drawing.size.height)
        toRect = CGAffineTransform(translationX: -drawing.size.width / 2, y: -drawing.size.height / 2)
            .concatenating(CGAffineTransform(scaleX: isMirrored ? -scale : scale, y: scale))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
        style = StrokeStyle(lineWidth: weight.strokeWidth * scale, lineCap: .round, lineJoin: .round)
    }

    /// Whether the sign inside the enclosure has a colour other than the enclosure's.
    private var isLayered: Bool { symbol.enclosure != nil && colors.secondary != colors.primary }

    private var outlineColor: Color { isLayered ? colors.secondary : colors.primary }

    /// The clips that leave the sign out of a filled shape; none where the sign has a colour of its own.
    private func signClips(_ hole: SymbolHole?) -> [Path] { isLayered ? [] : hole?.outlineClips ?? [] }

    /// The colour of a sign that covers its filled enclosure, where neither a layer nor a hole shows it.
    private var coveringColor: Color {
        guard symbol.isFilled, !drawing.outline.isEmpty, !isLayered else { return colors.primary }
        return colors.primary.contrasting
    }

    /// The character that the caller draws in the middle of the rectangle, after the shape and before the slash; nil for a shape of its own.
    package var letter: Letter? {
        guard let text = symbol.letter else { return nil }
        let size = min(rect.width, rect.height) * (symbol.enclosure == nil ? 0.5 : 0.4)
        return Letter(text: text, fontSize: max(size, 1), color: coveringColor)
    }

    /// Draws the shape.
    package func drawShape(into builder: inout DisplayListBuilder) {
        let hole = SymbolHole.of(symbol, weight)
        builder.group(clip: hole?.slashClip?.applying(toRect)) { builder in
            let clips = signClips(hole)
            drawOutline(clips[...], into: &builder)
            if !drawing.lines.isEmpty {
                builder.stroke(drawing.lines.applying(toRect), color: outlineColor, style: style)
            }
            if !drawing.marks.isEmpty { builder.fill(drawing.marks.applying(toRect), color: outlineColor) }
            guard clips.isEmpty else { return }
            if !drawing.details.isEmpty {
                builder.stroke(drawing.details.applying(toRect), color: coveringColor, style: style)
            }
            if !drawing.solids.isEmpty { builder.fill(drawing.solids.applying(toRect), color: coveringColor) }
        }
    }

    private func drawOutline(_ clips: ArraySlice<Path>, into builder: inout DisplayListBuilder) {
        if let clip = clips.first {
            return builder.group(clip: clip.applying(toRect)) { drawOutline(clips.dropFirst(), into: &$0) }
        }
        let outline = drawing.outline.applying(toRect)
        guard !outline.isEmpty else { return }
        if symbol.isFilled { builder.fill(outline, color: outlineColor) }
        builder.stroke(outline, color: outlineColor, style: style)
    }

    /// Draws a line across, from the top left to the bottom right, where the name says so.
    package func drawSlash(into builder: inout DisplayListBuilder) {
        guard symbol.isSlashed else { return }
        builder.stroke(symbol.slash.applying(toRect), color: colors.primary, style: style)
    }
}

/// The colours of a symbol's layers: the sign inside an enclosure is the first, the enclosure the second.
///
/// Source: Apple's documentation of `SymbolRenderingMode`, and the layers of `checkmark.circle.fill` in pictures of apps.
package struct SymbolColors: Hashable {
    /// The colour of the first layer.
    package let primary: Color
    /// The colour of the second layer.
    package let secondary: Color

    private init(_ primary: Color, _ secondary: Color) {
        self.primary = primary
        self.secondary = secondary
    }

    /// One colour for all layers.
    package static func monochrome(_ color: Color) -> SymbolColors { SymbolColors(color, color) }

    /// Shades of one colour: the second layer is half as strong.
    package static func hierarchical(_ color: Color) -> SymbolColors {
        SymbolColors(color, color.multiplyingAlpha(by: 0.5))
    }

    /// A colour for each layer.
    package static func palette(_ primary: Color, _ secondary: Color) -> SymbolColors {
        SymbolColors(primary, secondary)
    }
}

extension Color {
    /// White on a dark colour, black on a light one.
    package var contrasting: Color { luminance > 0.62 ? .black : .white }

    /// The perceived lightness of the colour, 0…1, by the weights of Rec. 709 on the encoded components.
    package var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
