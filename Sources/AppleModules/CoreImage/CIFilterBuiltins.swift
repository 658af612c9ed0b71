// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import UIKitLayout

// Filters with properties in place of keys, as `CoreImage.CIFilterBuiltins` declares them.

/// A filter with properties.
public protocol CIFilterProtocol: AnyObject {
    var outputImage: CIImage? { get }
}

/// A picture out of focus.
public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// A picture in sepia.
public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

/// A picture of other colours.
public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}

/// A picture that a filter without settings changes.
public protocol CIPhotoEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// A code with a message. It is not drawn, which the scene reports.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}

private final class BuiltInFilter: CIFilter, CIGaussianBlur, CISepiaTone, CIColorControls, CIPhotoEffect,
    CIQRCodeGenerator, @unchecked Sendable
{
    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel = "M"
    var radius: Float {
        get { float(kCIInputRadiusKey, 10) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var intensity: Float {
        get { float(kCIInputIntensityKey, 1) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
    var saturation: Float {
        get { float(kCIInputSaturationKey, 1) }
        set { setValue(newValue, forKey: kCIInputSaturationKey) }
    }
    var brightness: Float {
        get { float(kCIInputBrightnessKey, 0) }
        set { setValue(newValue, forKey: kCIInputBrightnessKey) }
    }
    var contrast: Float {
        get { float(kCIInputContrastKey, 1) }
        set { setValue(newValue, forKey: kCIInputContrastKey) }
    }

    private func float(_ key: String, _ usual: Float) -> Float { number(key).map { Float($0) } ?? usual }
}

extension CIFilter {
    /// A picture out of focus.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter(named: "CIGaussianBlur") }
    /// A picture in sepia.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter(named: "CISepiaTone") }
    /// A picture of other colours.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter(named: "CIColorControls") }
    /// A picture of opposite colours.
    public class func colorInvert() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIColorInvert") }
    /// A gray picture.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectMono") }
    /// A gray picture of strong contrast.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectNoir") }
    /// A code with a message. It is not drawn, which the scene reports.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        BuiltInFilter(named: "CIQRCodeGenerator")
    }
}
