internal import KeylineGraphics

/// Cairo's copies of bitmaps, one for equal bitmaps: a PDF stores each once, and a picture in hundreds of scenes is converted once.
///
/// One thread uses it at a time, because Cairo's pictures count their users without a lock.
final class BitmapSurfaces {
    private var surfaces: [Bitmap.ID: CairoSurface] = [:]
    private var pixelCount = 0

    /// Beyond this many pixels all are given up while something is drawn.
    private static let maximumPixelCount = 32 << 20
    /// The pixels kept from one picture to the next: some megabytes for each thread.
    private static let keptPixelCount = 4 << 20

    /// The surface of a bitmap.
    func surface(of bitmap: Bitmap) throws(RenderingError) -> CairoSurface {
        if let surface = surfaces[bitmap.id] { return surface }
        let surface = try CairoSurface(bitmap)
        pixelCount += bitmap.width * bitmap.height
        if pixelCount > Self.maximumPixelCount {
            surfaces = [:]
            pixelCount = bitmap.width * bitmap.height
        }
        surfaces[bitmap.id] = surface
        return surface
    }

    /// Releases pixels beyond the limit while nothing is drawn.
    func trim() {
        if pixelCount > Self.keptPixelCount {
            surfaces = [:]
            pixelCount = 0
        }
    }
}
