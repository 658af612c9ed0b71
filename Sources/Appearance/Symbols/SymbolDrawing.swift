package import Foundation
internal import Synchronization
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
    /// Lines inside the outline, which are cut out of a filled one.
    var details = Path()
    /// Filled shapes inside the outline, which are cut out of a filled one.
    var solids = Path()
    /// Filled shapes beside the outline.
    var marks = Path()

    /// Reads a drawing.
    init(_ notation: SymbolNotation) {
        size = CGSize(width: notation.width, height: notation.height)
        outline = PathNotation.path(notation.outline)
        lines = PathNotation.path(notation.lines)
        details = PathNotation.path(notation.details)
        solids = PathNotation.path(notation.solids)
        marks = PathNotation.path(notation.marks)
    }

    /// The rounded square of a name without a drawing of its own.
    static let generic = SymbolDrawing(SymbolNotation(20, 20, outline: "R2.5 2.5 15 15 4"))

    /// The drawing inside another shape. An outline without anything in it is filled, so that it is seen at its size.
    ///
    /// - Parameters:
    ///   - enclosure: The shape around it.
    ///   - keepsOutline: Whether even an empty outline stays a line.
    /// - Returns: Both.
    func enclosed(in enclosure: SymbolStandIn.Enclosure, keepsOutline: Bool) -> SymbolDrawing {
        var result = enclosure.drawing
        let room = enclosure.room
        let scale = min(room.width / size.width, room.height / size.height)
        let place = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: room.midX, y: room.midY))
        result.details.addPath(outline.applying(place))
        result.details.addPath(lines.applying(place))
        result.details.addPath(details.applying(place))
        result.solids.addPath(solids.applying(place))
        result.solids.addPath(marks.applying(place))
        if details.isEmpty, solids.isEmpty, !keepsOutline { result.solids.addPath(outline.applying(place)) }
        return result
    }

    /// The drawing with a small badge at its lower right, beside it, so that lines never cross.
    func badged(with badge: SymbolDrawing) -> SymbolDrawing {
        var result = self
        let side: CGFloat = 7
        result.size = CGSize(width: size.width + side, height: max(size.height, 2 * side))
        let shift = CGAffineTransform(translationX: 0, y: (result.size.height - size.height) / 2)
        result.outline = outline.applying(shift)
        result.lines = lines.applying(shift)
        result.details = details.applying(shift)
        result.solids = solids.applying(shift)
        result.marks = marks.applying(shift)
        let scale = side / max(badge.size.width, badge.size.height)
        let place = CGAffineTransform(translationX: -badge.size.width / 2, y: -badge.size.height / 2)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(
                CGAffineTransform(translationX: size.width + side / 2 - 1, y: result.size.height - side / 2 - 2))
        for part in [badge.outline, badge.lines, badge.details, badge.solids] {
            result.lines.addPath(part.applying(place))
        }
        return result
    }

    /// The drawing of a name; nil where there is none.
    static func named(_ name: String) -> SymbolDrawing? {
        known.withLock { known in
            if let drawing = known[name] { return drawing }
            guard let notation = all[name] ?? all[synonyms[name] ?? likenesses[name] ?? ""] else { return nil }
            let drawing = SymbolDrawing(notation)
            known[name] = drawing
            return drawing
        }
    }

    /// Whether a name has a drawing of its own, which need not be read for that.
    static func isDrawn(_ name: String) -> Bool { all[name] != nil || synonyms[name] != nil }

    /// Whether a name has a drawing, be it one that is no more than like it.
    static func isKnown(_ name: String) -> Bool { isDrawn(name) || likenesses[name] != nil }

    /// The names that have a drawing.
    package static var names: [String] { all.keys.sorted() }

    /// Drawings are read when they are first needed: there are hundreds, and a screen shows few.
    private static let known = Mutex<[String: SymbolDrawing]>([:])

    private static let all = [
        signs, arrows, texts, shapes, media, things, objects, tools, devices, places, travel, people,
    ]
    .reduce(into: [String: SymbolNotation]()) { all, part in all.merge(part) { first, _ in first } }
}
