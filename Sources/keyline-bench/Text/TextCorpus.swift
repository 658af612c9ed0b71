/// Texts to measure with, the same in every run.
struct TextCorpus {
    let name: String
    /// BCP 47.
    let locale: String
    let texts: [String]

    private static let size = 100_000

    /// About 100 kilobytes of paragraphs for each of five languages and for all of them mixed, and 10,000 labels.
    static func all() -> [TextCorpus] {
        var generator = SeededNumbers(state: 7)
        func paragraphs(_ language: TextPhrases.Language) -> [String] {
            filled { language.sentences(600, using: &generator) }
        }
        let mixed = filled {
            let languages = TextPhrases.all.shuffled(using: &generator).prefix(3)
            return languages.map { $0.sentences(150, using: &generator) }.joined(separator: " ") + " 123, (45%)"
        }
        return [
            TextCorpus(name: "en", locale: "en", texts: paragraphs(TextPhrases.english)),
            TextCorpus(name: "ar", locale: "ar", texts: paragraphs(TextPhrases.arabic)),
            TextCorpus(name: "hi", locale: "hi", texts: paragraphs(TextPhrases.hindi)),
            TextCorpus(name: "th", locale: "th", texts: paragraphs(TextPhrases.thai)),
            TextCorpus(name: "ja", locale: "ja", texts: paragraphs(TextPhrases.japanese)),
            TextCorpus(name: "mixed", locale: "en", texts: mixed),
            TextCorpus(name: "labels", locale: "en", texts: (0..<10_000).map { _ in label(using: &generator) }),
        ]
    }

    private static func filled(_ make: () -> String) -> [String] {
        var texts: [String] = []
        var bytes = 0
        while bytes < size {
            texts.append(make())
            bytes += texts[texts.count - 1].utf8.count + 1
        }
        return texts
    }

    /// One to four words, six of ten in English; a quarter with a number.
    private static func label(using generator: inout SeededNumbers) -> String {
        let choice = Int.random(in: 0..<10, using: &generator)
        let language = choice < 6 ? TextPhrases.english : TextPhrases.all[choice - 5]
        let words = language.pick(Int.random(in: 1...4, using: &generator), using: &generator)
        let text = words.joined(separator: language.separator)
        let capitalized = text.prefix(1).uppercased() + text.dropFirst()
        guard Int.random(in: 0..<4, using: &generator) == 0 else { return capitalized }
        return capitalized + " \(Int.random(in: 1...999, using: &generator))"
    }
}

extension TextPhrases.Language {
    /// Some words in any order.
    func pick(_ count: Int, using generator: inout SeededNumbers) -> [Substring] {
        (0..<count).map { _ in words[Int.random(in: 0..<words.count, using: &generator)] }
    }

    /// Sentences of at least so many bytes.
    func sentences(_ bytes: Int, using generator: inout SeededNumbers) -> String {
        var text = ""
        while text.utf8.count < bytes {
            let words = pick(Int.random(in: 6...14, using: &generator), using: &generator)
            let sentence = words.joined(separator: separator)
            text += (text.isEmpty ? "" : separator) + sentence.prefix(1).uppercased() + sentence.dropFirst() + end
        }
        return text
    }
}

/// Numbers that are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
