internal import Foundation
internal import KeylineByteText
public import KeylineGraphics

/// Draws display lists as SVG 1.1, with CSS's blend modes, that looks the same everywhere: glyphs are outlines, bitmaps are inside the file.
///
/// An invisible text is over every run of glyphs, so that words can be found, selected, copied and read aloud, and links followed.
/// Equal lists give equal bytes. `SVGTextForm.text` writes text that is seen instead of the outlines, with its fonts.
///
///     let renderer = SVGRenderer(fonts: try FontCollection.bundled())
///     let svg = try renderer.render(scene.displayList, title: "Sign in")
public struct SVGRenderer: Sendable {
    /// Begins all ids in the file, so that several files can stand in one page.
    public let idPrefix: String
    /// The form of text.
    public let textForm: SVGTextForm
    private let pool: FreeTypeFacesPool

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - fonts: Answers with the bytes of the fonts that display lists name.
    ///   - idPrefix: Begins all ids in the file: a letter, then letters and digits; empty for none.
    ///   - textForm: What becomes of text.
    public init(fonts: any FontDataSource, idPrefix: String = "", textForm: SVGTextForm = .outlines) {
        let isName = idPrefix.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
        precondition(isName, "the prefix of ids consists of letters and digits")
        self.idPrefix = idPrefix
        self.textForm = textForm
        pool = FreeTypeFacesPool(source: fonts)
    }

    /// An SVG file that shows a display list; a point is a `px`.
    ///
    /// - Parameters:
    ///   - list: The display list.
    ///   - title: What the picture shows, in a sentence; nil for none.
    ///   - background: The background; nil leaves it transparent.
    ///   - refused: Is told of each item that cannot be drawn, while the others are; nil makes the first of them an error.
    /// - Returns: The whole file, in UTF-8.
    /// - Throws: Why the list cannot be drawn.
    public func render(
        _ list: DisplayList, title: String? = nil, background: Color? = nil,
        refused: DrawingRefusal? = nil
    ) throws(RenderingError) -> [UInt8] {
        let size = list.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw .invalidSize(size, scale: 1)
        }
        return try pool.withFaces { (faces) throws(RenderingError) in
            var painter = DisplayListPainter(
                list, on: SVGCanvas(idPrefix: idPrefix, faces: faces, textForm: textForm), faces: faces,
                refused: refused)
            if let background {
                let paper = Path(CGRect(origin: .zero, size: size))
                painter.canvas.draw(.init(path: paper, style: .fill, color: background))
            }
            try painter.paint()
            painter.canvas.endLine()
            return [UInt8](document(painter.canvas, size: size, title: title).utf8)
        }
    }

    private func document(_ canvas: SVGCanvas, size: CGSize, title: String?) -> String {
        let width = SVGNumber.text(size.width)
        let height = SVGNumber.text(size.height)
        var text =
            SVGElement("svg")
            .with("xmlns", "http://www.w3.org/2000/svg")
            .with("xmlns:xlink", "http://www.w3.org/1999/xlink")
            .with("width", width).with("height", height).with("viewBox", "0 0 \(width) \(height)")
            .opened + "\n"
        if let title { text += "<title>\(title.escaped(for: .xml))</title>\n" }
        let rules = canvas.fonts.rules
        if !rules.isEmpty { text += "<style>\n\(rules)</style>\n" }
        if !canvas.definitions.text.isEmpty { text += "<defs>\n\(canvas.definitions.text)</defs>\n" }
        return text + canvas.body + "</svg>\n"
    }
}
