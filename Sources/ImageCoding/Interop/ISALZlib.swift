internal import CISAL

/// Compresses with ISA-L at level 1: the least time.
final class ISALZlib {
    private let stream: UnsafeMutableRawPointer

    /// Rows are filtered and compressed in bands that stay in the processor's cache.
    private static let bandSize = 128 << 10

    init() throws(ImageCodingError) {
        guard let stream = cisal_zlib_open() else { throw .insufficientMemory }
        self.stream = stream
    }

    deinit { cisal_zlib_close(stream) }

    func compress(_ scanlines: PNGScanlines, into bytes: inout [UInt8]) throws(ImageCodingError) {
        let rowsPerBand = max(1, Self.bandSize / scanlines.bytesPerRow)
        let band = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: rowsPerBand * scanlines.bytesPerRow)
        let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Self.bandSize)
        defer {
            band.deallocate()
            output.deallocate()
        }
        for start in stride(from: 0, to: scanlines.height, by: rowsPerBand) {
            let rows = start..<min(start + rowsPerBand, scanlines.height)
            scanlines.write(rows, to: band)
            let isLast = rows.upperBound == scanlines.height
            cisal_zlib_offer(stream, band.baseAddress, UInt32(rows.count * scanlines.bytesPerRow), isLast)
            drain(through: output, into: &bytes)
        }
    }

    /// Takes what was compressed until all the input is used up; with valid buffers a step cannot fail.
    private func drain(through output: UnsafeMutableBufferPointer<UInt8>, into bytes: inout [UInt8]) {
        while true {
            let count = Int(cisal_zlib_take(stream, output.baseAddress, UInt32(output.count)))
            precondition(count >= 0, "ISA-L refused a valid stream")
            bytes += output.prefix(count)
            if count < output.count { return }
        }
    }
}
