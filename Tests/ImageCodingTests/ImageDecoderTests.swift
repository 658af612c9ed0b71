import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes
import Testing

@Suite struct ImageDecoderTests {
    private let bitmap = Bitmap(width: 2, height: 2) { x, y in [UInt8(x * 255), UInt8(y * 255), 0, 255] }

    @Test func `the format is known by the first bytes`() throws {
        #expect(try ImageDecoder().decode(PNGEncoder().encode(bitmap)) == bitmap)
        #expect(try ImageDecoder().decode(JPEGEncoder().encode(bitmap)).width == 2)
        #expect(throws: ImageCodingError.unknownFormat) { try ImageDecoder().decode([UInt8]("<svg/>".utf8)) }
        #expect(throws: ImageCodingError.unknownFormat) { try ImageDecoder().decode([]) }
    }

    @Test(arguments: [
        ("\0\0\0\u{18}ftypheic", "HEIC"), ("\0\0\0\u{18}ftypavif", "AVIF"), ("RIFF1234WEBPVP8 ", "WebP"),
        ("GIF89a", "GIF"), ("II*\0", "TIFF"), ("BM", "BMP"),
    ])
    func `a picture of a format that is not read is named`(start: String, name: String) {
        let error = #expect(throws: ImageCodingError.self) { try ImageDecoder().decode([UInt8](start.utf8)) }
        #expect(error == .unreadFormat(name))
        #expect(error?.message == "\(name) pictures are not supported")
    }

    @Test func `an error in a file names the file and the next step`() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png").path
        try OutputFile.write(Array(PNGEncoder().encode(bitmap).dropLast(20)), to: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let error = #expect(throws: ImageCodingError.self) { try ImageDecoder().decode(contentsOf: path) }
        #expect(
            error?.description == """
                \(path): error: the PNG picture ends before its last pixel
                  export or copy the file again
                """)
    }

    @Test func `a folder is called one`() {
        let error = #expect(throws: ImageCodingError.self) { try ImageDecoder().decode(contentsOf: "/tmp") }
        #expect(error?.message == "the picture cannot be read: it is a folder")
    }

    @Test func `a missing file is named`() {
        let error = #expect(throws: ImageCodingError.self) { try ImageDecoder().decode(contentsOf: "/nowhere/a.png") }
        #expect(error?.location == SourceLocation(file: "/nowhere/a.png"))
        #expect(error?.message == "the picture cannot be read: The file doesn’t exist.")
    }
}
