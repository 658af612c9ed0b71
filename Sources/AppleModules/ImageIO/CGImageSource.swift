// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import KeylineFoundationSupplement
public import UIKitLayout

/// The picture of a file. One is known of each: films of pictures have their first one.
public final class CGImageSource: NSObject, @unchecked Sendable {
    let data: Data
    let image: CGImage?

    init(_ data: Data) {
        self.data = data
        image = UIImage(data: data)?.cgImage
    }

    /// The type, by the first bytes.
    var type: String? {
        let bytes = [UInt8](data.prefix(12))
        if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return "public.png" }
        if bytes.starts(with: [0xff, 0xd8, 0xff]) { return "public.jpeg" }
        if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) { return "com.compuserve.gif" }
        if bytes.starts(with: [0x49, 0x49, 0x2a, 0]) || bytes.starts(with: [0x4d, 0x4d, 0, 0x2a]) {
            return "public.tiff"
        }
        return nil
    }
}

/// The picture of bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}
/// The picture of a file; nil where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}
/// The number of pictures: 1, or 0 where none can be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
/// The type of the file.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type.map { $0 as NSString } }
/// A picture by its number.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }
/// The number of the picture that represents the file.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// A picture whose longer side is at most `kCGImageSourceThumbnailMaxPixelSize` pixels.
@preconcurrency @MainActor
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let image = isrc.image else { return nil }
    let longest = max(image.width, image.height)
    let wanted = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? 0
    guard wanted >= 1, wanted < Double(longest) else { return image }
    let scale = wanted / Double(longest)
    let size = CGSize(
        width: max((Double(image.width) * scale).rounded(), 1), height: max((Double(image.height) * scale).rounded(), 1)
    )
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
        UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size))
    }.cgImage
}

/// The properties of a picture: its width and height, in pixels.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let image = isrc.image else { return nil }
    return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height] as NSDictionary
}

public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { "kCGImageSourceCreateThumbnailFromImageIfAbsent" }
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
public var kCGImagePropertyOrientation: CFString { "Orientation" }
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }
public var kCGImageDestinationImageMaxPixelSize: CFString { "kCGImageDestinationImageMaxPixelSize" }

/// A file of pictures that is written: one PNG or JPEG.
public final class CGImageDestination: NSObject {
    enum Target {
        case data(NSMutableData)
        case file(URL)
    }

    let target: Target
    let type: String
    var images: [(image: CGImage, quality: Double)] = []

    init(_ target: Target, _ type: String) {
        self.target = target
        self.type = type
    }
}

/// Bytes that are written; nil for a type other than PNG and JPEG.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { destination(.data(data), type) }
/// A file that is written; nil for a type other than PNG and JPEG.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { destination(.file(url as URL), type) }

private func destination(_ target: CGImageDestination.Target, _ type: CFString) -> CGImageDestination? {
    let type = type as String
    return ["public.png", "public.jpeg"].contains(type) ? CGImageDestination(target, type) : nil
}

/// Adds a picture.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    let quality = (properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber)?.doubleValue ?? 0.9
    idst.images.append((image, quality))
}
/// Adds a picture of a file.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) {
        CGImageDestinationAddImage(idst, image, properties)
    }
}
/// Says something of all pictures: it is not written.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
/// The types that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] as NSArray }

/// Writes the first picture.
///
/// - Returns: Whether it was written.
@preconcurrency @MainActor @discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let (image, quality) = idst.images.first else { return false }
    let picture = UIImage(cgImage: image)
    let data = idst.type == "public.png" ? picture.pngData() : picture.jpegData(compressionQuality: quality)
    guard let data else { return false }
    switch idst.target {
    case .data(let bytes):
        bytes.setData(data)
        return true
    case .file(let url): return (try? data.write(to: url)) != nil
    }
}

/// The turn of a picture in its file; raw values as in TIFF and EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
