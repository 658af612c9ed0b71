import Foundation
import KeylineGraphics
import KeylinePreviews
import KeylineRendering
import KeylineScenes

/// Draws pages as files of one kind. Used by any number of threads at once.
struct PicturePainter: Sendable {
    /// What is drawn, and how.
    struct Page: Sendable {
        var list: DisplayList
        /// Where views lie in it.
        private var layout: LayoutSnapshot
        var scale: CGFloat
        /// The colour under the picture; nil for a transparent one.
        var background: Color?
        var title: String
        /// The time for which it is seen where pages are played, in hundredths of a second.
        var hundredths = 100
        /// The words of a PDF's outline that lead to the page; nil for none.
        var bookmark: String?
        /// The title of the scene, for headers of sheets.
        var heading = ""
        /// The environment that the scene was laid out in.
        let environment: SceneEnvironment

        /// The views whose texts are headings of a PDF.
        var headings: Set<ViewID> { layout.headings }

        /// The picture of a scene with overlays, on the colour that shows where no view draws.
        ///
        /// - Throws: `CommandError` where the part that is asked for has nothing in it.
        init(_ scene: Scene, over overlays: OverlayPainter, part: PicturePart? = nil) throws {
            list = overlays.overlaid(scene)
            var shown = CGRect(origin: overlays.paper(of: scene).origin, size: list.size)
            if let part {
                guard let rect = part.rect(in: scene) else { throw CommandError.emptyPart(part) }
                list = list.cropped(to: rect.offsetBy(dx: -shown.minX, dy: -shown.minY))
                shown = rect
            }
            layout = scene.layout.seen(in: shown)
            scale = scene.environment.scale
            environment = scene.environment
            background = overlays.background(of: scene)
            title = scene.id.rawValue
        }

        /// The pictures of a scene's flow side by side.
        init(strip scene: Scene, over overlays: OverlayPainter, _ strip: FlowStrip) {
            let drawing = strip.drawing(of: scene, overlays)
            list = drawing.list
            layout = scene.layout
            scale = scene.environment.scale
            environment = scene.environment
            background = overlays.background(of: scene)
            title = scene.id.rawValue
        }

        /// The page on sheets, of which the first one has its bookmark.
        ///
        /// - Throws: `CommandError` where the margins leave nothing to print on.
        func printed(on paper: Paper) throws -> [Page] {
            let sheets = list.printed(on: paper, layout: layout)
            guard !sheets.isEmpty else { throw CommandError.noRoomOnPaper(paper) }
            return sheets.enumerated().map { index, sheet in
                var page = self
                page.list = sheet
                if index > 0 { page.bookmark = nil }
                return page
            }
        }
    }

    private let format: PictureFormat
    private let renderer: PictureRenderer

    init(fonts: any FontDataSource, format: PictureFormat, svgText: SVGTextForm = .outlines) {
        self.format = format
        renderer = PictureRenderer(fonts: fonts, svgText: svgText)
    }

    /// The bytes of a page's picture.
    ///
    /// - Throws: Why it cannot be drawn.
    func bytes(of page: Page) throws -> [UInt8] {
        try renderer.render(
            [PDFPage(page.list)], as: format, scale: page.scale, title: page.title, background: page.background,
            refused: { _, _ in })
    }

    /// Draws pages to a file; only a PDF has more than one.
    ///
    /// - Returns: What the pictures lack because it could not be drawn.
    func write(_ pages: [Page], to file: PictureOutput) throws -> [Diagnostic] {
        guard let page = pages.first else { return [] }
        var lacking: [Diagnostic] = []
        func refuse(_ error: RenderingError, of view: ViewID?) { lacking.append(error.diagnostic(of: view)) }
        let bytes = try renderer.render(
            pages.map { page in
                var result = PDFPage(page.list, bookmark: page.bookmark, headings: page.headings)
                result.hundredths = page.hundredths
                return result
            }, as: format, scale: page.scale,
            title: page.title, background: page.background, refused: refuse)
        try file.write(bytes)
        return lacking
    }
}
