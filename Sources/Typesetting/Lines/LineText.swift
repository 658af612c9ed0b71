/// Text made for one line out of a paragraph's: a part of it, or parts with an ellipsis.
enum LineText {
    /// What follows another on the line.
    enum Piece {
        /// A part of the paragraph's text.
        case range(Range<Int>)
        /// An ellipsis that looks like the character at an offset.
        case ellipsis(at: Int)
    }

    static let ellipsis: UInt16 = 0x2026

    /// A paragraph of the pieces, with the direction that the whole paragraph has.
    static func input(of paragraph: ShapedParagraph, pieces: [Piece]) -> TextShaper.Input {
        var text: [UInt16] = []
        var runs: [AttributedText.Run] = []
        for piece in pieces {
            let start = text.count
            switch piece {
            case .range(let range):
                text += paragraph.text[range]
                for run in paragraph.runs {
                    let inside = run.range.clamped(to: range)
                    guard !inside.isEmpty else { continue }
                    let moved =
                        start + inside.lowerBound - range.lowerBound..<start + inside.upperBound - range.lowerBound
                    runs.append(AttributedText.Run(range: moved, attributes: run.attributes))
                }
            case .ellipsis(let offset):
                text.append(ellipsis)
                let attributes = paragraph.attributes(at: offset)
                runs.append(AttributedText.Run(range: start..<start + 1, attributes: attributes))
            }
        }
        var style = paragraph.style
        style.baseDirection = paragraph.baseLevel == 1 ? .rightToLeft : .leftToRight
        return TextShaper.Input(
            text: text, runs: AttributedText.joined(runs), style: style, locale: paragraph.language.tag)
    }
}
