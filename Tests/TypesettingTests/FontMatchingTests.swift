import Testing

@testable import KeylineTypesetting

/// CSS Fonts 4, §5.2.
@Suite struct FontMatchingTests {
    private func family(_ weights: [Double], italic: Bool = false) -> FontFamily {
        let file = FontFile(path: "", checksum: "")
        return FontFamily(
            name: "",
            faces: weights.map { FontFace(file: file, weights: $0...$0) }
                + (italic ? [FontFace(file: file, weights: 400...400, isItalic: true)] : []))
    }

    @Test(arguments: [
        (wanted: 400.0, has: [300.0, 500, 700], takes: 500.0),
        (450, [400, 500, 700], 500),
        (500, [300, 400, 600], 400),
        (500, [600, 700], 600),
        (350, [200, 400], 200),
        (300, [400, 700], 400),
        (600, [400, 700], 700),
        (800, [400, 700], 700),
        (600, [500, 900], 900),
    ])
    func `the nearest weight on the side that CSS prefers is taken`(wanted: Double, has: [Double], takes: Double) {
        let faces = family(has).faces(weight: FontWeight(wanted), width: .standard, isItalic: false)
        #expect(faces.first?.weights.lowerBound == takes)
    }

    @Test func `slant matters more than weight`() {
        let faces = family([400, 700], italic: true).faces(weight: .bold, width: .standard, isItalic: true)
        #expect(faces.first?.isItalic == true)
    }

    @Test func `a family without a slanted face stays upright`() {
        let faces = family([400, 700]).faces(weight: .bold, width: .standard, isItalic: true)
        #expect(faces.first?.weights.lowerBound == 700)
    }
}
