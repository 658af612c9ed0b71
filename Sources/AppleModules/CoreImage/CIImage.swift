// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import UIKitLayout

// Pictures that filters change. Filters that make colours or codes are not computed: they give no picture, and the code goes on.

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
    public convenience init(color: CIColor) { self.init(source: nil) }
    /// The same picture: transforms are not computed.
    open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
    /// The same picture: parts are not cut.
    open func cropped(to rect: CGRect) -> CIImage { self }
    /// The same picture.
    open func clampedToExtent() -> CIImage { self }
    /// The same picture: filters are not computed.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
    /// The same picture: filters are not computed.
    open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
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

/// A filter, which is not computed: it gives the picture that it is given.
open class CIFilter: NSObject, @unchecked Sendable {
    public let name: String
    private var values: [String: Any] = [:]
    public init?(name: String) { self.name = name }
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
    open func setDefaults() {}
    open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
}

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
