import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylinePreviews
import KeylineRendering
import KeylineScenes

/// What a case gives now: made on the main actor, compared or recorded on any thread.
struct GoldenSubject: Sendable {
    let golden: GoldenCase
    let scene: Scene
    /// The picture with its overlays, or the part of it that is recorded.
    let list: DisplayList
    /// The colour under the picture; nil for a transparent one.
    var background: Color?
    /// The origin of the scene; nil where that is not known.
    let origin: GoldenOrigin?

    @MainActor
    init(_ golden: GoldenCase) throws {
        try self.init(golden, golden.make())
    }

    /// - Parameters:
    ///   - golden: The case.
    ///   - made: The scene that its `make` returned.
    /// - Throws: `GoldenError` where the scene does not have the part that is recorded.
    @MainActor
    init(_ golden: GoldenCase, _ made: Scene) throws {
        self.golden = golden
        var scene = made
        origin = golden.source?()
        var list = golden.overlays?.overlaid(scene) ?? scene.displayList
        if let strip = golden.strip, !scene.flow.isEmpty {
            let drawing = strip.drawing(of: scene, golden.overlays)
            list = drawing.list
            scene.layout = .picture(
                of: drawing.pictures.map { ($0.scene.layout, $0.place.origin) }, size: drawing.list.size)
        } else if let part = golden.part {
            guard let rect = part.rect(in: scene) else { throw GoldenError.emptyPart(part, golden: golden.name) }
            let origin = golden.overlays?.paper(of: scene).origin ?? .zero
            list = list.cropped(to: rect.offsetBy(dx: -origin.x, dy: -origin.y))
            scene.layout = scene.layout.seen(in: rect)
        }
        self.scene = scene
        self.list = list
        if let overlays = golden.overlays {
            background = overlays.background(of: scene)
        } else {
            background = scene.environment.background
        }
    }

    /// The pixels.
    func bitmap(_ renderer: BitmapRenderer) throws -> Bitmap {
        try renderer.render(list, scale: scene.environment.scale, background: background)
    }

    /// The digest of everything that decides its recording, bit by bit, with one version of the drawing code: subjects with equal ones
    /// need not be drawn to know that they are the same.
    var digest: String {
        var encoding = BinaryEncoding("keyline subject 1")
        if golden.kind.isText {
            encoding.append(text.lines)
        } else {
            encoding.append(scene.environment.scale)
            encoding.append(background)
            encoding.append(list)
        }
        return encoding.digest.hexadecimal
    }

    /// A PNG file of its picture that carries the layout, the versions of the libraries and what it was made from.
    func picture(_ bitmap: Bitmap, _ encoder: PNGEncoder) throws -> [UInt8] {
        let picture = try encoder.encode(bitmap, scale: scene.environment.scale)
        let file = RecordedLibraries.current(for: .picture).added(to: try RecordedLayout(scene).added(to: picture))
        return RecordedOrigin(self)?.added(to: file) ?? file
    }

    /// A text of its scene that carries the versions of the libraries and what it was made from.
    var text: TextGolden {
        var text = TextGolden(scene, golden.kind)
        text.origin = RecordedOrigin(self)
        return text
    }
}
