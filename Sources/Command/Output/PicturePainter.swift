import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylinePreviews
import KeylineRendering
import KeylineScenes

/// Draws pages as files of one kind. Used by any number of threads at once.
struct PicturePainter: Sendable {
    /// What is drawn, and how.
    struct Page: Sendable {
        var list: DisplayList
        var scale: CGFloat
        /// The colour under the picture; nil for a transparent one.
        var background: Color?
        var title: String

        /// The picture of a scene with overlays, on the colour that shows where no view draws.
        ///
        /// - Throws: `CommandError` where the part that is asked for has nothing in it.
        init(_ scene: Scene, over overlays: OverlayPainter, part: PicturePart? = nil) throws {
            list = overlays.overlaid(scene)
            if let part {
                guard let rect = part.rect(in: scene) else { throw CommandError.emptyPart(part) }
                let origin = overlays.paper(of: scene).origin
                list = list.cropped(to: rect.offsetBy(dx: -origin.x, dy: -origin.y))
            }
            scale = scene.environment.scale
            background = overlays.background(of: scene)
            title = scene.id.rawValue
        }
    }

    private let format: PictureFormat
    private let png: PNGRenderer
    private let pdf: PDFRenderer
    private let svg: SVGRenderer

    init(fonts: any FontDataSource, format: PictureFormat) {
        self.format = format
        png = PNGRenderer(fonts: fonts)
        pdf = PDFRenderer(fonts: fonts)
        svg = SVGRenderer(fonts: fonts)
    }

    /// Draws pages to a file; only a PDF has more than one.
    ///
    /// - Returns: What the pictures lack because it could not be drawn.
    func write(_ pages: [Page], to path: String) throws -> [Diagnostic] {
        guard let page = pages.first else { return [] }
        var lacking: [Diagnostic] = []
        func refuse(_ error: RenderingError, of view: ViewID?) { lacking.append(error.diagnostic(of: view)) }
        let bytes =
            switch format {
            case .png:
                try png.render(page.list, scale: page.scale, background: page.background, refused: refuse)
            case .jpeg: try jpeg(page, refused: refuse)
            case .pdf:
                try pdf.render(
                    pages.map(\.list), title: page.title, background: page.background, refused: refuse)
            case .svg:
                try svg.render(page.list, title: page.title, background: page.background, refused: refuse)
            }
        try OutputFolder.make(for: path)
        try OutputFile.write(bytes, to: path)
        return lacking
    }

    /// JPEG has no transparency: what is free around a device is white.
    private func jpeg(_ page: Page, refused: DrawingRefusal?) throws -> [UInt8] {
        let bitmap = try png.bitmaps.render(
            page.list, scale: page.scale, background: page.background ?? .white, refused: refused)
        return try JPEGEncoder().encode(bitmap, scale: page.scale)
    }
}
