public import Foundation
import KeylineGraphics
public import KeylinePreviews
public import KeylineRendering
public import KeylineScenes

/// A screen or a view as it was laid out: values, from which files are drawn on any thread.
///
///     let picture = try await view.picture(in: .init(device: .iPhone15, locale: "ar", textSize: .accessibility3))
///     try picture.png().write(to: URL(fileURLWithPath: "card.png"))
///
/// Making one lays out on the main actor; drawing does not. A server draws from the task of each request, so that requests are laid out
/// one after the other and drawn side by side.
public struct Picture: Sendable {
    /// Everything that is known of the layout: display list, snapshot, diagnostics, environment.
    public let scene: KeylineScenes.Scene
    private let fonts: PictureFonts

    init(_ scene: KeylineScenes.Scene, fonts: PictureFonts) {
        self.scene = scene
        self.fonts = fonts
    }

    /// The layout: views with their frames, baselines, guides and constraints.
    public var snapshot: LayoutSnapshot { scene.layout }

    /// The diagnostics: conflicts, ambiguity, text that is cut off, characters without a font, missing images.
    public var diagnostics: [Diagnostic] { scene.diagnostics }

    /// The environment in which it was laid out.
    public var environment: SceneEnvironment { scene.environment }

    /// The size in points.
    public var size: CGSize { scene.displayList.size }

    /// A PNG file. What no view draws is white, black in the dark appearance.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point; nil for the environment's.
    ///   - isOpaque: Whether the background is white or black; otherwise it is transparent.
    /// - Returns: The whole file.
    /// - Throws: `PictureError.rendering`, for example where it would have too many pixels.
    public func png(scale: CGFloat? = nil, isOpaque: Bool = true) throws(PictureError) -> Data {
        try draw { () throws(RenderingError) in
            try fonts.renderer.png.render(
                scene.displayList, scale: scale ?? scene.environment.scale, background: background(isOpaque))
        }
    }

    /// A PDF file with vector graphics, embedded fonts, text that can be searched and copied, and links.
    ///
    /// It has one page of the picture's own size, or as many sheets of paper as the picture is long: as wide as fits between the
    /// margins, never magnified, and divided between views.
    ///
    ///     let invoice = try await source.picture(in: .init(size: CGSize(width: 523, height: 2000)))
    ///     try invoice.pdf(title: "Invoice 17", on: .a4).write(to: URL(fileURLWithPath: "invoice.pdf"))
    ///
    /// - Parameters:
    ///   - title: The document's title; nil for none.
    ///   - paper: The sheets; nil for one page. Margins that leave less than an inch are a programmer's mistake.
    ///   - isOpaque: Whether the background is white or black; otherwise the paper stays as it is.
    /// - Returns: The whole file.
    /// - Throws: `PictureError.rendering`.
    public func pdf(
        title: String? = nil, on paper: Paper? = nil, isOpaque: Bool = true
    ) throws(PictureError) -> Data {
        let sheets = paper.map { scene.displayList.printed(on: $0, layout: scene.layout) } ?? [scene.displayList]
        precondition(!sheets.isEmpty, "the margins leave at least an inch of the paper")
        return try draw { () throws(RenderingError) in
            let headings = scene.layout.headings
            return try fonts.renderer.pdf.render(
                sheets.map { PDFPage($0, headings: headings) }, title: title, background: background(isOpaque))
        }
    }

    /// An SVG file with outlines of glyphs, and their text invisibly over them.
    ///
    /// - Parameters:
    ///   - title: What the picture shows, in a sentence; nil for none.
    ///   - isOpaque: Whether the background is white or black; otherwise it is transparent.
    /// - Returns: The whole file, in UTF-8.
    /// - Throws: `PictureError.rendering`.
    public func svg(title: String? = nil, isOpaque: Bool = true) throws(PictureError) -> Data {
        try draw { () throws(RenderingError) in
            try fonts.renderer.svg.render(scene.displayList, title: title, background: background(isOpaque))
        }
    }

    /// A file of any kind, opaque and at the scale of the environment.
    ///
    /// - Parameters:
    ///   - format: The kind of file.
    ///   - title: What the picture shows, in a sentence, where the kind names a title; nil for none.
    /// - Returns: The whole file.
    /// - Throws: `PictureError.rendering`.
    public func data(as format: PictureFormat, title: String? = nil) throws(PictureError) -> Data {
        try draw { () throws(RenderingError) in
            try fonts.renderer.render(
                [PDFPage(scene.displayList, headings: scene.layout.headings)], as: format,
                scale: scene.environment.scale, title: title, background: background(true))
        }
    }

    /// Writes a file, in the format that its name ends with: `.png`, `.jpg`, `.pdf` or `.svg`, as ``PictureFormat`` lists them. It appears
    /// whole or not at all.
    ///
    /// - Parameter path: Where it goes.
    /// - Throws: `PictureError` for another ending, what cannot be drawn and where nothing can be written.
    public func write(to path: String) throws(PictureError) {
        guard let format = PictureFormat(pathExtension: (path as NSString).pathExtension) else {
            throw .unknownFormat(path: path)
        }
        let bytes = try data(as: format)
        do throws(OutputError) {
            try OutputFile.write([UInt8](bytes), to: path)
        } catch {
            throw .output(error)
        }
    }

    private func background(_ isOpaque: Bool) -> Color? { isOpaque ? scene.environment.background : nil }

    private func draw(_ body: () throws(RenderingError) -> [UInt8]) throws(PictureError) -> Data {
        do throws(RenderingError) {
            return Data(try body())
        } catch {
            throw .rendering(error)
        }
    }
}
