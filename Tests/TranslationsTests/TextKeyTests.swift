import Testing

@testable import KeylineTranslations

@Suite struct TextKeyTests {
    @Test func `keys are ordered by table and then by key`() {
        let keys = [("b", "A", "x"), ("a", "B", "x"), ("a", "A", "y"), ("a", "A", "x")].map {
            TextKey(folder: $0.0, table: $0.1, key: $0.2)
        }
        #expect(keys.sorted().map(\.description) == ["a/A: x", "a/A: y", "a/B: x", "b/A: x"])
    }
}
