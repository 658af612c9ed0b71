import Foundation
import KeylineGraphics
import Testing

@testable import KeylineImageCoding

@Suite struct ISALZlibTests {
    /// Memory at an address of its own for as long as the body runs.
    private static func withMemory<Result>(at address: UInt, body: (UnsafeMutableRawPointer) -> Result) -> Result? {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE
        let hint = UnsafeMutableRawPointer(bitPattern: address)
        guard let memory = mmap(hint, ISALZlib.size, PROT_READ | PROT_WRITE, Int32(flags), -1, 0), memory != MAP_FAILED
        else { return nil }
        defer { munmap(memory, ISALZlib.size) }
        return body(memory)
    }

    @Test func `where the stream lies in memory does not matter`() {
        var generator = SeededGenerator(state: 3)
        let words = (0..<40).map { _ in
            (0..<Int.random(in: 6...60, using: &generator)).map { _ in UInt8.random(in: 0...3, using: &generator) * 80 }
        }
        var text: [UInt8] = []
        while text.count < 64 * 300 { text += words.randomElement(using: &generator)! }
        let scanlines = PNGScanlines(
            Bitmap(width: 64, height: 300) { x, y in
                let level = text[y * 64 + x]
                return [level, level, level, 255]
            })
        // The first is one at which version 2.30 would write other bytes without the flushed beginning.
        var addresses: [UInt] = [0x595_c379_a000]
        for _ in 0..<200 { addresses.append(UInt.random(in: 0x1000_0000...0x3_ffff_ffff, using: &generator) << 12) }
        let variants = addresses.compactMap { address in
            Self.withMemory(at: address) { memory in
                var bytes: [UInt8] = []
                ISALZlib(in: memory).compress(scanlines, into: &bytes)
                return bytes
            }
        }
        #expect(variants.count > 100)
        #expect(Set(variants).count == 1)
    }
}
