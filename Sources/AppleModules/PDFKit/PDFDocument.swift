@_exported public import Foundation
@_exported public import UIKitLayout

public enum PDFDisplayMode: Int, Sendable { case singlePage = 0, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical = 0, horizontal }
public enum PDFDisplayBox: Int, Sendable { case mediaBox = 0, cropBox, bleedBox, trimBox, artBox }
public enum PDFInterpolationQuality: Int, Sendable { case none = 0, low, high }

public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let titleAttribute = Self(rawValue: "Title")
    public static let authorAttribute = Self(rawValue: "Author")
    public static let subjectAttribute = Self(rawValue: "Subject")
    public static let creatorAttribute = Self(rawValue: "Creator")
    public static let producerAttribute = Self(rawValue: "Producer")
    public static let creationDateAttribute = Self(rawValue: "CreationDate")
    public static let keywordsAttribute = Self(rawValue: "Keywords")
}

/// A document, whose pages are not read: it keeps its bytes, and has the pages that an app puts in.
open class PDFDocument: NSObject {
    open weak var delegate: (any PDFDocumentDelegate)?
    public let documentURL: URL?
    open var documentAttributes: [AnyHashable: Any]?
    private let bytes: Data?
    private var pages: [PDFPage] = []

    public override init() {
        documentURL = nil
        bytes = nil
    }

    /// Opens a file; nil where it does not begin as documents do.
    public init?(url: URL) {
        guard let bytes = try? Data(contentsOf: url), bytes.starts(with: Data("%PDF".utf8)) else { return nil }
        documentURL = url
        self.bytes = bytes
    }

    /// Takes the bytes of a file; nil where they do not begin as documents do.
    public init?(data: Data) {
        guard data.starts(with: Data("%PDF".utf8)) else { return nil }
        documentURL = nil
        bytes = data
    }

    open var pageCount: Int { pages.count }
    open var isLocked: Bool { false }
    open var isEncrypted: Bool { false }
    open var allowsCopying: Bool { true }
    open var allowsPrinting: Bool { true }
    open var string: String? { nil }
    open var outlineRoot: PDFOutline?
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: min(max(index, 0), pages.count)) }
    open func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index) } }
    open func dataRepresentation() -> Data? { bytes }
    open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { bytes }
    @discardableResult
    open func write(to url: URL) -> Bool { (try? bytes?.write(to: url)) != nil }
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
    open func unlock(withPassword password: String) -> Bool { true }
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
    open func cancelFindString() {}
}

public protocol PDFDocumentDelegate: NSObjectProtocol {
    func didMatchString(_ instance: PDFSelection)
    func documentDidEndDocumentFind(_ notification: Notification)
}

extension PDFDocumentDelegate {
    public func didMatchString(_ instance: PDFSelection) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
}

/// A page, empty or of a picture.
open class PDFPage: NSObject {
    private let size: CGSize
    open weak var document: PDFDocument? { nil }
    open var rotation = 0
    open var string: String? { nil }
    open var label: String? { nil }
    open private(set) var annotations: [PDFAnnotation] = []

    public override init() { size = CGSize(width: 612, height: 792) }
    @preconcurrency @MainActor public init?(image: UIImage) { size = image.size }

    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }
    open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
    /// A picture of the page: an empty one, which the scene reports.
    @preconcurrency @MainActor
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        SceneNotes.noteUndrawn("a page of a PDF document")
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        SceneNotes.noteUndrawn("a page of a PDF document")
    }
}

open class PDFOutline: NSObject {
    open var label: String?
    open var numberOfChildren: Int { 0 }
    open func child(at index: Int) -> PDFOutline? { nil }
    open var destination: PDFDestination?
}

open class PDFSelection: NSObject {
    open var pages: [PDFPage] { [] }
    open var string: String? { nil }
    open var color: UIColor?
}

open class PDFDestination: NSObject {
    open weak var page: PDFPage?
    public let point: CGPoint
    public init(page: PDFPage, at point: CGPoint) {
        self.page = page
        self.point = point
    }
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let highlight = Self(rawValue: "/Highlight")
    public static let ink = Self(rawValue: "/Ink")
    public static let link = Self(rawValue: "/Link")
    public static let freeText = Self(rawValue: "/FreeText")
    public static let text = Self(rawValue: "/Text")
}

open class PDFAnnotation: NSObject {
    open var bounds: CGRect
    open var color = UIColor.black
    open var contents: String?
    open var type: String?
    open var url: URL?
    open weak var page: PDFPage? { nil }
    public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties: [AnyHashable: Any]?) {
        self.bounds = bounds
        type = String(annotationType.rawValue.dropFirst())
    }
}
