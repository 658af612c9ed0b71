import Foundation
import KeylineFonts
import Testing

@testable import KeylineTypesetting

/// The folder of a program's fonts.
@Suite struct BundledFontsTests {
    @Test func `fonts are looked for beside the program, under its prefix, and where it was built from, in this order`()
    {
        let places = FontCollection.folders(
            for: URL(fileURLWithPath: "/opt/keyline/bin/keyline"), sources: "/src/Keyline/fonts")
        #expect(
            places.map(\.path) == [
                "/opt/keyline/bin/fonts", "/opt/keyline/bin/Keyline_KeylineFonts.resources",
                "/opt/keyline/share/keyline/fonts", "/src/Keyline/fonts",
            ])
    }

    @Test func `the build lays every font beside the program`() throws {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let resources = program.deletingLastPathComponent().appendingPathComponent(FontsFolder.resources)
        try FontCollection(directory: resources).verify()
    }

    @Test func `the source tree that the program was built from has the fonts`() throws {
        try FontCollection(directory: URL(fileURLWithPath: FontsFolder.sources)).verify()
    }

    @Test func `where no folder is found the error says where it looked and what to do`() {
        let error = FontError.noBundledFonts(lookedIn: ["/a/fonts", "/b/fonts"])
        #expect(error.description.contains("/a/fonts, /b/fonts"))
        for step in ["Keyline_KeylineFonts.resources", "share/keyline/fonts", "KEYLINE_FONTS"] {
            #expect(error.description.contains(step))
        }
    }

    @Test func `without fonts lines keep their height, text has no glyphs, and the collection says why`() throws {
        let error = FontError.noBundledFonts(lookedIn: ["/a/fonts"])
        let typesetter = Typesetter(fonts: FontCollection(unavailable: error))
        let text = AttributedText("Grüße, مرحبا 👋", font: Font(.system, size: 17))
        let layout = typesetter.shape(text, locale: "en").layout()
        #expect(layout.size.height > 19)
        #expect(layout.glyphRuns(in: CGRect(x: 0, y: 0, width: 300, height: 300)).allSatisfy { $0.glyphs.isEmpty })
        #expect(typesetter.fonts.failures.first == error)
    }
}
