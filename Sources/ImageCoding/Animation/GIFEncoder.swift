import KeylineGraphics

/// Writes animated GIF: 256 colours for each picture, and the parts in which each one differs from the one before.
///
/// Pictures of more colours get the 256 that median cuts of their colours choose. Transparency becomes white. Equal pictures give equal
/// bytes.
public struct GIFEncoder: Sendable {
    /// Creates a writer.
    public init() {}

    /// The bytes of a file that plays its pictures again and again.
    ///
    /// - Parameter frames: The pictures, of one size, of at most 65,535 pixels a side.
    /// - Returns: The whole file.
    /// - Throws: `ImageCodingError.empty` where there is no picture or it has no pixels.
    public func encode(_ frames: [AnimationFrame]) throws(ImageCodingError) -> [UInt8] {
        guard let first = frames.first, first.bitmap.width > 0, first.bitmap.height > 0 else { throw .empty }
        let width = first.bitmap.width
        let height = first.bitmap.height
        precondition(width <= Int(UInt16.max) && height <= Int(UInt16.max), "renderers draw no larger pictures")
        var bytes = [UInt8]("GIF89a".utf8) + Self.little(width) + Self.little(height) + [0x70, 0, 0]
        bytes += [0x21, 0xFF, 11] + [UInt8]("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        var previous: Bitmap?
        for frame in frames {
            let part = ChangedPart(of: frame.bitmap, after: previous)
            let picture = IndexedColors(part.pixels(of: frame.bitmap))
            bytes += [0x21, 0xF9, 4, 1 << 2] + Self.little(min(max(frame.hundredths, 2), 65_535)) + [0, 0]
            bytes += [0x2C] + [part.x, part.y, part.width, part.height].flatMap(Self.little)
            bytes += [0x80 | UInt8(picture.bits - 1)]
            for index in 0..<1 << picture.bits {
                let color = index < picture.palette.count ? picture.palette[index] : 0
                bytes += [
                    UInt8(truncatingIfNeeded: color >> 16), UInt8(truncatingIfNeeded: color >> 8), UInt8(color & 0xFF),
                ]
            }
            bytes += GIFCompression(bits: max(picture.bits, 2)).blocks(of: picture.indices)
            previous = frame.bitmap
        }
        return bytes + [0x3B]
    }

    private static func little(_ number: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
    }
}

/// The codes of a GIF's pixels: LZW with codes of growing length, in blocks of at most 255 bytes.
///
/// Source: the GIF89a specification, appendix F.
struct GIFCompression {
    /// The bits of a colour's number, at least 2.
    let bits: Int

    /// The size of the codes, then the blocks, then the empty one that ends them.
    func blocks(of indices: [UInt8]) -> [UInt8] {
        let codes = codes(of: indices)
        var bytes = [UInt8(bits)]
        for start in stride(from: 0, to: codes.count, by: 255) {
            let block = codes[start..<min(start + 255, codes.count)]
            bytes.append(UInt8(block.count))
            bytes += block
        }
        return bytes + [0]
    }

    private func codes(of indices: [UInt8]) -> [UInt8] {
        let clear = 1 << bits
        var output = BitWriter()
        var length = bits + 1
        var next = clear + 2
        // Codes by the code of the string before and the colour after it, in one number.
        var strings: [Int: Int] = [:]
        output.write(clear, length)
        var prefix = -1
        for index in indices {
            let color = Int(index)
            guard prefix >= 0 else {
                prefix = color
                continue
            }
            if let code = strings[prefix << 8 | color] {
                prefix = code
                continue
            }
            output.write(prefix, length)
            if next < 4096 {
                strings[prefix << 8 | color] = next
                if next == 1 << length { length += 1 }
                next += 1
            } else {
                output.write(clear, length)
                strings = [:]
                length = bits + 1
                next = clear + 2
            }
            prefix = color
        }
        if prefix >= 0 { output.write(prefix, length) }
        // The decoder adds a string for the last code too, which may make the codes longer.
        if next == 1 << length, length < 12 { length += 1 }
        output.write(clear + 1, length)
        return output.finish()
    }

    /// Bits from the lowest of each byte upwards.
    private struct BitWriter {
        private var bytes: [UInt8] = []
        private var held = 0
        private var count = 0

        mutating func write(_ code: Int, _ length: Int) {
            held |= code << count
            count += length
            while count >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: held))
                held >>= 8
                count -= 8
            }
        }

        mutating func finish() -> [UInt8] {
            if count > 0 { bytes.append(UInt8(truncatingIfNeeded: held)) }
            return bytes
        }
    }
}
