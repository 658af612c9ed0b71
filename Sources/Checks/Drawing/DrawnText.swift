import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// A glyph run where it is seen.
struct DrawnText {
    let item: DrawnItem
    let run: GlyphRun
    /// The run's place among all items, the hindmost first.
    let order: Int

    /// The extent of the letters' ink, in the paper's coordinates: from the height of capitals to the depth of descenders.
    let ink: CGRect

    init?(_ item: DrawnItem, order: Int) {
        guard case .glyphs(let run) = item.content, run.text.contains(where: { !$0.isWhitespace }),
            item.opacity * run.color.alpha > Self.faintest, !item.isBlurred, item.blendMode.showsColor
        else { return nil }
        self.item = item
        self.run = run
        self.order = order
        let top = run.origin.y - run.fontSize * Self.capHeight
        ink = CGRect(
            x: run.origin.x, y: top, width: run.advance, height: run.fontSize * (Self.capHeight + Self.descent)
        ).applying(item.transform)
    }

    /// The extent of the letters as they are: without letters that reach below the line, it ends at the line.
    var lettersOfOneLine: CGRect {
        let isUpright = item.transform.b == 0 && item.transform.c == 0 && item.transform.d > 0
        guard isUpright, run.text.allSatisfy(Self.staysOnLine) else { return ink }
        let depth = run.fontSize * Self.descent * item.transform.d
        return CGRect(x: ink.minX, y: ink.minY, width: ink.width, height: ink.height - depth)
    }

    /// Whether a letter of Latin script is known to reach no lower than the line.
    private static func staysOnLine(_ letter: Character) -> Bool {
        letter.isASCII && (letter.isLetter || letter.isNumber || letter == " " || letter == ".")
            && !"gjpqyQJ".contains(letter)
    }

    /// The alpha below which text is not meant to be read.
    private static let faintest = 0.05
    /// Shares of the em, as in most fonts for text.
    private static let capHeight: CGFloat = 0.72
    private static let descent: CGFloat = 0.2
}
