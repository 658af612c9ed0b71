import Foundation
import KeylineGraphics
import Testing

@testable import KeylineImageCoding

/// Drawings without pixels. Sources: ISO 32000-1 (pages, boxes, embedded fonts), SVG 2 (sizes).
@Suite struct VectorPictureTests {
    private static let pictures: [(VectorFormat, [UInt8])] = [(.pdf, Drawings.pdf()), (.svg, Drawings.svg())]

    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * bitmap.width + x) * 4
        return Array(bitmap.pixels[start..<start + 4])
    }

    @Test(arguments: pictures)
    func `a drawing is as large as its document says`(format: VectorFormat, bytes: [UInt8]) throws {
        #expect(try VectorPicture(bytes, format: format).size == CGSize(width: 8, height: 4))
    }

    @Test(arguments: pictures, [1, 2, 3])
    func `a drawing is sharp at every scale`(picture: (format: VectorFormat, bytes: [UInt8]), scale: Int) throws {
        let drawn = try VectorPicture(picture.bytes, format: picture.format).bitmap(width: 8 * scale, height: 4 * scale)
        for y in 0..<drawn.height {
            for x in 0..<drawn.width {
                #expect(pixel(drawn, x, y) == (x < 4 * scale ? [255, 0, 0, 255] : [0, 0, 0, 0]))
            }
        }
    }

    @Test func `colours keep their strength under opacity`() throws {
        let bytes = Drawings.svg("<rect width='8' height='4' fill='red' fill-opacity='0.5'/>")
        let colour = pixel(try VectorPicture(bytes, format: .svg).bitmap(width: 8, height: 4), 1, 1)
        #expect(colour[0] == 255)
        #expect((127...128).contains(colour[3]))
    }

    @Test func `a drawing may be stretched`() throws {
        let drawn = try VectorPicture(Drawings.pdf(), format: .pdf).bitmap(width: 4, height: 8)
        #expect(pixel(drawn, 1, 7) == [255, 0, 0, 255])
        #expect(pixel(drawn, 2, 0) == [0, 0, 0, 0])
    }

    @Test func `an SVG picture without a size has that of its view box`() throws {
        let bytes = Array(
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path d="M0 0h1v1z"/></svg>"#.utf8)
        #expect(try VectorPicture(bytes, format: .svg).size == CGSize(width: 24, height: 12))
    }

    @Test func `a picture whose size nothing tells is refused`() {
        let bytes = Array(#"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>"#.utf8)
        #expect(throws: ImageCodingError.damagedDrawing(.svg, reason: "its size is not known")) {
            try VectorPicture(bytes, format: .svg)
        }
    }

    @Test(arguments: pictures)
    func `a file that is cut off anywhere is an error`(format: VectorFormat, bytes: [UInt8]) {
        // The last line may lose its end.
        for count in 0..<bytes.count - 2 {
            #expect(throws: ImageCodingError.self) { try VectorPicture(Array(bytes.prefix(count)), format: format) }
        }
    }

    @Test(arguments: pictures)
    func `damaged bytes are drawn or refused`(format: VectorFormat, bytes: [UInt8]) {
        var random = SeededGenerator(state: 7)
        for _ in 0..<200 {
            var damaged = bytes
            for _ in 0..<3 {
                damaged[Int.random(in: damaged.indices, using: &random)] = .random(in: 0...255, using: &random)
            }
            let drawn = try? VectorPicture(damaged, format: format).bitmap(width: 8, height: 4)
            #expect(drawn == nil || drawn?.width == 8)
        }
    }

    @Test func `letters in a font that the file does not hold are refused, since they would be the machine's`() {
        let bytes = Drawings.pdf("BT /F 4 Tf (a) Tj ET", resources: "/Font << /F 5 0 R >>")
        #expect(throws: ImageCodingError.foreignFont(.pdf, name: "Helvetica")) {
            try VectorPicture(bytes, format: .pdf)
        }
    }

    @Test func `texts in SVG are left out, and it can be told`() throws {
        let letters = try VectorPicture(Drawings.svg("<text y='4'>MMMM</text>"), format: .svg)
        #expect(letters.leavesTextsOut)
        #expect(try letters.bitmap(width: 8, height: 4).pixels.allSatisfy { $0 == 0 })
        #expect(try !VectorPicture(Drawings.svg(), format: .svg).leavesTextsOut)
    }

    @Test func `nothing outside the file is read`() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg").path
        try Data(Drawings.svg()).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let bytes = Drawings.svg("<image href=\"file://\(path)\" width=\"8\" height=\"4\"/>")
        #expect(try VectorPicture(bytes, format: .svg).bitmap(width: 8, height: 4).pixels.allSatisfy { $0 == 0 })
    }

    @Test func `limits hold for the drawing itself and for what is asked of it`() throws {
        #expect(throws: ImageCodingError.self) {
            try VectorPicture(Drawings.svg(width: 100_000, height: 4), format: .svg)
        }
        #expect(throws: ImageCodingError.self) { try VectorPicture(Drawings.pdf(box: "0 0 1000000 4"), format: .pdf) }
        let picture = try VectorPicture(Drawings.svg(), format: .svg)
        #expect(throws: ImageCodingError.tooLarge(width: 40_000, height: 2, limits: .standard)) {
            try picture.bitmap(width: 40_000, height: 2)
        }
        #expect(throws: ImageCodingError.empty) { try picture.bitmap(width: 0, height: 2) }
    }
}
