internal import Foundation

/// Text made for one line from a paragraph's: a part of it, or parts with an ellipsis.
enum LineText {
    /// A part of the line's text.
    enum Piece {
        /// A part of the paragraph's text.
        case range(Range<Int>)
        /// An ellipsis that looks like the character at an offset.
        case ellipsis(at: Int)
        /// A hyphen that looks like the character at an offset.
        case hyphen(at: Int)
    }

    private static let ellipsis: UInt16 = 0x2026
    private static let hyphen: UInt16 = 0x2D

    /// The pieces shaped by themselves, as a line that starts at a distance from the edge where lines start.
    static func shape(
        _ pieces: [Piece],
        of paragraph: ShapedParagraph,
        head: Double,
        tightenedBy tightening: Double = 0,
        with shaper: TextShaper
    ) -> ShapedParagraph {
        var (text, runs) = content(of: paragraph, pieces: pieces)
        if tightening != 0 {
            runs = runs.map { run in
                var attributes = run.attributes
                attributes.kern -= CGFloat(tightening)
                return AttributedText.Run(range: run.range, attributes: attributes)
            }
        }
        // The direction is the whole paragraph's.
        var style = paragraph.style
        style.baseDirection = paragraph.baseLevel == 1 ? .rightToLeft : .leftToRight
        let setting = shaper.setting(of: style, locale: paragraph.language.tag)
        let shaped = text.withUnsafeBufferPointer { text in
            shaper.shape(text, runs: runs, setting: setting).paragraph
        }
        return TabSetter(shaped, start: 0, head: head).result
    }

    /// For each code unit of a line's own text its offset in the paragraph; nil for added characters.
    static func sources(of pieces: [Piece]) -> [Int?] {
        pieces.flatMap { piece -> [Int?] in
            switch piece {
            case .range(let range): range.map { $0 }
            case .ellipsis, .hyphen: [nil]
            }
        }
    }

    /// The pieces' characters and attributes.
    private static func content(
        of paragraph: ShapedParagraph,
        pieces: [Piece]
    ) -> (text: [UInt16], runs: [AttributedText.Run]) {
        var text: [UInt16] = []
        var runs: [AttributedText.Run] = []
        for piece in pieces {
            let start = text.count
            switch piece {
            case .range(let range):
                text += paragraph.text[range]
                for run in paragraph.runs.clipped(to: range) { runs.join(run.moved(by: start, in: run.range)) }
            case .ellipsis(let offset), .hyphen(let offset):
                if case .hyphen = piece { text.append(hyphen) } else { text.append(ellipsis) }
                var attributes = paragraph.attributes(at: offset)
                attributes.attachment = nil
                runs.join(AttributedText.Run(range: start..<start + 1, attributes: attributes))
            }
        }
        return (text, runs)
    }
}
