public import Foundation
public import KeylineGraphics
import Synchronization

/// A drawing in PDF or SVG, which is sharp at every size.
///
/// Of a PDF file it is the first page. Letters must be in a font that the file holds: in PDF another font is an error, in SVG, which
/// knows no fonts of its own, texts are left out. So a drawing looks the same on every machine. Nothing outside the file is read.
public struct VectorPicture: Hashable, Sendable {
    /// The file's format.
    public let format: VectorFormat
    /// The natural size: of a PDF page in points, of an SVG picture in CSS pixels, which are points on Apple's devices.
    public let size: CGSize
    /// The greatest size at which it may be drawn.
    public var limits: ImageLimits
    /// The file's path, which errors name; nil where the bytes come from elsewhere.
    public var path: String? { file.path }

    private let file: VectorFile

    /// Reads a drawing.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - format: Its format.
    ///   - limits: How large it may be drawn.
    ///   - path: The path of the file, for errors.
    /// - Throws: An error for unreadable bytes, or for bytes that take too much to read.
    public init(
        _ bytes: [UInt8], format: VectorFormat, limits: ImageLimits = .standard, path: String? = nil
    ) throws(ImageCodingError) {
        file = VectorFile(bytes: bytes, path: path)
        limits.budget.register(file)
        self.format = format
        self.limits = limits
        // Readers of PDF mend a file that was cut off, and would show a part of it.
        if format == .pdf, !file.hasPDFEnd { throw .damagedDrawing(format, reason: "it ends before its last object") }
        size = try VectorReader.size(bytes, format: format, limits: limits)
        let width = Self.pixels(size.width)
        let height = Self.pixels(size.height)
        guard limits.allow(width: width, height: height) else {
            throw .tooLarge(width: width, height: height, limits: limits)
        }
    }

    /// Whether an SVG picture has texts, which are left out.
    public var leavesTextsOut: Bool { format == .svg && file.mentionsText }

    /// A length in pixels, however great.
    private static func pixels(_ length: CGFloat) -> Int {
        Int(min(length.rounded(.up), CGFloat(Int32.max)))
    }

    /// The drawing, stretched over pixels.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    /// - Returns: The pixels on transparent ground.
    /// - Throws: An error for a drawing that cannot be drawn or would be too large.
    public func bitmap(width: Int, height: Int) throws(ImageCodingError) -> Bitmap {
        do {
            return try drawn(width: width, height: height)
        } catch {
            guard let path else { throw error }
            throw .inFile(path, error)
        }
    }

    private func drawn(width: Int, height: Int) throws(ImageCodingError) -> Bitmap {
        guard width > 0, height > 0 else { throw .empty }
        guard limits.allow(width: width, height: height) else {
            throw .tooLarge(width: width, height: height, limits: limits)
        }
        if let kept = try file.kept(width: width, height: height) { return kept }
        do {
            let bitmap = try VectorReader.bitmap(
                file.bytes, format: format, limits: limits, width: width, height: height)
            file.keep(bitmap)
            return bitmap
        } catch {
            file.keep(error)
            throw error
        }
    }
}

/// The bytes of a drawing, their source, and its last bitmap.
private final class VectorFile: Hashable, Sendable, ImageCache {
    let bytes: [UInt8]
    let path: String?
    private let outcome = Mutex(Outcome())

    /// The result of drawing it.
    private struct Outcome {
        var last: Bitmap?
        var failure: ImageCodingError?
    }

    init(bytes: [UInt8], path: String?) {
        self.bytes = bytes
        self.path = path
    }

    static func == (left: VectorFile, right: VectorFile) -> Bool {
        left === right || left.path == right.path && left.bytes == right.bytes
    }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

    /// The drawing in a size, where it was drawn in that last: a page that shows a picture again and again shows it at one size mostly.
    ///
    /// - Throws: The earlier error, where drawing took too much.
    func kept(width: Int, height: Int) throws(ImageCodingError) -> Bitmap? {
        let result = outcome.withLock { $0 }
        if let last = result.last, last.width == width, last.height == height { return last }
        if let failure = result.failure { throw failure }
        return nil
    }

    func keep(_ bitmap: Bitmap) {
        outcome.withLock { $0.last = bitmap }
    }

    func releaseImages() {
        let last = outcome.withLock { $0.last.take() }
        // It ends outside the lock, because giving back its memory takes another.
        withExtendedLifetime(last) {}
    }

    /// Remembers an error, so that a drawing that took too much once is not tried again.
    func keep(_ error: ImageCodingError) {
        guard case .tooExpensive = error else { return }
        outcome.withLock { $0.failure = error }
    }

    /// Whether the end is marked among the last 1024 bytes, as far as Adobe's readers look (ISO 32000-1, Annex H.3.18).
    var hasPDFEnd: Bool {
        let end = bytes.suffix(1024)
        return end.indices.contains { end[$0...].starts(with: "%%EOF".utf8) }
    }

    var mentionsText: Bool {
        String(decoding: bytes, as: UTF8.self).contains(#/<(?:[A-Za-z_][\w.-]*:)?text[\s>\/]/#)
    }
}
