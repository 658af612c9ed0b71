package import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// The lines of a symbol's stand-in, in points beside text of 17 points.
package struct SymbolDrawing {
    /// The size with the empty edge around the lines.
    package var size: CGSize
    /// The closed outline: a line, or a filled shape.
    var outline = Path()
    /// Lines beside the outline.
    var lines = Path()
    /// Lines inside the outline, which stand out of a filled one.
    var details = Path()
    /// Filled shapes inside the outline, which stand out of a filled one.
    var solids = Path()

    /// Reads a drawing from notations of `PathNotation`.
    init(
        _ width: CGFloat,
        _ height: CGFloat,
        outline: String = "",
        lines: String = "",
        details: String = "",
        solids: String = ""
    ) {
        size = CGSize(width: width, height: height)
        self.outline = PathNotation.path(outline)
        self.lines = PathNotation.path(lines)
        self.details = PathNotation.path(details)
        self.solids = PathNotation.path(solids)
    }

    /// The rounded square of a name without a drawing of its own.
    static let generic = SymbolDrawing(20, 20, outline: "R2.5 2.5 15 15 4")

    /// An empty circle or square.
    static func enclosure(_ enclosure: SymbolStandIn.Enclosure) -> SymbolDrawing {
        switch enclosure {
        case .circle: SymbolDrawing(21, 21, outline: "O10.5 10.5 8.7")
        case .square: SymbolDrawing(20, 20, outline: "R2 2 16 16 3.5")
        }
    }

    /// The drawing inside a circle or square.
    func enclosed(in enclosure: SymbolStandIn.Enclosure) -> SymbolDrawing {
        var result = Self.enclosure(enclosure)
        let scale = 0.56 * 20 / max(size.width, size.height)
        let place = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: result.size.width / 2, y: result.size.height / 2))
        result.details.addPath(outline.applying(place))
        result.details.addPath(lines.applying(place))
        result.details.addPath(details.applying(place))
        result.solids.addPath(solids.applying(place))
        return result
    }

    /// The drawing of a name; nil where there is none.
    static func named(_ name: String) -> SymbolDrawing? {
        all[name] ?? all[synonyms[name] ?? ""]
    }

    /// The names that have a drawing.
    package static var names: [String] { all.keys.sorted() }

    private static let all = signs.merging(things) { sign, _ in sign }
}
