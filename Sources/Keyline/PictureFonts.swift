public import Foundation
import KeylineExecutors
import KeylineRendering
public import KeylineTypesetting
import Synchronization

/// The fonts of pictures, with all that was opened and drawn of them so far: keep one for many pictures.
///
/// Pictures that are given none share one with Keyline's own fonts.
public final class PictureFonts: Sendable {
    /// The fonts.
    public let collection: FontCollection
    let typesetter: Typesetter
    let bitmap: BitmapRenderer
    let renderer: PictureRenderer

    /// Wraps a collection of fonts.
    ///
    /// The first one also prepares the program for views that start tasks. A server makes it before it takes requests.
    public init(_ collection: FontCollection) {
        SceneJobs.prepare()
        self.collection = collection
        typesetter = collection.typesetter
        bitmap = BitmapRenderer(fonts: collection)
        renderer = PictureRenderer(fonts: collection)
    }

    /// Keyline's own fonts, and files of one's own, which are found by the names that stand in them.
    ///
    /// - Parameter files: TrueType or OpenType files, or collections of them.
    /// - Throws: `PictureError` where Keyline's fonts are not found, or a file is missing or is no font.
    public convenience init(adding files: [URL] = []) throws(PictureError) {
        do throws(FontError) {
            self.init(try FontCollection.bundled().adding(files: files))
        } catch {
            throw .source(error)
        }
    }

    private static let shared = Mutex<PictureFonts?>(nil)

    /// Keyline's own fonts, opened once, unless others are given; where they were not found they are looked for again.
    static func bundled(unless given: PictureFonts?) throws(PictureError) -> PictureFonts {
        if let given { return given }
        return try shared.withLock { (known: inout PictureFonts?) throws(PictureError) -> PictureFonts in
            if let known { return known }
            let opened = try PictureFonts()
            known = opened
            return opened
        }
    }
}
