internal import CKeylineCairo
internal import CKeylinePixels
internal import Foundation
internal import KeylineFoundationSupplement

extension CairoSurface {
    /// A transparent surface of whole pixels; items drawn on it are placed as on the surface of which it covers a part.
    convenience init(covering area: CGRect) throws(RenderingError) {
        try self.init(covering: area, format: CAIRO_FORMAT_ARGB32)
    }

    private convenience init(covering area: CGRect, format: cairo_format_t) throws(RenderingError) {
        try self.init(owning: cairo_image_surface_create(format, Int32(area.width), Int32(area.height)))
        cairo_surface_set_device_offset(handle, -Double(area.minX), -Double(area.minY))
    }

    /// Returns the surface's pixels as a transform maps them to the whole pixels of an area, at the result's position.
    ///
    /// They are those that filling the area gives: Cairo rounds the transform to the sixteenth bit around the middle of what is filled,
    /// so that they are first drawn where they belong.
    func resampled(_ transform: CGAffineTransform, over area: CGRect) throws(RenderingError) -> CairoSurface {
        let isOpaque = cairo_surface_get_content(handle) == CAIRO_CONTENT_COLOR
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        let drawn = try CairoContext(
            CairoSurface(covering: CGRect(x: 0, y: 0, width: area.maxX, height: area.maxY), format: format))
        drawn.clip(to: area, .identity)
        drawn.replace(with: self, transform)
        try drawn.check()
        let result = try CairoContext(CairoSurface(covering: area, format: format))
        result.replace(with: drawn.surface, .identity)
        try result.check()
        return result.surface
    }

    /// Blurs the pixels with standard deviations in pixels.
    func blur(across: CGFloat, down: CGFloat, isOpaque: Bool) throws(RenderingError) {
        cairo_surface_flush(handle)
        guard let start = cairo_image_surface_get_data(handle) else { return }
        let width = Int(cairo_image_surface_get_width(handle))
        let height = Int(cairo_image_surface_get_height(handle))
        let stride = Int(cairo_image_surface_get_stride(handle)) / MemoryLayout<UInt32>.size
        let pixels = UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt32.self)
        guard cpixels_blur(pixels, width, height, stride, Double(across), Double(down)) else {
            throw .insufficientMemory
        }
        if isOpaque { cpixels_make_opaque(pixels, width, height, stride) }
        cairo_surface_mark_dirty(handle)
    }
}
