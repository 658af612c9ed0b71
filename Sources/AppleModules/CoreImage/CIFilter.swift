// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import UIKitLayout

/// A filter of pictures.
///
/// Blurs, inverted, sepia and monochrome colours, and saturation, brightness and contrast are computed. Any other filter gives the picture that it
/// is given, and a generator none; the scene reports both.
open class CIFilter: NSObject, @unchecked Sendable {
    public let name: String
    private var values: [String: Any] = [:]
    public init?(name: String) { self.name = name }
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }
    init(named name: String) { self.name = name }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
    open func setDefaults() {}
    /// The picture after the filter.
    open var outputImage: CIImage? {
        guard let image = values[kCIInputImageKey] as? CIImage else {
            noteUndrawn("the picture of the filter \(name)")
            return nil
        }
        guard let source = image.source else { return image }
        switch name {
        case "CIGaussianBlur", "CIBoxBlur":
            return CIImage(source: source.blurred(radius: number(kCIInputRadiusKey) ?? 10))
        default:
            guard let change = colorChange else {
                noteUndrawn("the filter \(name)")
                return image
            }
            return CIImage(source: source.changed(change))
        }
    }

    func number(_ key: String) -> Double? {
        (values[key] as? NSNumber)?.doubleValue ?? (values[key] as? Double) ?? (values[key] as? CGFloat).map {
            Double($0)
        }
            ?? (values[key] as? Float).map { Double($0) } ?? (values[key] as? Int).map { Double($0) }
    }

    /// The filter's change of the components of a colour, 0…1; nil where it is not computed.
    private var colorChange: ((SIMD3<Double>) -> SIMD3<Double>)? {
        // The weights of luminance in sRGB.
        let weights = SIMD3(0.2126, 0.7152, 0.0722)
        func gray(_ color: SIMD3<Double>) -> SIMD3<Double> { SIMD3(repeating: (color * weights).sum()) }
        switch name {
        case "CIColorInvert": return { 1 - $0 }
        case "CIPhotoEffectMono", "CIPhotoEffectTonal": return gray
        case "CIPhotoEffectNoir": return { (gray($0) - 0.5) * 1.3 + 0.5 }
        case "CISepiaTone":
            let intensity = number(kCIInputIntensityKey) ?? 1
            return { color in
                let red = (color * SIMD3(0.393, 0.769, 0.189)).sum()
                let green = (color * SIMD3(0.349, 0.686, 0.168)).sum()
                let blue = (color * SIMD3(0.272, 0.534, 0.131)).sum()
                return color + (SIMD3(red, green, blue) - color) * intensity
            }
        case "CIColorMonochrome":
            let tint = value(forKey: kCIInputColorKey) as? CIColor
            let intensity = number(kCIInputIntensityKey) ?? 1
            let components = SIMD3(Double(tint?.red ?? 0.6), Double(tint?.green ?? 0.45), Double(tint?.blue ?? 0.3))
            return { $0 + (gray($0) * components - $0) * intensity }
        case "CIColorControls":
            let saturation = number(kCIInputSaturationKey) ?? 1
            let brightness = number(kCIInputBrightnessKey) ?? 0
            let contrast = number(kCIInputContrastKey) ?? 1
            return { color in
                let level = gray(color)
                return ((level + (color - level) * saturation) - 0.5) * contrast + 0.5 + brightness
            }
        default: return nil
        }
    }
}

extension NSObject {
    /// Reports something that Core Image does not draw.
    func noteUndrawn(_ what: String) { SceneNotes.noteUndrawn(what) }
}
