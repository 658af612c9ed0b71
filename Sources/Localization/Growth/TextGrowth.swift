/// Makes texts longer with words of a language's most frequent letters.
///
/// Words differ from each other, so that lines break between them as they do in real texts, and are the same in every run.
package struct TextGrowth: Sendable {
    private let letters: LanguageLetters

    /// Grows texts of a language.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag.
    ///   - text: A text whose letters count where the language is in no table.
    package init(in locale: String, or text: String = "") {
        letters = LanguageLetters(of: locale, or: text)
    }

    /// A text with so many words behind it.
    ///
    /// - Parameters:
    ///   - count: The number of words.
    ///   - text: The text.
    /// - Returns: The text with the words, in a language with spaces with a space before each.
    package func adding(words count: Int, to text: String) -> String {
        (0..<max(count, 0)).reduce(text) { adding(word: $1, to: $0) }
    }

    /// A text of so many letters: words are added, the last of them cut, or letters left out at the end.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - count: The number of grapheme clusters, at least 1.
    /// - Returns: The text. It never ends with white space, so that one count in a row of words has the letters of the count before.
    package func text(_ text: String, ofLength count: Int) -> String {
        var result = text
        var index = 0
        while result.count < count {
            result = adding(word: index, to: result)
            index += 1
        }
        var cut = result.prefix(max(count, 1))
        while cut.count > 1, cut.last?.isWhitespace == true { cut.removeLast() }
        return String(cut)
    }

    /// The lengths at which a text, and each whole word behind it, ends: no less than the text's own and no more than a limit.
    package func wordEnds(after text: String, upTo limit: Int) -> [Int] {
        var ends = [text.count]
        var result = text
        var index = 0
        while true {
            result = adding(word: index, to: result)
            index += 1
            guard result.count <= limit else { return ends }
            ends.append(result.count)
        }
    }

    /// A text that grew as a translation into the language does: short texts grow most.
    ///
    /// The room for a text of so many letters is what guidelines leave for one that is translated from English, counted in letters of the
    /// language: 100 % for up to 10 letters, 80 % up to 20, 60 % up to 30, 40 % up to 50 and 30 % beyond.
    ///
    /// Source: the lower ends of the ranges in IBM's "Guidelines to design global solutions", as W3C's "Text size in translation" lists
    /// them.
    ///
    /// - Parameter text: The text.
    /// - Returns: The text, with as many whole words behind it as reach that length.
    package func expanded(_ text: String) -> String {
        guard text.contains(where: \.isLetter) else { return text }
        let count = text.count
        let percent = Self.room.first { count <= $0.length }?.percent ?? 30
        let wanted = Double(count) + Double(count * percent * letters.textLength) / 10000
        var result = text
        var index = 0
        while Double(result.count) < wanted.rounded(.up) {
            result = adding(word: index, to: result)
            index += 1
        }
        return result
    }

    private static let room: [(length: Int, percent: Int)] = [(10, 100), (20, 80), (30, 60), (50, 40)]

    private func adding(word index: Int, to text: String) -> String { text + separator(after: text) + word(index) }

    private func separator(after text: String) -> String {
        letters.hasSpaces && !text.isEmpty && text.last?.isWhitespace != true ? " " : ""
    }

    /// A word: each begins one letter later in the list than the one before it ended, so that all letters come up.
    private func word(_ index: Int) -> String {
        let start = index * letters.wordLength
        return (0..<letters.wordLength).map { letters.letters[(start + $0) % letters.letters.count] }.joined()
    }
}
