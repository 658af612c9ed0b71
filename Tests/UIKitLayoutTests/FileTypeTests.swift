import Testing
import UniformTypeIdentifiers

struct FileTypeTests {
    @Test func `a type knows its endings and what it is a kind of`() {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.png.preferredMIMEType == "image/png")
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .heic))
    }

    @Test func `types are found by ending, MIME type and name`() {
        #expect(UTType(filenameExtension: "PDF") == .pdf)
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
        #expect(UTType(mimeType: "text/html") == .html)
        #expect(UTType("public.json") == .json)
        #expect(UTType("nothing.of.this.name") == nil)
        #expect(UTType(exportedAs: "de.example.thing").conforms(to: .data))
    }
}
