internal import CKeylineCairo
internal import CKeylinePixels
internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics
internal import KeylineImageCoding

/// Owns a Cairo surface.
final class CairoSurface {
    let handle: OpaquePointer

    /// Takes over a surface, which Cairo also answers with when it failed.
    init(owning handle: OpaquePointer?) throws(RenderingError) {
        guard let handle else { throw .insufficientMemory }
        self.handle = handle
        try CairoStatus.check(cairo_surface_status(handle))
    }

    deinit { cairo_surface_destroy(handle) }

    /// A surface that shows a bitmap.
    convenience init(_ bitmap: Bitmap) throws(RenderingError) {
        let format = bitmap.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        let width = Int32(clamping: bitmap.width)
        let height = Int32(clamping: bitmap.height)
        try self.init(owning: cairo_image_surface_create(format, width, height))
        guard let start = cairo_image_surface_get_data(handle) else { return }
        let stride = Int(cairo_image_surface_get_stride(handle))
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<bitmap.height {
                let line = UnsafeMutableRawPointer(start + row * stride).assumingMemoryBound(to: UInt32.self)
                cpixels_premultiply(pixels.baseAddress.map { $0 + row * bitmap.width * 4 }, line, bitmap.width)
            }
        }
        cairo_surface_mark_dirty(handle)
    }

    /// The bitmap that a closure paints on ground of an opaque colour, or on transparent ground. Cairo paints in the bitmap's own
    /// memory: at the size of screens, fetching memory costs as much as drawing.
    static func bitmap(
        width: Int, height: Int, ground: Color?, _ paint: (CairoSurface) throws(RenderingError) -> Void
    ) throws(RenderingError) -> PremultipliedBitmap {
        var failure: RenderingError?
        let count = width * height * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            buffer.withMemoryRebound(to: UInt32.self) { $0.initialize(repeating: ground?.cairoWord ?? 0) }
            initializedCount = count
            do throws(RenderingError) {
                let surface = try CairoSurface(
                    owning: cairo_image_surface_create_for_data(
                        buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)))
                defer { cairo_surface_finish(surface.handle) }
                try paint(surface)
                cairo_surface_flush(surface.handle)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return PremultipliedBitmap(width: width, height: height, pixels: pixels)
    }

    /// Rows of a bitmap, as a closure paints all of it on ground of an opaque colour. Cairo gets a surface as high as the rows reach, of
    /// which only these lie in memory, and a clip around them: pixels are the same as if all were painted at once, because everything
    /// lies where it does then. The rows above are addresses that nobody may use: Cairo composes what it paints only within the clip, whose
    /// edges are whole pixels, whatever it paints. A device offset would need no such addresses, but it moves the shapes of large letters
    /// by fractions of a pixel.
    ///
    /// - Parameters:
    ///   - rows: The rows, from the bitmap's top.
    ///   - width: The bitmap's width, in pixels.
    ///   - ground: The colour.
    ///   - memory: Its earlier content does not matter.
    ///   - paint: Paints within the clip.
    /// - Returns: The rows.
    /// - Throws: Why they cannot be painted.
    static func rows(
        _ rows: Range<Int>, width: Int, ground: Color, in memory: consuming [UInt8],
        _ paint: (CairoContext) throws(RenderingError) -> Void
    ) throws(RenderingError) -> PremultipliedBitmap {
        let stride = width * 4
        // Whoever else held the memory would have it copied.
        var pixels = consume memory
        if pixels.count != rows.count * stride { pixels = [UInt8](repeating: 0, count: rows.count * stride) }
        var failure: RenderingError?
        pixels.withUnsafeMutableBufferPointer { buffer in
            buffer.withMemoryRebound(to: UInt32.self) { $0.update(repeating: ground.cairoWord) }
            do throws(RenderingError) {
                let first = UInt(bitPattern: buffer.baseAddress) &- UInt(rows.lowerBound * stride)
                let surface = try CairoSurface(
                    owning: cairo_image_surface_create_for_data(
                        UnsafeMutablePointer(bitPattern: first), CAIRO_FORMAT_ARGB32, Int32(width),
                        Int32(rows.upperBound), Int32(stride)))
                defer { cairo_surface_finish(surface.handle) }
                let context = try CairoContext(surface)
                context.clip(to: CGRect(x: 0, y: rows.lowerBound, width: width, height: rows.count), .identity)
                try paint(context)
                cairo_surface_flush(surface.handle)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return PremultipliedBitmap(width: width, height: rows.count, pixels: pixels)
    }
}

extension Color {
    /// The pixel that Cairo paints of the colour where it is opaque.
    fileprivate var cairoWord: UInt32 {
        let (red, green, blue, _) = bytes
        return 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
}

extension Bitmap {
    fileprivate var isOpaque: Bool { cpixels_survey(pixels, width * height).opaque }
}

enum CairoStatus {
    /// Turns Cairo's status into an error.
    static func check(_ status: cairo_status_t) throws(RenderingError) {
        switch status {
        case CAIRO_STATUS_SUCCESS: return
        case CAIRO_STATUS_NO_MEMORY: throw .insufficientMemory
        default: throw .refused(reason: String(cString: cairo_status_to_string(status)))
        }
    }
}
