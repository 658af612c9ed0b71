import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylinePictureComparison
import KeylineRendering
import Testing

@Suite struct DeterminismTests {
    /// The gallery's bytes in every format.
    private static func files(_ list: DisplayList, _ fonts: any FontDataSource) throws -> [[UInt8]] {
        [
            try PNGRenderer(fonts: fonts).render(list, scale: 3),
            try PNGRenderer(fonts: fonts, effort: .small).render(list, scale: 2),
            try PDFRenderer(fonts: fonts).render([list, list], title: "Gallery"),
            try SVGRenderer(fonts: fonts).render(list, title: "Gallery"),
        ]
    }

    @Test func `drawing twice gives the same bytes`() throws {
        let list = try Gallery.list()
        let fonts = try Sample.fonts.get()
        #expect(try Self.files(list, fonts) == Self.files(list, fonts))
    }

    @Test func `what was drawn before does not matter`() throws {
        let list = try Gallery.list()
        let fonts = try Sample.fonts.get()
        let fresh = try BitmapRenderer(fonts: fonts).render(list, scale: 2)
        let used = BitmapRenderer(fonts: fonts)
        for scale in [1, 2.5, 3, 7, 2] as [CGFloat] { _ = try used.render(list, scale: scale) }
        #expect(try used.render(list, scale: 2) == fresh)
    }

    @Test func `any number of threads draws the same bytes`() async throws {
        let list = try Gallery.list()
        let fonts = try Sample.fonts.get()
        let expected = try Self.files(list, fonts)
        let png = PNGRenderer(fonts: fonts)
        let pdf = PDFRenderer(fonts: fonts)
        let svg = SVGRenderer(fonts: fonts)
        let results = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
            for _ in 0..<24 {
                group.addTask {
                    [
                        try png.render(list, scale: 3), try pdf.render([list, list], title: "Gallery"),
                        try svg.render(list, title: "Gallery"),
                    ]
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for result in results {
            for (format, bytes) in zip(["PNG", "PDF", "SVG"], zip(result, [expected[0], expected[2], expected[3]])) {
                let difference = zip(bytes.0, bytes.1).enumerated().first { $0.element.0 != $0.element.1 }?.offset
                #expect(bytes.0.count == bytes.1.count, "length of the \(format)")
                if format == "PNG", bytes.0 != bytes.1 {
                    let pictures = [try ImageDecoder().decode(bytes.0), try ImageDecoder().decode(bytes.1)]
                    let change = BitmapComparison().difference(expected: pictures[1], actual: pictures[0])
                    #expect(change == nil, "pixels of the PNG")
                }
                #expect(difference == nil, "first different byte of the \(format)")
            }
        }
    }

    @Test func `equal fonts from different memory draw the same bytes`() throws {
        struct Copies: FontDataSource {
            let fonts: any FontDataSource
            func fontData(for font: FontID) throws -> FontData {
                let data = try fonts.fontData(for: font)
                return FontData(copying: [UInt8](UnsafeRawBufferPointer(start: data.start, count: data.count)))
            }
        }
        let list = try Gallery.list()
        let fonts = try Sample.fonts.get()
        #expect(try Self.files(list, fonts) == Self.files(list, Copies(fonts: fonts)))
    }
}
