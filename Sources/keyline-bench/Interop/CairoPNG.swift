import CKeylineCairo
import KeylineGraphics

/// Cairo's own way from pixels to a PNG file.
final class CairoPNG {
    private let surface: OpaquePointer?

    /// Copies opaque pixels to a surface.
    init(_ bitmap: Bitmap) {
        surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(bitmap.width), Int32(bitmap.height))
        guard let start = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width {
                let from = (row * bitmap.width + column) * 4
                let to = row * stride + column * 4
                for channel in 0..<3 { start[to + channel] = bitmap.pixels[from + 2 - channel] }
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    /// The version of Cairo at run time.
    static var version: String { String(cString: cairo_version_string()) }

    /// Writes the file to nowhere and answers with its length in bytes.
    func write() -> Int {
        var count = 0
        withUnsafeMutablePointer(to: &count) { count in
            _ = cairo_surface_write_to_png_stream(
                surface,
                { closure, _, length in
                    closure?.assumingMemoryBound(to: Int.self).pointee += Int(length)
                    return CAIRO_STATUS_SUCCESS
                },
                count)
        }
        return count
    }
}
