// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import CoreImage
@_exported public import CoreMedia
@_exported public import Foundation
@_exported public import ImageIO

// What is seen in pictures. There are no models here, so nothing is recognised: requests end without results.

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float

open class VNRequest: NSObject {
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1
    open var results: [VNObservation]? { nil }
    public let completionHandler: VNRequestCompletionHandler?
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
    open func cancel() {}
}

open class VNImageBasedRequest: VNRequest {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

open class VNObservation: NSObject {
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var confidence: VNConfidence { 0 }
}

open class VNDetectedObjectObservation: VNObservation {
    /// In parts of the picture, from its lower left corner.
    open var boundingBox: CGRect { .zero }
}

open class VNRectangleObservation: VNDetectedObjectObservation {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}

open class VNTextObservation: VNRectangleObservation {}
open class VNFaceObservation: VNDetectedObjectObservation {}
open class VNClassificationObservation: VNObservation {
    open var identifier: String { "" }
}

open class VNRecognizedText: NSObject {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

open class VNRecognizedTextObservation: VNRectangleObservation {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
    public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
    public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
    public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
    public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
    public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
    public static let upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
    public static let QR = qr
}

open class VNBarcodeObservation: VNRectangleObservation {
    open var symbology: VNBarcodeSymbology { .qr }
    open var payloadStringValue: String? { nil }
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate = 0, fast }

open class VNRecognizeTextRequest: VNImageBasedRequest {
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}

open class VNDetectBarcodesRequest: VNImageBasedRequest {
    open var symbologies: [VNBarcodeSymbology] = []
}

open class VNDetectRectanglesRequest: VNImageBasedRequest {
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var minimumSize: Float = 0.2
    open var quadratureTolerance: Float = 30
    open var minimumConfidence: VNConfidence = 0
    open var maximumObservations = 1
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
    open var reportCharacterBoxes = false
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = Self(rawValue: "properties")
    public static let cameraIntrinsics = Self(rawValue: "cameraIntrinsics")
}

/// Runs requests over a picture: each ends at once, without results.
open class VNImageRequestHandler: NSObject {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {}
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    open func perform(_ requests: [VNRequest]) throws {
        for request in requests { request.completionHandler?(request, nil) }
    }
}

public func VNImageRectForNormalizedRect(
    _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
        height: normalizedRect.height * height)
}
