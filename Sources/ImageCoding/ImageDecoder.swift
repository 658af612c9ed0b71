import Foundation
public import KeylineGraphics
import KeylineScenes

/// Reads a picture of whichever format its first bytes announce.
///
/// Samples are taken as sRGB: embedded colour profiles and gamma are not applied. A photograph's Exif orientation is.
///
///     let bitmap = try ImageDecoder().decode(contentsOf: "Documentation/trail.png")
///     print(bitmap.width, bitmap.height)
public struct ImageDecoder: Sendable {
    /// The greatest size of a picture.
    public var limits: ImageLimits

    /// Creates a reader.
    public init(limits: ImageLimits = .standard) {
        self.limits = limits
    }

    /// The picture in the bytes of a PNG or JPEG file.
    ///
    /// - Parameter bytes: The whole file.
    /// - Returns: Its pixels, upright.
    /// - Throws: An error for unreadable bytes.
    public func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> Bitmap {
        switch ImageFormat(signatureOf: bytes) {
        case .png: try PNGDecoder(limits: limits).decode(bytes)
        case .jpeg: try JPEGDecoder(limits: limits).decode(bytes)
        case nil:
            if let name = UnsupportedImageFormat.name(signatureOf: bytes) { throw .unreadFormat(name) }
            throw GitLargeFile.isPointer(bytes) ? .largeFilePointer : .unknownFormat
        }
    }

    /// The picture in a PNG or JPEG file.
    ///
    /// - Parameter path: The file's path, which errors name.
    /// - Returns: Its pixels, upright.
    /// - Throws: An error for an unreadable file.
    public func decode(contentsOf path: String) throws(ImageCodingError) -> Bitmap {
        InputTrace.note(.file(path))
        do throws(OtherKindError) { try InputFile.check(path) } catch {
            throw .unreadable(file: path, reason: error.reason)
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        if attributes?[.type] as? FileAttributeType == .typeDirectory {
            throw .unreadable(file: path, reason: "it is a folder")
        }
        if let size = attributes?[.size] as? Int, size > ImageLimits.maximumFileSize {
            throw .unreadable(file: path, reason: "it has more than \(ImageLimits.maximumFileSize >> 20) MB")
        }
        return try decode(mapped: path)
    }

    /// The size in pixels that an ordinary PNG file announces in its header; nothing else of it is read.
    ///
    /// - Parameter path: The file's path.
    /// - Returns: The size; nil for anything else, and for pictures that exceed the limits, which `decode` explains.
    package func announcedSize(ofFile path: String) -> (width: Int, height: Int)? {
        guard (try? InputFile.check(path)) != nil, let file = FileHandle(forReadingAtPath: path),
            let start = try? file.read(upToCount: 33), start.count == 33,
            case .png = ImageFormat(signatureOf: [UInt8](start)), start[12..<16].elementsEqual("IHDR".utf8),
            let header = PNGHeader([UInt8](start)[16..<29]),
            limits.allow(width: header.width, height: header.height)
        else { return nil }
        return (header.width, header.height)
    }

    /// Reads a file in place. Its bytes, and the compressed pixels among them, are copied while it is decoded, which counts too.
    private func decode(mapped path: String) throws(ImageCodingError) -> Bitmap {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        } catch {
            throw .unreadable(
                file: path, reason: (error as NSError).localizedFailureReason ?? "\(error.localizedDescription)")
        }
        do {
            let copies = try limits.budget.claim(byteCount: 2 * data.count)
            defer { withExtendedLifetime(copies) {} }
            return try decode([UInt8](data))
        } catch {
            throw .inFile(path, error)
        }
    }
}
