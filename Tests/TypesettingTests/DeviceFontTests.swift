import Foundation
import Testing

@testable import KeylineTypesetting

/// Families that every iOS device has, and what stands in for them.
@Suite struct DeviceFontTests {
    private func metrics(_ name: String, size: CGFloat = 100) throws -> FontMetrics {
        try Fixtures.typesetter().fonts.resolve(Font(.named(name), size: size)).metrics
    }

    private func width(_ text: String, _ name: String, size: CGFloat) throws -> CGFloat {
        let text = AttributedText(text, font: Font(.named(name), size: size))
        return try Fixtures.typesetter().shape(text, locale: "en").layout().size.width
    }

    @Test(arguments: [
        ("HelveticaNeue", "Helvetica Neue"), ("HelveticaNeue-Light", "Helvetica Neue"),
        ("Helvetica Neue", "Helvetica Neue"),
        ("Helvetica-Bold", "Helvetica"), ("AvenirNext-DemiBold", "Avenir Next"), ("Avenir-Book", "Avenir"),
        ("AvenirNextCondensed-Bold", "Avenir Next Condensed"), ("TimesNewRomanPS-BoldItalicMT", "Times New Roman"),
        ("CourierNewPSMT", "Courier New"), ("Georgia", "Georgia"), ("DINCondensed-Bold", "DIN Condensed"),
        ("Futura-CondensedMedium", "Futura"), ("AlNile", "Al Nile"), ("PingFangSC-Regular", "PingFang"),
    ])
    func `names of iOS's fonts lead to their families`(name: String, family: String) throws {
        let fonts = try Fixtures.typesetter().fonts
        #expect(fonts.deviceFamily(named: name) == family)
        #expect(fonts.resolve(Font(.named(name), size: 17)).missingName == nil)
    }

    @Test(arguments: [
        "Quicksand-Bold", "FuturaPT-Book", "HelveticaNowDisplay-Bold", "CourierPrime", "GeorgiaPro-Light",
    ])
    func `a font that devices do not have is missing, though its name begins like one of theirs`(name: String) throws {
        let fonts = try Fixtures.typesetter().fonts
        #expect(fonts.deviceFamily(named: name) == nil)
        #expect(fonts.resolve(Font(.named(name), size: 17)).missingName == name)
    }

    /// Heights of labels that Apple's engine recorded, in points at 2x and 3x.
    @Test(
        arguments: [
            ("HelveticaNeue", 15.0, 3.0, 53.0 / 3), ("HelveticaNeue-Bold", 15, 2, 18),
            ("HelveticaNeue", 20, 3, 70.0 / 3),
            ("HelveticaNeue", 24, 3, 28), ("Futura-Medium", 18, 2, 23.5),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func `lines are as high as on a device`(name: String, size: CGFloat, scale: CGFloat, height: CGFloat) throws {
        let line = try metrics(name, size: size).lineHeight
        #expect((line * scale).rounded(.up) / scale == height)
    }

    @Test(arguments: [(15, 3, 37), (24, 3, 59)] as [(CGFloat, CGFloat, CGFloat)])
    func `letters of Helvetica Neue are as wide as on a device`(size: CGFloat, scale: CGFloat, expected: CGFloat) throws
    {
        let width = try width("Label", "HelveticaNeue", size: size)
        #expect((width * scale - 0.001).rounded(.up) / scale == expected)
    }

    @Test func `the style in a name chooses the face`() throws {
        let fonts = try Fixtures.typesetter().fonts
        func face(_ name: String) -> String? { fonts.resolve(Font(.named(name), size: 17)).primary?.id.name }
        #expect(face("Georgia") == "KeylineRoman-Regular")
        #expect(face("Georgia-BoldItalic") == "KeylineRoman-BoldItalic")
        #expect(face("TimesNewRomanPS-ItalicMT") == "KeylineSerif-Italic")
        #expect(face("HelveticaNeue-CondensedBold") == "KeylineCondensed-Bold")
        #expect(face("Menlo-Bold") == "KeylineCode-Bold")
        #expect(face("Verdana") == "KeylineWide-Regular")
    }

    @Test func `Courier's letters are of one width`() throws {
        #expect(try width("iiii", "Courier", size: 20) == width("WWWW", "Courier", size: 20))
    }

    @Test func `a file of the family's name takes the place of the stand-in`() throws {
        let file = Fixtures.fontsFolder.appendingPathComponent("liberation/KeylineSerif-Regular.ttf")
        let fonts = try Fixtures.typesetter().fonts.adding(files: [file]).substituting("Georgia", with: "Keyline Serif")
        #expect(fonts.deviceFamily(named: "Georgia") == nil)
    }
}
