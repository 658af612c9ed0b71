internal import CKeylinePixels
internal import CKeylineVectors
internal import Foundation
internal import KeylineGraphics

/// A drawing that poppler or librsvg reads, in a process of its own that is limited in time and memory.
enum VectorReader {
    /// The natural size of a drawing in points.
    static func size(_ file: [UInt8], format: VectorFormat, limits: ImageLimits) throws(ImageCodingError) -> CGSize {
        let result = read(file, format, limits, nil, width: 0, height: 0)
        try check(result, format)
        return CGSize(width: result.width, height: result.height)
    }

    /// The drawing of a file, stretched over pixels.
    static func bitmap(
        _ file: [UInt8], format: VectorFormat, limits: ImageLimits, width: Int, height: Int
    ) throws(ImageCodingError) -> Bitmap {
        let claim = try limits.budget.claim(width: width, height: height)
        var result = cvectors_result()
        let count = width * height * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            buffer.initialize(repeating: 0)
            buffer.withMemoryRebound(to: UInt32.self) { pixels in
                result = read(file, format, limits, pixels.baseAddress, width: width, height: height)
                cpixels_unpremultiply(pixels.baseAddress, pixels.baseAddress, width * height)
            }
            initializedCount = count
        }
        try check(result, format)
        return Bitmap(width: width, height: height, pixels: pixels, claim: claim)
    }

    private static func read(
        _ file: [UInt8], _ format: VectorFormat, _ limits: ImageLimits, _ pixels: UnsafeMutablePointer<UInt32>?,
        width: Int, height: Int
    ) -> cvectors_result {
        file.withUnsafeBufferPointer { bytes in
            var described = cvectors_file(
                bytes: bytes.baseAddress, count: bytes.count, is_pdf: format == .pdf ? 1 : 0,
                seconds: Int32(clamping: max(limits.maximumProcessorSeconds, 1)),
                megabytes: Int32(clamping: max(limits.maximumMegabytes, 1)))
            return cvectors_read(&described, pixels, Int32(width), Int32(height))
        }
    }

    private static func check(_ result: cvectors_result, _ format: VectorFormat) throws(ImageCodingError) {
        let message = withUnsafeBytes(of: result.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        switch result.status {
        case cvectors_ok: return
        case cvectors_no_library: throw .missingLibrary(format, reason: message)
        case cvectors_no_size: throw .damagedDrawing(format, reason: "its size is not known")
        case cvectors_foreign_font: throw .foreignFont(format, name: message)
        case cvectors_out_of_memory: throw .insufficientMemory
        case cvectors_too_expensive: throw .tooExpensive(format, reason: message)
        default: throw .damagedDrawing(format, reason: message)
        }
    }
}
