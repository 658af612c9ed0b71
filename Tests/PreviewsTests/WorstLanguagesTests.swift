import KeylineScenes
import Testing

@testable import KeylinePreviews

@Suite @MainActor struct WorstLanguagesTests {
    private func measure(
        _ language: String, length: Double, height: Double, marks: Int = 0, rightToLeft: Bool = false
    ) -> WorstLanguages.Measure {
        .init(language: language, length: length, height: height, marks: marks, isRightToLeft: rightToLeft)
    }

    @Test func `the longest comes first, then the tallest, then one from right to left`() {
        let ranked = WorstLanguages.ranked([
            measure("en", length: 100, height: 20), measure("de", length: 140, height: 20),
            measure("th", length: 90, height: 26), measure("ar", length: 80, height: 21, rightToLeft: true),
            measure("he", length: 85, height: 20, rightToLeft: true), measure("fr", length: 120, height: 20),
        ])
        #expect(ranked == ["de", "th", "he", "fr", "ar", "en"])
    }

    @Test func `of languages of one height the one with more marks is taller`() {
        let ranked = WorstLanguages.ranked([
            measure("en", length: 100, height: 20), measure("vi", length: 90, height: 20, marks: 2),
            measure("de", length: 140, height: 20, marks: 1),
        ])
        #expect(ranked == ["de", "vi", "en"])
    }

    @Test func `a language that is worst in two ways is taken once`() {
        let ranked = WorstLanguages.ranked([
            measure("ur", length: 150, height: 30, rightToLeft: true), measure("en", length: 100, height: 20),
        ])
        #expect(ranked == ["ur", "en"])
    }

    @Test func `each scene of a matrix has languages of its own`() {
        var references = StubSource(ids: ["a", "b"]).references
        references[0].worstLocales = ["de", "th"]
        references[1].worstLocales = ["ar", "de"]
        let axes = SceneMatrix.axes(
            [VariationAxis(.locales, (0..<3).map(VariationAxis.Value.worstLocale))], fitting: references)
        let matrix = SceneMatrix(references, across: axes, over: EnvironmentOverrides())
        #expect(matrix.cells.map(\.variation.label) == ["de", "th", "ar", "de"])
        #expect(matrix.cells.map(\.variation.overrides.language.locale) == ["de", "th", "ar", "de"])
        #expect(matrix.variations.map(\.label) == ["worst 1", "worst 2"])
    }

    @Test func `findings name the language that a scene was shown in`() {
        var references = StubSource(noted: .extraLarge).references
        references[0].worstLocales = ["de", "th"]
        let axes = [
            VariationAxis(.locales, [.worstLocale(0), .worstLocale(1)]),
            VariationAxis(.textSizes, [.textSize(.large), .textSize(.extraLarge)]),
        ]
        let report = Check(SceneMatrix(references, across: axes, over: EnvironmentOverrides())).run().report
        let words = report.findings.compactMap { report.environments(of: $0) }
        #expect(words.contains { $0.contains("de XL, th XL") })
    }
}
