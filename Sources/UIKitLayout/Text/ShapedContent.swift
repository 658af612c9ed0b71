import Foundation
import KeylineTypesetting

/// What was made of a text so far: its glyphs, the lines at a few widths, and its fonts shrunken to fit a room.
@MainActor
final class ShapedContent {
    /// What lines depend on besides the text.
    struct LinesKey: Equatable {
        /// In points.
        let width: CGFloat
        let maximumLines: Int
    }

    /// What shrunken fonts depend on besides the text.
    struct FitKey: Equatable {
        /// In points.
        let room: CGSize
        let minimumScale: CGFloat
        let maximumLines: Int
    }

    /// A layout asks for the natural width, the width that it gives, and mostly no other.
    private static let widthLimit = 3

    private var glyphs: ShapedText?
    private var lines: [(key: LinesKey, layout: TextLayout)] = []
    private var fit: (key: FitKey, content: TextContent?)?

    /// The glyphs, which a closure makes when they are first asked for.
    func text(_ make: () -> ShapedText) -> ShapedText {
        if let glyphs { return glyphs }
        let made = make()
        glyphs = made
        return made
    }

    /// The lines of a width; a closure makes those that are not kept, and the oldest go.
    func lines(_ key: LinesKey, _ make: () -> TextLayout) -> TextLayout {
        if let known = lines.first(where: { $0.key == key }) { return known.layout }
        let made = make()
        if lines.count >= Self.widthLimit { lines.removeFirst() }
        lines.append((key, made))
        return made
    }

    /// The text in fonts that fit a room, nil where its own do; a closure finds it where another room was asked for last.
    func fit(_ key: FitKey, _ make: () -> TextContent?) -> TextContent? {
        if let fit, fit.key == key { return fit.content }
        let made = make()
        fit = (key, made)
        return made
    }
}
