internal import CKeylinePixels
internal import CKeylineVectors
internal import Foundation
internal import KeylineGraphics

/// A drawing that is being read by poppler or librsvg.
final class VectorReader {
    private let handle: OpaquePointer?
    private let format: VectorFormat
    /// The libraries read from these bytes as long as a drawing is open.
    private let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ file: [UInt8], format: VectorFormat) throws(ImageCodingError) {
        self.format = format
        bytes = .allocate(capacity: file.count)
        _ = bytes.initialize(from: file)
        handle =
            switch format {
            case .pdf: cvectors_open_pdf(bytes.baseAddress, bytes.count)
            case .svg: cvectors_open_svg(bytes.baseAddress, bytes.count)
            }
        try check(handle.map(cvectors_get_status) ?? cvectors_out_of_memory)
    }

    deinit {
        if let handle { cvectors_close(handle) }
        bytes.deallocate()
    }

    /// The natural size in points.
    var size: CGSize {
        guard let handle else { return .zero }
        return CGSize(width: cvectors_width(handle), height: cvectors_height(handle))
    }

    func bitmap(width: Int, height: Int) throws(ImageCodingError) -> Bitmap {
        guard let handle else { throw .insufficientMemory }
        var status = cvectors_ok
        let count = width * height * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            buffer.initialize(repeating: 0)
            buffer.withMemoryRebound(to: UInt32.self) { pixels in
                status = cvectors_draw(handle, pixels.baseAddress, Int32(width), Int32(height))
                cpixels_unpremultiply(pixels.baseAddress, pixels.baseAddress, width * height)
            }
            initializedCount = count
        }
        try check(status)
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private func check(_ status: cvectors_status) throws(ImageCodingError) {
        let message = handle.map { String(cString: cvectors_message($0)) } ?? ""
        switch status {
        case cvectors_ok: return
        case cvectors_no_library: throw .missingLibrary(format, reason: message)
        case cvectors_no_size: throw .damagedDrawing(format, reason: "nothing says how large it is")
        case cvectors_foreign_font: throw .foreignFont(format, name: message)
        case cvectors_out_of_memory: throw .insufficientMemory
        default: throw .damagedDrawing(format, reason: message)
        }
    }
}
