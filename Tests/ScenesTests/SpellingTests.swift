import KeylineScenes
import Testing

@Suite struct SpellingTests {
    @Test func `a distance counts letters added, left out, replaced and exchanged`() {
        #expect(Spelling.distance("", "abc") == 3)
        #expect(Spelling.distance("abc", "") == 3)
        #expect(Spelling.distance("locale", "local") == 1)
        #expect(Spelling.distance("locale", "loacle") == 1)
        #expect(Spelling.distance("kitten", "sitting") == 3)
    }

    @Test func `the nearest word is meant, a far one is not`() {
        let words = ["render", "dump", "check"]
        #expect(Spelling.nearest(to: "dmup", among: words) == "dump")
        #expect(Spelling.nearest(to: "DUMP", among: words) == "dump")
        #expect(Spelling.nearest(to: "ren", among: words) == "render")
        #expect(Spelling.nearest(to: "explain", among: words) == nil)
    }
}
