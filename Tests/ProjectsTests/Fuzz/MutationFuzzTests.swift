import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineInterfaceBuilder
import KeylineLayoutFile
import KeylineLocalization
import KeylineScenes
import KeylineTypesetting
import Testing

/// Damaged inputs of every kind: each gives a result or an error, never a crash. The faults are the same on every run.
///
/// `make fuzz` tries far more of them, on the files of a folder too.
@MainActor
@Suite struct MutationFuzzTests {
    private static let fonts = Result { try FontCollection.bundled() }

    /// Tries damaged inputs, in turns of each given.
    private func fuzz(_ inputs: [[UInt8]], per count: Int = FuzzSettings.count, _ attempt: ([UInt8]) throws -> Void)
        throws
    {
        var mutator = Mutator(seed: FuzzSettings.seed)
        for index in 0..<count {
            let bytes = mutator.damaged(inputs[index % inputs.count])
            if let record = FuzzSettings.record { try Data(bytes).write(to: URL(fileURLWithPath: record)) }
            do { try attempt(bytes) } catch {
                #expect(error is any InputError || error is ImageCodingError, "\(type(of: error)): \(error)")
                #expect(!"\(error)".isEmpty)
            }
        }
    }

    private func layOut(_ source: some SceneSource) throws {
        guard let scene = source.scenes.first, scene.environment.size.width < 5000, scene.environment.size.height < 5000
        else { return }
        let made = try source.makeScene(scene.id, in: scene.environment)
        #expect(!"\(made.layout)".isEmpty)
    }

    @Test func `a damaged XIB`() throws {
        let fonts = try Self.fonts.get()
        try fuzz([[UInt8](FuzzInputs.xib.utf8)] + FuzzSettings.files(".xib", ".storyboard")) { bytes in
            try layOut(try InterfaceBuilderSource(data: Data(bytes), file: "x.xib", fonts: fonts))
        }
    }

    @Test func `a damaged layout`() throws {
        let fonts = try Self.fonts.get()
        try fuzz([[UInt8](FuzzInputs.layout.utf8)] + FuzzSettings.files(".yaml", ".yml")) { bytes in
            try layOut(try LayoutFileSource(data: Data(bytes), file: "x.yaml", fonts: fonts))
        }
    }

    @Test func `damaged string tables`() throws {
        let tables: [(String, String)] = [
            ("x.strings", FuzzInputs.strings), ("x.stringsdict", FuzzInputs.plurals),
            ("x.xcstrings", FuzzInputs.catalog),
        ]
        for (file, text) in tables {
            let inputs = [[UInt8](text.utf8)] + FuzzSettings.files(String(file.dropFirst()))
            try fuzz(inputs) { bytes in
                if file.hasSuffix("xcstrings") {
                    _ = try StringCatalog(data: Data(bytes), file: file)
                } else {
                    _ = try StringTable(data: Data(bytes), file: file)
                }
            }
        }
    }

    @Test func `a damaged PNG and a damaged JPEG`() throws {
        let pixels = (0..<24 * 24 * 4).map { UInt8(truncatingIfNeeded: $0 &* 37) }
        let bitmap = Bitmap(width: 24, height: 24, pixels: pixels)
        let inputs = [try PNGEncoder().encode(bitmap), try JPEGEncoder().encode(bitmap)]
        let limits = ImageLimits(maximumSide: 4096, maximumPixelCount: 1 << 20)
        try fuzz(inputs + FuzzSettings.files(".png", ".jpg"), per: FuzzSettings.count * 3) { bytes in
            let picture = try ImageDecoder(limits: limits).decode(bytes)
            #expect(picture.pixels.count == picture.width * picture.height * 4)
        }
    }

    @Test func `a damaged font`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../fonts/noto-sans").standardizedFileURL
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains("Hebrew") }
        let fonts = try Self.fonts.get()
        let inputs = try names.sorted().prefix(1).map {
            [UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))
        }
        try #require(!inputs.isEmpty)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString).ttf")
        defer { try? FileManager.default.removeItem(at: file) }
        try fuzz(inputs + FuzzSettings.files(".ttf", ".otf")) { bytes in
            try Data(bytes).write(to: file)
            let more = try fonts.adding(files: [file])
            let text = AttributedText("שלום abc", font: Font(.named("Noto Sans Hebrew"), size: 17))
            #expect(Typesetter(fonts: more).shape(text, locale: "he").layout(width: 100).size.height > 0)
        }
    }
}
