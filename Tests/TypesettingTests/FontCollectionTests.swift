import Foundation
import Graphics
import Testing
import Typesetting

@Suite struct FontCollectionTests {
    @Test func smoke() throws {
        let fonts = try FontCollection.bundled()
        let typesetter = Typesetter(fonts: fonts)
        for (text, locale) in [
            ("Hello, world", "en"), ("مرحبا بالعالم 123 (abc)", "ar"), ("ภาษาไทยเขียนติดกัน", "th"), ("日本語のテキスト。直", "ja"),
            ("直骨", "zh-Hans"), ("नमस्ते दुनिया", "hi"), ("👩‍👩‍👧‍👦👍🏽 ❤️ ✓", "en"), ("Hello שלום world", "en"),
        ] {
            let shaped = typesetter.shape(AttributedText(text, font: .system(size: 17)), locale: locale)
            let layout = shaped.layout()
            print(text, layout.size, layout.lines.count, layout.missingCharacters, fonts.failures)
            for run in layout.glyphRuns(in: CGRect(x: 0, y: 0, width: 300, height: 100)) {
                print(
                    "   ", run.font, run.direction, run.text,
                    run.glyphs.map { "\($0.id)@\(Decimals.text(Double($0.position.x)))" }.joined(separator: " "),
                    run.clusters.map { "\($0.utf8Count):\($0.glyphCount)" }.joined(separator: " "), run.origin,
                    run.advance)
            }
        }
        let long = typesetter.shape(
            AttributedText(
                "The quick brown fox jumps over the lazy dog and runs away from the bear.", font: .system(size: 17)),
            locale: "en")
        for (w, n) in [(120.0, 0), (120.0, 2), (200.0, 1)] {
            let l = long.layout(width: w, maximumLines: n)
            print(l.size, l.lines.map { "\($0.range) \($0.width) \($0.isTruncated)" })
            print(l.glyphRuns(in: CGRect(x: 0, y: 0, width: w, height: 100)).map(\.text))
        }
    }
}
