import Foundation
internal import CKeylinePixels
internal import KeylineGraphics

/// Recognises a bitmap in a file in less time than decoding takes: rows are compared as they come, in bands that stay in the
/// processor's cache, and where they store channels, their filters are not undone.
struct PlainPNGComparison {
    let limits: ImageLimits

    private static let bandSize = 128 << 10

    /// Whether the file shows the bitmap; false also for files of unusual kinds and damaged ones, about which nothing is known.
    func isKnown(_ file: [UInt8], toShow bitmap: Bitmap) -> Bool {
        guard let png = PlainPNG(file, limits: limits), png.header.width == bitmap.width,
            png.header.height == bitmap.height
        else { return false }
        return png.stream.withUnsafeBufferPointer { stream in
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                guard let pixels = pixels.baseAddress, let stream = ISALInflation(stream) else { return false }
                return areShown(pixels, by: png, from: stream)
            }
        }
    }

    private func areShown(
        _ pixels: UnsafePointer<UInt8>, by png: PlainPNG, from stream: consuming ISALInflation
    ) -> Bool {
        let height = png.header.height
        let stored = png.header.bytesPerRow + 1
        let row = png.header.width * 4
        let most = max(1, Self.bandSize / stored)
        var bands = StoredBands(png, rowsPerBand: most)
        for start in stride(from: 0, to: height, by: most) {
            let count = min(most, height - start)
            guard stream.fill(bands.room(rows: count)) else { return false }
            guard bands.show(pixels + start * row, rows: count, hasAbove: start > 0) else { return false }
        }
        return stream.hasEnded()
    }
}

/// Room for some rows of a file, and for what comparing them takes.
private struct StoredBands: ~Copyable {
    private let png: PlainPNG
    /// The last row of the band before, then the rows.
    private let rows: UnsafeMutableBufferPointer<UInt8>
    private let scratch: UnsafeMutableBufferPointer<UInt8>

    init(_ png: PlainPNG, rowsPerBand: Int) {
        self.png = png
        rows = .allocate(capacity: (rowsPerBand + 1) * (png.header.bytesPerRow + 1))
        rows.prefix(png.header.bytesPerRow + 1).update(repeating: 0)
        scratch = .allocate(capacity: 2 * (png.header.width * 4 + Int(CPIXELS_ROW_MARGIN)))
    }

    deinit {
        rows.deallocate()
        scratch.deallocate()
    }

    private var stride: Int { png.header.bytesPerRow + 1 }

    /// The address of the next rows.
    func room(rows count: Int) -> UnsafeMutableBufferPointer<UInt8> {
        UnsafeMutableBufferPointer(rebasing: rows[stride..<(count + 1) * stride])
    }

    /// Whether the rows in the room are those of pixels.
    mutating func show(_ pixels: UnsafePointer<UInt8>, rows count: Int, hasAbove: Bool) -> Bool {
        switch png.header.colorType {
        case 0, 2, 6:
            return cpixels_filtered_rows_show(
                room(rows: count).baseAddress, count, png.header.channels, pixels, png.header.width, hasAbove,
                scratch.baseAddress)
        default: return expandedRowsShow(pixels, count)
        }
    }

    /// Numbers of colours have to be known before they can be looked up, so their filters are undone, below the row before.
    private func expandedRowsShow(_ pixels: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        guard let start = rows.baseAddress, let expanded = scratch.baseAddress,
            cpixels_unfilter(start, count + 1, stride - 1, png.header.filterDistance)
        else { return false }
        let width = png.header.width * 4
        for y in 0..<count {
            guard png.expand(start + (y + 1) * stride + 1, to: expanded),
                memcmp(expanded, pixels + y * width, width) == 0
            else { return false }
        }
        // It counts as not filtered when it is above the next band.
        (start + 1).update(from: start + count * stride + 1, count: stride - 1)
        return true
    }
}
