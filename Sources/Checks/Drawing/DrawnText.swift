import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

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

    /// The extent of the letters whose reach from the baseline is known; without it, the extent of most letters.
    func extent(of letters: ViewSnapshot.TextState.Ink?) -> CGRect {
        guard let letters else { return ink }
        return CGRect(
            x: run.origin.x, y: run.origin.y - letters.above, width: run.advance,
            height: letters.above + letters.below
        ).applying(item.transform)
    }

    /// Whether all of it is emoji, which fonts draw in colours of their own.
    var isEmoji: Bool {
        run.text.allSatisfy { letter in
            letter.isWhitespace
                || letter.unicodeScalars.first.map { first in
                    first.properties.isEmojiPresentation || letter.unicodeScalars.contains { $0.value == 0xFE0F }
                } ?? false
        }
    }

    /// The alpha below which text is not meant to be read.
    private static let faintest = 0.05
    /// Shares of the em, as in most fonts for text.
    private static let capHeight: CGFloat = 0.72
    private static let descent: CGFloat = 0.2
}
