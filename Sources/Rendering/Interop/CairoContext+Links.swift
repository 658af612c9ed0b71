internal import CKeylineCairo
internal import Foundation
internal import KeylineGraphics

extension CairoContext {
    /// Makes a rectangle of a page lead to a URL.
    func link(_ rect: CGRect, to target: String) {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Decimals.text($0) }.joined(separator: " ")
        let attributes = "rect=[\(numbers)] uri='\(Self.escaped(target))'"
        cairo_tag_begin(handle, CAIRO_TAG_LINK, attributes)
        cairo_tag_end(handle, CAIRO_TAG_LINK)
    }

    /// A text between Cairo's quotation marks. What no URL may hold is left out.
    private static func escaped(_ text: String) -> String {
        let allowed = text.unicodeScalars.filter { $0.value > 0x20 && $0.value < 0x7F }
        return String(String.UnicodeScalarView(allowed)).replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    }
}

extension CairoPDFFile {
    /// Adds a line to the outline that leads to the top of a page, counted from 1.
    func addBookmark(_ words: String, page: Int) {
        // Cairo takes text up to its first NUL.
        let visible = words.replacing("\0", with: "")
        cairo_pdf_surface_add_outline(
            surface.handle, Int32(CAIRO_PDF_OUTLINE_ROOT), visible, "page=\(page) pos=[0 0]",
            cairo_pdf_outline_flags_t(rawValue: 0))
    }
}
