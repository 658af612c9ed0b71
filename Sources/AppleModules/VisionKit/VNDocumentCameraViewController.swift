public import Foundation
@_exported public import UIKitLayout

/// The camera for documents, of which there is none: a black plane.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    open class var isSupported: Bool { false }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
    }
}

/// The pages that were taken: none.
open class VNDocumentCameraScan: NSObject {
    open var title: String { "" }
    open var pageCount: Int { 0 }
    @preconcurrency @MainActor open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// Finds text and subjects in pictures: there are no models, so it is not supported.
@preconcurrency @MainActor
open class ImageAnalyzer {
    public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let text = Self(rawValue: 1)
        public static let machineReadableCode = Self(rawValue: 2)
        public static let visualLookUp = Self(rawValue: 4)
    }
    public struct Configuration: Sendable {
        public let analysisTypes: AnalysisTypes
        public var locales: [String] = []
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }
    public static var isSupported: Bool { false }
    public init() {}
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        throw CocoaError(.featureUnsupported)
    }
}

public final class ImageAnalysis: Sendable {
    public let transcript = ""
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

@preconcurrency @MainActor
open class ImageAnalysisInteraction: NSObject, UIInteraction {
    public struct InteractionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let automatic = Self(rawValue: 1)
        public static let textSelection = Self(rawValue: 2)
        public static let dataDetectors = Self(rawValue: 4)
        public static let imageSubject = Self(rawValue: 8)
    }
    open var analysis: ImageAnalysis?
    open var preferredInteractionTypes: InteractionTypes = []
    open var allowLongPressForDataDetectorsInTextMode = true
    open private(set) weak var view: UIView?
    public override init() { super.init() }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The camera for text and codes, of which there is none: a black plane.
@preconcurrency @MainActor
open class DataScannerViewController: UIViewController {
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    public enum RecognizedDataType: Hashable, Sendable {
        case text
        case barcode
        public static func text(languages: [String] = []) -> RecognizedDataType { .text }
        public static func barcode(symbologies: [String] = []) -> RecognizedDataType { .barcode }
    }
    open class var isSupported: Bool { false }
    open class var isAvailable: Bool { false }
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    open var isScanning: Bool { false }
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) { super.init(nibName: nil, bundle: nil) }
    /// Makes none: archives hold none.
    public required init?(coder: NSCoder) { nil }
    open func startScanning() throws { throw CocoaError(.featureUnsupported) }
    open func stopScanning() {}
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
    }
}

public enum RecognizedItem: Identifiable, Sendable {
    case text(Text)
    case barcode(Barcode)
    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
    }
    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
    }
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }
}

@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
}

extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
}
