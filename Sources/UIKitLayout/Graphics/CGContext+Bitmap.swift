import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// Where opacity stands in a pixel, and whether colours are multiplied by it; raw values are Apple's.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    case none = 0
    case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How pixels lie in memory; raw values are Apple's.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Wraps bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
    /// The part that tells of opacity.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The part that tells the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The last component first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// The first component first, as usual.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

extension CGContext {
    /// A context of pixels of its own, whose origin is at the bottom left, as in Core Graphics.
    ///
    /// Memory that is given is written after each thing that is drawn; `data` and `makeImage()` draw when they are asked. There is none
    /// for pixels of another kind, and for more than 32,767 of them in a row or column.
    ///
    /// - Parameters:
    ///   - data: Where pixels are written, at least `height` rows; nil for memory of the context's own.
    ///   - width: In pixels.
    ///   - height: In pixels.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: At least four times the width; 0 for just that.
    ///   - space: One of colours.
    ///   - bitmapInfo: The order of components, as of `CGImageAlphaInfo` and `CGBitmapInfo`.
    @preconcurrency @MainActor
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        let sides = 1...32_767
        guard sides.contains(width), sides.contains(height), bitsPerComponent == 8, space.numberOfComponents == 3,
            let order = PixelOrder(bitmapInfo), bytesPerRow == 0 || bytesPerRow >= width * 4
        else { return nil }
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        self.init(ViewCanvas(traits: UITraitCollection.current), bounds)
        memory = BitmapMemory(
            width: width, height: height, bytesPerRow: bytesPerRow == 0 ? width * 4 : bytesPerRow, order: order,
            given: data)
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// The picture of what was drawn so far; nil for a context without pixels of its own, and where the scene draws none.
    @preconcurrency @MainActor public func makeImage() -> CGImage? {
        memory?.bitmap(of: self).map { CGImage($0) }
    }

    /// The pixels of what was drawn so far, for as long as the context lives; nil for a context without pixels of its own.
    @preconcurrency @MainActor public var data: UnsafeMutableRawPointer? {
        guard let memory else { return nil }
        memory.write(self)
        return memory.pointer
    }

    /// The width in pixels; 0 for a context without pixels of its own.
    @preconcurrency @MainActor public var width: Int { memory?.width ?? 0 }
    /// The height in pixels; 0 for a context without pixels of its own.
    @preconcurrency @MainActor public var height: Int { memory?.height ?? 0 }
    /// The bytes from one row to the next; 0 for a context without pixels of its own.
    @preconcurrency @MainActor public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
}

/// The components of pixels in memory, from the first byte.
struct PixelOrder {
    /// For each byte the component that it holds: red, green, blue, alpha.
    let components: [Int]
    let isPremultiplied: Bool
    let isOpaque: Bool

    /// nil for orders of other than four bytes.
    init?(_ info: UInt32) {
        let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
        let comesFirst: Bool
        switch alpha {
        case .premultipliedLast, .last, .noneSkipLast: comesFirst = false
        case .premultipliedFirst, .first, .noneSkipFirst: comesFirst = true
        default: return nil
        }
        let big = comesFirst ? [3, 0, 1, 2] : [0, 1, 2, 3]
        let bytes = info & CGBitmapInfo.byteOrderMask.rawValue
        guard [0, 0x2000, 0x4000].contains(bytes) else { return nil }
        components = bytes == 0x2000 ? big.reversed() : big
        isPremultiplied = alpha == .premultipliedLast || alpha == .premultipliedFirst
        isOpaque = alpha == .noneSkipLast || alpha == .noneSkipFirst
    }
}

/// The memory of a context of pixels.
@MainActor
final class BitmapMemory {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    /// Whether somebody else owns the memory and looks into it.
    let isGiven: Bool
    private let order: PixelOrder
    private nonisolated(unsafe) let memory: UnsafeMutableRawPointer
    private let ownsMemory: Bool

    init(width: Int, height: Int, bytesPerRow: Int, order: PixelOrder, given: UnsafeMutableRawPointer?) {
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.order = order
        isGiven = given != nil
        ownsMemory = given == nil
        memory = given ?? .allocate(byteCount: bytesPerRow * height, alignment: 16)
        if given == nil { memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height) }
    }

    deinit { if ownsMemory { memory.deallocate() } }

    var pointer: UnsafeMutableRawPointer { memory }

    /// What a context drew so far, one pixel to a point.
    func bitmap(of context: CGContext) -> Bitmap? {
        let size = CGSize(width: width, height: height)
        return SceneContext.current.pixels?(context.drawnSoFar.builder.displayList(size: size), 1)
    }

    /// Writes what a context drew so far.
    func write(_ context: CGContext) {
        guard let bitmap = bitmap(of: context) else { return }
        for row in 0..<height {
            let line = memory.advanced(by: row * bytesPerRow)
            for column in 0..<width {
                let start = (row * width + column) * 4
                let alpha = order.isOpaque ? 255 : bitmap.pixels[start + 3]
                for (byte, component) in order.components.enumerated() {
                    let value = component == 3 ? alpha : bitmap.pixels[start + component]
                    let isScaled = order.isPremultiplied && component < 3
                    let shown = isScaled ? UInt8((Int(value) * Int(alpha) + 127) / 255) : value
                    line.storeBytes(of: shown, toByteOffset: column * 4 + byte, as: UInt8.self)
                }
            }
        }
    }
}
