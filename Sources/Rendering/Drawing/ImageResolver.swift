internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// Turns image items into bitmaps and transforms: finds, tints, crops and mirrors.
///
/// Every format gets the same pixels. Tinted and cropped bitmaps are kept, so that a symbol that is drawn often is made once.
struct ImageResolver {
    private let bitmaps: [Bitmap.ID: Bitmap]
    private var derived: [Derivation: Bitmap] = [:]
    private var derivedPixelCount = 0

    /// Beyond this many pixels, 64 MB, derived bitmaps are made again when they are needed again.
    private static let maximumDerivedPixelCount = 16 << 20

    private struct Derivation: Hashable {
        let id: Bitmap.ID
        let tint: Color?
        let crop: CropRect?
    }

    init(bitmaps: [Bitmap.ID: Bitmap]) {
        self.bitmaps = bitmaps
    }

    /// Places an image; nil where nothing of it can be seen.
    mutating func place(_ item: DisplayItem.ImageItem, view: ViewID?) throws(RenderingError) -> PlacedImage? {
        guard let bitmap = bitmaps[item.bitmap] else { throw .missingBitmap(item.bitmap, view: view) }
        let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let source = (item.source ?? all).standardized
        let shown = source.intersection(all)
        let destination = item.destination.standardized
        guard let crop = CropRect(around: shown), destination.isDrawable else { return nil }
        let transform = Self.transform(from: source, to: destination, isMirrored: item.isMirrored)
            .translatedBy(x: crop.rect.minX, y: crop.rect.minY)
        return PlacedImage(
            bitmap: pixels(of: bitmap, item, crop),
            transform: transform,
            visible: shown == crop.rect ? nil : shown.offsetBy(dx: -crop.rect.minX, dy: -crop.rect.minY)
        )
    }

    private mutating func pixels(of bitmap: Bitmap, _ item: DisplayItem.ImageItem, _ crop: CropRect) -> Bitmap {
        let isWhole = crop.width == bitmap.width && crop.height == bitmap.height
        if isWhole, item.tint == nil { return bitmap }
        let key = Derivation(id: item.bitmap, tint: item.tint, crop: isWhole ? nil : crop)
        if let pixels = derived[key] { return pixels }
        let pixels = bitmap.cropped(to: crop).tinted(item.tint)
        derivedPixelCount += pixels.width * pixels.height
        if derivedPixelCount > Self.maximumDerivedPixelCount {
            derived = [:]
            derivedPixelCount = pixels.width * pixels.height
        }
        derived[key] = pixels
        return pixels
    }

    /// The map that stretches one rectangle over another.
    private static func transform(from source: CGRect, to destination: CGRect, isMirrored: Bool) -> CGAffineTransform {
        let sx = destination.width / source.width
        let sy = destination.height / source.height
        let x = isMirrored ? destination.maxX + source.minX * sx : destination.minX - source.minX * sx
        let y = destination.minY - source.minY * sy
        return CGAffineTransform(a: isMirrored ? -sx : sx, b: 0, c: 0, d: sy, tx: x, ty: y)
    }
}

/// The whole pixels around a part of a bitmap.
private struct CropRect: Hashable {
    let x: Int, y: Int, width: Int, height: Int

    /// Fails where nothing is inside.
    init?(around part: CGRect) {
        guard part.isDrawable else { return nil }
        let outset = part.integral
        x = Int(outset.minX)
        y = Int(outset.minY)
        width = Int(outset.width)
        height = Int(outset.height)
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension CGRect {
    /// Whether the rectangle has an inside.
    fileprivate var isDrawable: Bool { !isNull && width > 0 && height > 0 }
}

extension Bitmap {
    fileprivate func cropped(to crop: CropRect) -> Bitmap {
        if crop.width == width, crop.height == height { return self }
        var part: [UInt8] = []
        part.reserveCapacity(crop.width * crop.height * 4)
        for row in crop.y..<crop.y + crop.height {
            let start = (row * width + crop.x) * 4
            part += pixels[start..<start + crop.width * 4]
        }
        return Bitmap(width: crop.width, height: crop.height, pixels: part)
    }
}
