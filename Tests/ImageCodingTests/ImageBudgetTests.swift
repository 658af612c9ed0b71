import KeylineGraphics
import Testing

@testable import KeylineImageCoding

/// All pictures together take no more memory than they may.
@Suite struct ImageBudgetTests {
    /// A picture of 20×20 pixels, 1600 bytes.
    private static let file: [UInt8] = HandmadePNG(width: 20, height: 20) { _, _ in [1, 2, 3, 4] }.bytes

    private static func limits(_ byteCount: Int) -> ImageLimits {
        var limits = ImageLimits.standard
        limits.budget = ImageBudget(byteCount: byteCount)
        return limits
    }

    @Test func `a picture gives its memory back with its last copy`() throws {
        let limits = Self.limits(4000)
        var first: Bitmap? = try PNGDecoder(limits: limits).decode(Self.file)
        var copy = first
        first = nil
        #expect(limits.budget.claimedByteCount == 1600)
        #expect(copy?.width == 20)
        copy = nil
        #expect(limits.budget.claimedByteCount == 0)
    }

    @Test func `pictures beyond the budget are refused, and the others stay`() throws {
        let limits = Self.limits(4000)
        let decoder = PNGDecoder(limits: limits)
        var kept = [try decoder.decode(Self.file), try decoder.decode(Self.file)]
        #expect(throws: ImageCodingError.beyondBudget(byteCount: 1600, taken: 3200, limit: 4000)) {
            try decoder.decode(Self.file)
        }
        kept.removeLast()
        kept.append(try decoder.decode(Self.file))
        #expect(kept.count == 2)
    }

    @Test func `interlaced pictures, photographs and drawings count too`() throws {
        let interlaced = HandmadePNG(width: 20, height: 20, isInterlaced: true) { _, _ in [1, 2, 3, 4] }.bytes
        let photograph = try JPEGEncoder().encode(PNGDecoder().decode(Self.file))
        let drawing = Drawings.svg(width: 20, height: 20)
        for file in [interlaced, photograph] {
            let limits = Self.limits(1599)
            #expect(throws: ImageCodingError.beyondBudget(byteCount: 1600, taken: 0, limit: 1599)) {
                try ImageDecoder(limits: limits).decode(file)
            }
            #expect(limits.budget.claimedByteCount == 0)
        }
        let picture = try VectorPicture(drawing, format: .svg, limits: Self.limits(1599))
        #expect(throws: ImageCodingError.beyondBudget(byteCount: 1600, taken: 0, limit: 1599)) {
            try picture.bitmap(width: 20, height: 20)
        }
    }

    @Test func `what a drawing keeps for another time makes way`() throws {
        let limits = Self.limits(2000)
        let picture = try VectorPicture(Drawings.svg(width: 20, height: 20), format: .svg, limits: limits)
        #expect(try picture.bitmap(width: 20, height: 20).width == 20)
        #expect(limits.budget.claimedByteCount == 1600)
        let other = try PNGDecoder(limits: limits).decode(Self.file)
        #expect(other.width == 20 && limits.budget.claimedByteCount == 1600)
    }

    @Test func `the message says how much there is and how much is in use`() {
        let error = ImageCodingError.beyondBudget(byteCount: 400_000_000, taken: 800_000_000, limit: 1_000_000_000)
        #expect(
            error.message
                == "the picture takes 400 MB of memory; decoded pictures may take 1000 MB together, and 800 MB are in use"
        )
    }
}
