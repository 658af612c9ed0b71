internal import CKeylineCairo
internal import Foundation

/// A PDF file that Cairo writes into memory.
final class CairoPDFFile {
    let surface: CairoSurface
    private let output: Output

    /// What Cairo wrote. The surface owns it: contexts keep the surface longer than this object lives where drawing fails, and
    /// Cairo writes the end of the file when the last of them goes.
    private final class Output {
        var bytes: [UInt8] = []

        /// The address of the key is what Cairo knows it by; it lives as long as the process.
        nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

        func belong(to surface: CairoSurface) throws(RenderingError) {
            let owned = Unmanaged.passRetained(self)
            let status = cairo_surface_set_user_data(surface.handle, Self.key, owned.toOpaque()) { pointer in
                pointer.map { Unmanaged<Output>.fromOpaque($0).release() }
            }
            guard status == CAIRO_STATUS_SUCCESS else {
                cairo_surface_finish(surface.handle)
                owned.release()
                throw .insufficientMemory
            }
        }
    }

    /// Written into every file in place of the time, so that equal pages give equal bytes.
    private static let creationDate = "2001-01-01T00:00:00Z"

    /// Begins a file whose first page has a size in points.
    init(firstPage size: CGSize, title: String?) throws(RenderingError) {
        let write: cairo_write_func_t = { closure, data, count in
            guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
            let output = Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
            output.bytes += UnsafeBufferPointer(start: data, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }
        let output = Output()
        let closure = Unmanaged.passUnretained(output).toOpaque()
        surface = try CairoSurface(
            owning: cairo_pdf_surface_create_for_stream(write, closure, Double(size.width), Double(size.height)))
        try output.belong(to: surface)
        self.output = output
        cairo_pdf_surface_set_metadata(surface.handle, CAIRO_PDF_METADATA_CREATOR, "Keyline")
        cairo_pdf_surface_set_metadata(surface.handle, CAIRO_PDF_METADATA_CREATE_DATE, Self.creationDate)
        if let title { cairo_pdf_surface_set_metadata(surface.handle, CAIRO_PDF_METADATA_TITLE, title) }
    }

    /// Sets the size of the page whose drawing is about to begin, in points.
    func setPageSize(_ size: CGSize) {
        cairo_pdf_surface_set_size(surface.handle, Double(size.width), Double(size.height))
    }

    /// Ends the page.
    func endPage() { cairo_surface_show_page(surface.handle) }

    /// Ends the file and answers with all of it.
    func finish() throws(RenderingError) -> [UInt8] {
        cairo_surface_finish(surface.handle)
        try CairoStatus.check(cairo_surface_status(surface.handle))
        return output.bytes
    }
}
