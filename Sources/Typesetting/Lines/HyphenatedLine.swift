/// Divides the word after a line that is too short, by a dictionary's rules.
struct HyphenatedLine {
    let paragraph: ShapedParagraph
    let breaker: LineBreaker
    let shaper: TextShaper
    /// The room for the line, in points.
    let room: Double

    /// The line with the beginning of the next word and a hyphen; nil where it is long enough for the style, or no part fits.
    func line(_ found: LineBreaker.Line) -> LineBreaker.Line? {
        let factor = Double(paragraph.style.breaking.hyphenationFactor)
        let next = found.range.upperBound
        guard !found.isHardBreak, next < paragraph.text.count else { return nil }
        let start = found.range.lowerBound
        let breaksInsideWord = !breaker.isOpportunity(next)
        guard breaksInsideWord || paragraph.width(of: start..<found.visibleEnd) < room * factor else { return nil }
        let word = word(from: breaksInsideWord ? wordStart(before: next, from: start) : next)
        guard !word.isEmpty else { return nil }
        let points = shaper.hyphenation.points(in: paragraph.text[word], language: language(of: word))
        let limit = room - hyphenWidth(at: word.lowerBound) + LineBreaker.tolerance
        let end = points.map { word.lowerBound + $0 }.last { paragraph.width(of: start..<$0) <= limit }
        guard let end, end > start, breaksInsideWord || end > next else { return nil }
        return LineBreaker.Line(range: start..<end, visibleEnd: end, isHardBreak: false, isHyphenated: true)
    }

    private func wordStart(before offset: Int, from start: Int) -> Int {
        (start..<offset).last { breaker.isOpportunity($0) } ?? start
    }

    /// The letters from an offset on, without punctuation before them.
    private func word(from offset: Int) -> Range<Int> {
        let next = (offset + 1..<paragraph.text.count).first { breaker.isOpportunity($0) } ?? paragraph.text.count
        guard let start = paragraph.text[offset..<next].firstIndex(where: isLetter) else { return next..<next }
        return start..<(paragraph.text[start..<next].firstIndex { !isLetter($0) } ?? next)
    }

    private func isLetter(_ unit: UInt16) -> Bool {
        let properties = CharacterProperties(UInt32(unit))
        return properties.has(.letter) || properties.graphemeBreak == .extend
    }

    private func language(of word: Range<Int>) -> String {
        paragraph.attributes(at: word.lowerBound).language ?? paragraph.language.tag
    }

    private func hyphenWidth(at offset: Int) -> Double {
        let shaped = LineText.shape([.hyphen(at: offset)], of: paragraph, head: 0, with: shaper)
        return shaped.width(of: 0..<shaped.text.count)
    }
}
