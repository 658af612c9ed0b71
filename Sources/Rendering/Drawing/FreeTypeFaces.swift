internal import KeylineGraphics
internal import Synchronization

/// The faces that one thread draws with, opened when they are first needed.
///
/// Sendable because `FreeTypeFacesPool` hands an instance to one thread at a time; FreeType's faces allow no more.
final class FreeTypeFaces: @unchecked Sendable {
    private let source: any FontDataSource
    private var faces: [FontID: FreeTypeFace] = [:]
    /// The bitmaps that the thread draws, which scenes of one app have in common as they have fonts.
    let surfaces = BitmapSurfaces()
    /// The pictures among them that are drawn again at the same size and place.
    let scaledPictures = ScaledPictures()
    /// The pixels of gradients, which scenes of one app have in common too.
    let gradients = GradientPictures()

    /// Beyond this many all are closed: a document that uses more settings of variable fonts is not a user interface.
    private static let maximumCount = 128

    init(source: any FontDataSource) {
        self.source = source
    }

    /// The face of a font.
    func face(for font: FontID) throws(RenderingError) -> FreeTypeFace {
        if let face = faces[font] { return face }
        if faces.count >= Self.maximumCount { faces = [:] }
        let face = try newFace(for: font)
        faces[font] = face
        return face
    }

    /// Another face of a font, for whoever must not share it.
    func newFace(for font: FontID) throws(RenderingError) -> FreeTypeFace {
        try FreeTypeFace(font, data: data(of: font))
    }

    private func data(of font: FontID) throws(RenderingError) -> FontData {
        do {
            return try source.fontData(for: font)
        } catch {
            throw .fontUnavailable(font, error)
        }
    }
}

/// Keeps the faces that no thread is drawing with.
final class FreeTypeFacesPool: Sendable {
    private let source: any FontDataSource
    private let idle = Mutex<[FreeTypeFaces]>([])

    init(source: any FontDataSource) {
        self.source = source
    }

    /// Lends faces to the calling thread; they come back for others when the closure ends.
    func withFaces<Result>(
        _ body: (FreeTypeFaces) throws(RenderingError) -> Result
    ) throws(RenderingError) -> Result {
        let faces = idle.withLock { $0.popLast() } ?? FreeTypeFaces(source: source)
        defer {
            faces.surfaces.trim()
            idle.withLock { $0.append(faces) }
        }
        return try body(faces)
    }
}
