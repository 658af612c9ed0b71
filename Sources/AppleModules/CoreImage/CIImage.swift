// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import UIKitLayout

// Pictures that filters change. Filters that are not computed give the picture that they are given, or none, which the scene reports.

/// A colour.
public final class CIColor: NSObject, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
    @preconcurrency @MainActor public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A picture before its pixels.
open class CIImage: NSObject, @unchecked Sendable {
    let source: CGImage?
    /// The size, in pixels.
    open var extent: CGRect {
        source.map { CGRect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? .zero
    }
    init(source: CGImage?) { self.source = source }
    public convenience init(cgImage: CGImage) { self.init(source: cgImage) }
    public convenience init?(image: UIImage) {
        guard let image = image.cgImage else { return nil }
        self.init(source: image)
    }
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(source: image)
    }
    public convenience init?(contentsOf url: URL) {
        guard let image = UIImage(contentsOfFile: url.path)?.cgImage else { return nil }
        self.init(source: image)
    }
    /// A picture of one colour, which has no pixels before it is cut; the scene reports it.
    public convenience init(color: CIColor) {
        self.init(source: nil)
        noteUndrawn("a picture of one colour by Core Image")
    }
    /// The picture, larger or smaller. Turns and slants are not drawn, which the scene reports.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0 else {
            noteUndrawn("a turn of a picture by Core Image")
            return self
        }
        return CIImage(source: source?.scaled(x: matrix.a, y: matrix.d))
    }
    /// A part of the picture, in pixels from its bottom edge.
    open func cropped(to rect: CGRect) -> CIImage {
        guard let source else { return self }
        let flipped = CGRect(
            x: rect.minX, y: CGFloat(source.height) - rect.maxY, width: rect.width, height: rect.height)
        return CIImage(source: source.cropping(to: flipped))
    }
    /// The same picture, whose edges go on.
    open func clampedToExtent() -> CIImage { self }
    /// The picture as a filter makes it.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        let filter = CIFilter(name: filterName, parameters: params)
        filter?.setValue(self, forKey: kCIInputImageKey)
        return filter?.outputImage ?? self
    }
    /// The picture out of focus, by a standard deviation in pixels.
    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }
}

/// Turns pictures into pixels.
open class CIContext: NSObject, @unchecked Sendable {
    public init(options: [CIContextOption: Any]? = nil) {}
    /// The pixels that the picture was made of; nil where there are none.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.source }
}

/// A setting of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = Self(rawValue: "useSoftwareRenderer")
    public static let workingColorSpace = Self(rawValue: "workingColorSpace")
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputColorKey = "inputColor"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputExtentKey = "inputExtent"
public let kCIOutputImageKey = "outputImage"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"

/// Says what a detector found.
open class CIFeature: NSObject, @unchecked Sendable {
    open var bounds: CGRect { .zero }
}

/// A code with a message.
public final class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    public var messageString: String? { nil }
}

public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

/// Finds codes and faces, of which it finds none.
open class CIDetector: NSObject, @unchecked Sendable {
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
    open func features(in image: CIImage) -> [CIFeature] { [] }
}

extension UIImage {
    /// A picture of the pixels of another one.
    public convenience init(ciImage: CIImage) {
        if let source = ciImage.source { self.init(cgImage: source) } else { self.init() }
    }
}
