public import Foundation
package import KeylineGraphics

/// Pixels, as in Core Graphics, which Foundation on Linux lacks.
public final class CGImage: NSObject, Sendable {
    package let bitmap: Bitmap

    package init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    /// Width in pixels.
    public var width: Int { bitmap.width }
    /// Height in pixels.
    public var height: Int { bitmap.height }

    /// A part, in pixels; nil where none of it lies in the picture.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard part.width >= 1, part.height >= 1 else { return nil }
        let x = Int(part.minX)
        let y = Int(part.minY)
        let columns = Int(part.width)
        let rows = Int(part.height)
        var pixels: [UInt8] = []
        for row in y..<y + rows {
            let start = (row * width + x) * 4
            pixels += bitmap.pixels[start..<start + columns * 4]
        }
        return CGImage(Bitmap(width: columns, height: rows, pixels: pixels))
    }
}

extension UIImage {
    /// Which way a picture is turned; raw values are Apple's.
    public enum Orientation: Int, Hashable, Sendable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// How a picture fills more than its size; raw values are Apple's.
    public enum ResizingMode: Int, Hashable, Sendable {
        case tile = 0
        case stretch
    }

    /// How a picture depends on its surroundings.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// A picture of pixels, one to a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage.bitmap, scale: 1)
    }

    /// A picture of pixels, `scale` of them in a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage.bitmap.turned(orientation), scale: scale > 0 ? scale : 1)
    }

    /// The pixels; nil for symbols. What code drew gets `scale` pixels to a point.
    public var cgImage: CGImage? {
        if case .bitmap(let bitmap) = content { return bitmap.width > 0 ? CGImage(bitmap) : nil }
        return drawnBitmap.map { CGImage($0) }
    }

    /// Which way the picture is turned: pixels are turned when they are read.
    public var imageOrientation: Orientation { .up }
    /// The pictures of an animation: none.
    public var images: [UIImage]? { nil }
    /// How long an animation takes, in seconds.
    public var duration: TimeInterval { 0 }
    /// The traits and symbol settings of the picture.
    public var configuration: Configuration? { symbolConfiguration }
    /// The distance of a baseline from the bottom: a picture has none.
    public var baselineOffsetFromBottom: CGFloat? { nil }

    /// The same picture, of which what lies between insets (in points) is stretched or repeated. Keyline stretches.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        resizableImage(withCapInsets: capInsets)
    }

    /// The same picture, of which one point is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        resizableImage(
            withCapInsets: UIEdgeInsets(
                top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
                bottom: size.height - CGFloat(topCapHeight) - 1,
                right: size.width - CGFloat(leftCapWidth) - 1))
    }

    /// The same picture as seen in a mirror where it would not be, and the other way round.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        guard case .bitmap(let bitmap) = content else { return with { $0.flips.toggle() } }
        return with { $0.content = .bitmap(bitmap.turned(.upMirrored)) }
    }

    /// The same picture, whose baseline lies at a distance from its bottom, which text does not look at.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
    /// The same picture for other traits.
    @preconcurrency @MainActor public func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).map { applyingSymbolConfiguration($0) ?? self } ?? self
    }
    /// The same picture ready to be shown.
    public func preparingForDisplay() -> UIImage? { self }
    /// A smaller picture, in points.
    @preconcurrency @MainActor public func preparingThumbnail(of size: CGSize) -> UIImage? {
        UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }
}

extension Bitmap {
    /// The pixels with the turn that an orientation asks for.
    func turned(_ orientation: UIImage.Orientation) -> Bitmap {
        let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        let (columns, rows) = isSideways ? (height, width) : (width, height)
        guard orientation != .up else { return self }
        var result: [UInt8] = []
        result.reserveCapacity(pixels.count)
        for y in 0..<rows {
            for x in 0..<columns {
                let from = orientation.source(of: x, y, width, height)
                let start = (from.y * width + from.x) * 4
                result += pixels[start..<start + 4]
            }
        }
        return Bitmap(width: columns, height: rows, pixels: result)
    }
}

extension UIImage.Orientation {
    /// Which pixel is shown at a place.
    fileprivate func source(of x: Int, _ y: Int, _ width: Int, _ height: Int) -> (x: Int, y: Int) {
        switch self {
        case .up: (x, y)
        case .down: (width - 1 - x, height - 1 - y)
        case .upMirrored: (width - 1 - x, y)
        case .downMirrored: (x, height - 1 - y)
        case .left: (width - 1 - y, x)
        case .right: (y, height - 1 - x)
        case .leftMirrored: (width - 1 - y, height - 1 - x)
        case .rightMirrored: (y, x)
        }
    }
}
