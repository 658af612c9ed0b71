// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import UIKitLayout

/// Shows a document: a plane of its background, and the scene reports that pages are not drawn.
@preconcurrency @MainActor
open class PDFView: UIView {
    open weak var delegate: (any PDFViewDelegate)?
    open var document: PDFDocument? {
        didSet { if document != nil { SceneNotes.noteUndrawn("a PDF document") } }
    }
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displaysPageBreaks = true
    open var displayBox = PDFDisplayBox.cropBox
    open var displaysAsBook = false
    open var displaysRTL = false
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4.75, bottom: 4.75, right: 4.75)
    open var pageShadowsEnabled = true
    open var interpolationQuality = PDFInterpolationQuality.high
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.25
    open var maxScaleFactor: CGFloat = 5
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var enableDataDetectors = false
    open var currentSelection: PDFSelection?
    open var highlightedSelections: [PDFSelection]?
    open var currentPage: PDFPage? { document?.page(at: 0) }
    open var visiblePages: [PDFPage] { [] }
    open var canGoToNextPage: Bool { false }
    open var canGoToPreviousPage: Bool { false }
    open var documentView: UIView? { nil }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .systemGray5
    }

    open func go(to page: PDFPage) {}
    open func go(to destination: PDFDestination) {}
    open func go(to selection: PDFSelection) {}
    open func goToNextPage(_ sender: Any?) {}
    open func goToPreviousPage(_ sender: Any?) {}
    open func goToFirstPage(_ sender: Any?) {}
    open func goToLastPage(_ sender: Any?) {}
    open func zoomIn(_ sender: Any?) {}
    open func zoomOut(_ sender: Any?) {}
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    open func clearSelection() { currentSelection = nil }
    open func layoutDocumentView() {}
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nil }
}

@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

/// Small pictures of a document's pages: an empty plane.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView?
    open var thumbnailSize = CGSize.zero
    open var layoutMode = PDFThumbnailLayoutMode.vertical
    open var contentInset = UIEdgeInsets.zero
}

public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical = 0, horizontal }

extension Notification.Name {
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
}
