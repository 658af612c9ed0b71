internal import CKeylineJPEG
internal import CKeylinePixels
internal import KeylineGraphics

/// Reads a JPEG file through libjpeg, in the sandbox.
enum JPEGReader {
    /// The pixels as they are stored, opaque RGBA, and the Exif block, in TIFF's form, which is empty where there is none.
    static func read(
        _ file: UnsafeBufferPointer<UInt8>, _ size: JPEGSize
    ) throws(ImageCodingError) -> (pixels: [UInt8], exif: [UInt8]) {
        var result = cjpeg_result()
        var exif = [UInt8](repeating: 0, count: Int(cjpeg_most_exif))
        let count = size.width * size.height * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            result = cjpeg_read(
                file.baseAddress, file.count, buffer.baseAddress, UInt32(size.width), UInt32(size.height), &exif)
            initializedCount = result.status == cjpeg_ok ? count : 0
        }
        try JPEGStatus.check(result)
        return (pixels, Array(exif.prefix(result.exif_count)))
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
    static func check(_ result: cjpeg_result) throws(ImageCodingError) {
        try check(result.status) {
            withUnsafeBytes(of: result.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
    }

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
