public import Foundation
import KeylineScenes
package import KeylineGraphics

/// How a renderer's PDF is.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// What is said about the document. Of it only the title (`kCGPDFContextTitle`) is written.
    open var documentInfo: [String: Any] = [:]
    /// Creates the usual format.
    public required init() {
        super.init()
    }
}

/// Makes PDF files of what code draws: vector graphics, with text that can be searched. Points are PDF's points.
///
/// Where nothing writes PDF (the scene is not one of a picture of the library `Keyline`), files are empty, and the scene says so.
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    private let documentFormat: UIGraphicsPDFRendererFormat
    /// The format.
    open override var format: UIGraphicsPDFRendererFormat { documentFormat }

    /// For pages of a rectangle, in points, unless a page says otherwise.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        documentFormat = format
        super.init(drawing: bounds, as: format)
    }

    /// For pages of a rectangle, in points, unless a page says otherwise.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
    }

    /// The file of what code draws. What comes before the first page is drawn on it.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let document = PDFDrawing(bounds: bounds, title: format.documentInfo[kCGPDFContextTitle] as? String)
        CurrentCanvas.push(document.context)
        actions(UIGraphicsPDFRendererContext(document))
        CurrentCanvas.pop()
        return document.data
    }

    /// Writes the file of what code draws; an error is one of the file system.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try OutputFile.write([UInt8](pdfData(actions: actions)), to: url.path)
    }
}

/// What code draws the pages of a PDF into.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let document: PDFDrawing

    init(_ document: PDFDrawing) {
        self.document = document
        super.init(document.context, document.bounds)
    }

    /// The rectangle of the page, in points.
    open var pdfContextBounds: CGRect { document.bounds }
    /// Begins a page.
    open func beginPage() { document.beginPage(nil) }
    /// Begins a page of a rectangle, in points. What is said about the page is not written.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { document.beginPage(bounds) }
    /// Makes a rectangle lead to an address. Changes no picture, and is not written.
    open func setURL(_ url: URL, for rect: CGRect) {}
    /// Names a place. Changes no picture, and is not written.
    open func addDestination(withName name: String, at point: CGPoint) {}
    /// Makes a rectangle lead to a place. Changes no picture, and is not written.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// A PDF while it is being drawn.
@MainActor
final class PDFDrawing {
    let context: CGContext
    let title: String?
    private(set) var bounds: CGRect
    private let usualBounds: CGRect
    private var pages: [DisplayList] = []
    private var hasPage = false

    init(bounds: CGRect, title: String?) {
        self.bounds = bounds
        usualBounds = bounds
        self.title = title
        context = CGContext(ViewCanvas(traits: CurrentCanvas.context?.traits ?? UITraitCollection.current), .infinite)
    }

    /// Begins a page of bounds of its own, or of the usual ones.
    func beginPage(_ bounds: CGRect?) {
        if hasPage { endPage() }
        self.bounds = bounds ?? usualBounds
        hasPage = true
    }

    private func endPage() {
        var canvas = ViewCanvas(traits: context.traits)
        let drawn = context.takePage()
        canvas.transformed(by: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)) { $0.add(drawn) }
        pages.append(canvas.builder.displayList(size: bounds.size))
    }

    /// The file; empty where nothing was drawn, or nothing writes PDF.
    var data: Data {
        if hasPage { endPage() }
        hasPage = false
        guard !pages.isEmpty else { return Data() }
        if let write = SceneContext.current[PDFWriterKey.self], let data = write(pages, title) { return data }
        SceneContext.current.report(
            .init(.note, .ignored, message: "a PDF drawn by code is omitted: it is not written"))
        return Data()
    }
}

/// Writes pages as a PDF, with a title: lent to layout code by what can draw.
package enum PDFWriterKey: SceneContextKey {
    package static var usual: (@Sendable ([DisplayList], String?) -> Data?)? { nil }
}

/// The title of a document.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The author of a document, who is not written.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The program that made a document, which is not written.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
/// What a document is about, which is not written.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// Words by which a document is found, which are not written.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
