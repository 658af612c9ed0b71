import KeylineScenes
import Testing

@testable import KeylineLocalization

@Suite struct TextGrowthTests {
    @Test func `words are of the language's most frequent letters and differ from each other`() {
        #expect(TextGrowth(in: "en").adding(words: 3, to: "Buy") == "Buy etoni arshl dceto")
        #expect(TextGrowth(in: "de").adding(words: 1, to: "Kauf") == "Kauf enirtd")
    }

    @Test func `languages without spaces have none between words`() {
        #expect(!TextGrowth(in: "th").adding(words: 3, to: "ซื้อ").contains(" "))
    }

    @Test func `a text has as many letters as asked for, or one less where a space would end it`() {
        let growth = TextGrowth(in: "en")
        #expect(growth.text("Sign in", ofLength: 3) == "Sig")
        #expect(growth.text("Sign in", ofLength: 5) == "Sign")
        #expect(growth.text("Sign in", ofLength: 8) == "Sign in")
        #expect(growth.text("Sign in", ofLength: 10) == "Sign in et")
        #expect(growth.text("", ofLength: 4) == "eton")
    }

    @Test func `the ends of whole words are told`() {
        #expect(TextGrowth(in: "en").wordEnds(after: "Sign in", upTo: 20) == [7, 13, 19])
        #expect(TextGrowth(in: "en").wordEnds(after: "Sign in", upTo: 7) == [7])
    }

    @Test func `a language in no table lends its own letters`() {
        #expect(LanguageLetters(of: "ka", or: "გამარჯობა").letters.first == "ა")
        #expect(LanguageLetters(of: "xx").letters == LanguageLetters(of: "en").letters)
    }

    @Test func `regions and scripts have the letters of their language`() {
        #expect(LanguageLetters(of: "pt-BR") == LanguageLetters(of: "pt"))
        #expect(LanguageLetters(of: "no") == LanguageLetters(of: "nb"))
    }

    @Test func `every language of the table has letters and lengths`() {
        for language in LanguageLetters.languages {
            let letters = LanguageLetters(of: language)
            #expect(letters.letters.count >= 10)
            #expect((1...9).contains(letters.wordLength))
            #expect((20...130).contains(letters.textLength))
        }
    }

    /// Source: the ranges of IBM's guidelines, at their lower ends.
    @Test func `short texts grow most, each language by its own habit`() {
        let short = PseudoLanguage.transform("Settings", by: [.expanded], locale: "en")
        #expect(short == "Settings etoni arshl")
        let german = PseudoLanguage.transform("Settings", by: [.expanded], locale: "de")
        let japanese = PseudoLanguage.transform("Settings", by: [.expanded], locale: "ja")
        #expect(german.count >= 17)
        #expect(japanese.count < german.count)
        let long = String(repeating: "abcde ", count: 20)
        let grown = PseudoLanguage.transform(long, by: [.expanded], locale: "en")
        #expect(Double(grown.count) / Double(long.count) < 1.4)
    }

    @Test func `numbers do not grow`() {
        #expect(PseudoLanguage.transform("12:30", by: [.expanded], locale: "de") == "12:30")
    }
}
