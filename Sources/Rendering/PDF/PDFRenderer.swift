public import Foundation
public import KeylineGraphics

/// A page of a PDF.
public struct PDFPage: Sendable {
    /// The display list; the page has its size, and a point is a point.
    public var list: DisplayList
    /// The words in the document's outline that lead to the page; nil for none.
    public var bookmark: String?
    /// The views whose texts are headings.
    public var headings: Set<ViewID>
    /// The time for which the page is seen where pages are played, in hundredths of a second.
    public var hundredths = 100

    /// Describes a page.
    public init(_ list: DisplayList, bookmark: String? = nil, headings: Set<ViewID> = []) {
        self.list = list
        self.bookmark = bookmark
        self.headings = headings
    }
}

/// Draws display lists as PDF: vector graphics, embedded fonts, text that can be searched and copied, links, an outline, a structure
/// for screen readers (paragraphs, headings, figures, in the order in which they are drawn), and colours that are said to be sRGB (an
/// output intent, as PDF/A and printers want it).
///
/// Equal lists give equal bytes with one version of Cairo: the creation date is always the same.
///
///     let renderer = PDFRenderer(fonts: try FontCollection.bundled())
///     let pdf = try renderer.render([PDFPage(scene.displayList, bookmark: "Sign in")], title: "Screens")
public struct PDFRenderer: Sendable {
    /// The longest side of a page, in points: 200 inches, ISO 32000-1 annex C.
    public static let maximumSide: CGFloat = 14_400

    private let pool: FreeTypeFacesPool

    /// Creates a renderer.
    ///
    /// - Parameter fonts: Answers with the bytes of the fonts that display lists name.
    public init(fonts: any FontDataSource) {
        pool = FreeTypeFacesPool(source: fonts)
    }

    /// The bytes of a PDF file, one page for each display list.
    ///
    /// - Parameters:
    ///   - pages: The display lists, at least one page, each of its own size; a point is a point.
    ///   - title: The document's title; nil for none.
    ///   - background: The background; nil leaves the paper as it is.
    ///   - refused: Is told of each item that cannot be drawn, while the others are; nil makes the first of them an error.
    /// - Returns: The whole file.
    /// - Throws: Why a list cannot be drawn.
    public func render(
        _ pages: [DisplayList], title: String? = nil, background: Color? = nil,
        refused: DrawingRefusal? = nil
    ) throws(RenderingError) -> [UInt8] {
        try render(pages.map { PDFPage($0) }, title: title, background: background, refused: refused)
    }

    /// The bytes of a PDF file with bookmarks.
    ///
    /// - Parameters:
    ///   - pages: The pages, at least one.
    ///   - title: The document's title; nil for none.
    ///   - background: The background; nil leaves the paper as it is.
    ///   - refused: Is told of each item that cannot be drawn, while the others are; nil makes the first of them an error.
    /// - Returns: The whole file.
    /// - Throws: Why a page cannot be drawn.
    public func render(
        _ pages: [PDFPage], title: String? = nil, background: Color? = nil,
        refused: DrawingRefusal? = nil
    ) throws(RenderingError) -> [UInt8] {
        precondition(!pages.isEmpty, "a PDF has at least one page")
        for page in pages { try check(page.list.size) }
        return try pool.withFaces { (faces) throws(RenderingError) in
            let file = try CairoPDFFile(firstPage: pages[0].list.size, title: title)
            let fonts = PDFFonts(faces)
            for (index, page) in pages.enumerated() {
                let list = page.list
                file.setPageSize(list.size)
                let context = try CairoContext(file.surface)
                if let background { context.paint(background) }
                PDFCanvas.clipAroundPaper(context)
                let canvas = PDFCanvas(
                    context, fonts: fonts, becomesPixels: list.items.contains(where: \.blendsBeyondPDF),
                    headings: page.headings)
                // The document is one for all pages: it begins with the first and ends with the last.
                if index == 0 { context.begin(.document) }
                var painter = DisplayListPainter(list, on: canvas, faces: faces, refused: refused)
                try painter.paint()
                painter.canvas.endStructure()
                for link in painter.canvas.links { context.link(link.rect, to: link.target) }
                if index == pages.count - 1 { context.end(.document) }
                if let bookmark = page.bookmark { file.addBookmark(bookmark, page: index + 1) }
                try context.check()
                file.endPage()
            }
            let bytes = try file.finish()
            return PDFOutputIntent.appended(to: bytes) ?? bytes
        }
    }

    private func check(_ size: CGSize) throws(RenderingError) {
        guard size.width > 0, size.height > 0 else { throw .invalidSize(size, scale: 1) }
        guard size.width <= Self.maximumSide, size.height <= Self.maximumSide else { throw .pageTooLarge(size) }
    }
}
