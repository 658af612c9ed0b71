internal import CKeylineJPEG
internal import CKeylinePixels
internal import KeylineGraphics

/// A JPEG file that is being read by libjpeg.
final class JPEGReader {
    private let handle: OpaquePointer

    /// Reads the header; the file must stay in place while the object lives.
    init(_ file: UnsafeBufferPointer<UInt8>) throws(ImageCodingError) {
        guard let handle = cjpeg_decoder_open(file.baseAddress, file.count) else { throw .insufficientMemory }
        self.handle = handle
        try check(cjpeg_decoder_status(handle))
    }

    deinit { cjpeg_decoder_close(handle) }

    var width: Int { Int(cjpeg_decoder_width(handle)) }
    var height: Int { Int(cjpeg_decoder_height(handle)) }

    /// The Exif block, in TIFF's form; empty where there is none.
    var exif: [UInt8] {
        var count = 0
        guard let start = cjpeg_decoder_exif(handle, &count) else { return [] }
        return [UInt8](UnsafeBufferPointer(start: start, count: count))
    }

    /// The pixels as they are stored, opaque RGBA.
    func pixels() throws(ImageCodingError) -> [UInt8] {
        var status = cjpeg_ok
        let count = width * height * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            buffer.initialize(repeating: 0)
            status = cjpeg_decoder_read(handle, buffer.baseAddress)
            initializedCount = count
        }
        try check(status)
        return pixels
    }

    private func check(_ status: cjpeg_status) throws(ImageCodingError) {
        try JPEGStatus.check(status) { String(cString: cjpeg_decoder_message(handle)) }
    }
}

/// Writes a JPEG file through libjpeg.
enum JPEGWriter {
    static func encode(
        _ bitmap: Bitmap, quality: Int, dotsPerInch: Int, backdrop: UInt32
    ) throws(ImageCodingError) -> [UInt8] {
        let count = bitmap.width * bitmap.height
        let rgb = [UInt8](unsafeUninitializedCapacity: count * 3) { buffer, initializedCount in
            cpixels_flatten(bitmap.pixels, buffer.baseAddress, count, backdrop)
            initializedCount = count * 3
        }
        let settings = cjpeg_encoding(
            width: UInt32(bitmap.width), height: UInt32(bitmap.height), quality: Int32(quality),
            dots_per_inch: Int32(dotsPerInch))
        var bytes: UnsafeMutablePointer<UInt8>?
        var byteCount = 0
        var message = [CChar](repeating: 0, count: Int(cjpeg_message_size))
        let status = cjpeg_encode(rgb, settings, &bytes, &byteCount, &message)
        defer { cjpeg_free(bytes) }
        try JPEGStatus.check(status) {
            String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        return [UInt8](UnsafeBufferPointer(start: bytes, count: byteCount))
    }
}

private enum JPEGStatus {
    static func check(_ status: cjpeg_status, message: () -> String) throws(ImageCodingError) {
        switch status {
        case cjpeg_ok: return
        case cjpeg_truncated: throw .truncated(.jpeg)
        case cjpeg_too_many_scans: throw .corrupt(.jpeg, reason: "too many scans")
        case cjpeg_out_of_memory: throw .insufficientMemory
        default: throw .corrupt(.jpeg, reason: message())
        }
    }
}
