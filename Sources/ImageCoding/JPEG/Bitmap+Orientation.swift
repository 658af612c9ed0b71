internal import KeylineGraphics

extension Bitmap {
    /// The picture as it should be seen, when it is stored with an orientation; the new one takes memory of its own.
    func turned(upright orientation: ExifOrientation, claim: ImageBudget.Claim) -> Bitmap {
        let swapsSides = orientation.rawValue >= ExifOrientation.transposed.rawValue
        let (newWidth, newHeight) = swapsSides ? (height, width) : (width, height)
        let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
            pixels.withUnsafeBufferPointer { source in
                for y in 0..<newHeight {
                    for x in 0..<newWidth {
                        let (column, row) = storedPlace(x, y, orientation)
                        for channel in 0..<4 {
                            target[(y * newWidth + x) * 4 + channel] = source[(row * width + column) * 4 + channel]
                        }
                    }
                }
            }
            count = pixels.count
        }
        return Bitmap(width: newWidth, height: newHeight, pixels: turned, claim: claim)
    }

    /// The stored column and row of the pixel that belongs at a column and row of the upright picture.
    private func storedPlace(_ x: Int, _ y: Int, _ orientation: ExifOrientation) -> (column: Int, row: Int) {
        switch orientation {
        case .upright: (x, y)
        case .mirrored: (width - 1 - x, y)
        case .upsideDown: (width - 1 - x, height - 1 - y)
        case .upsideDownMirrored: (x, height - 1 - y)
        case .transposed: (y, x)
        case .turnedClockwise: (y, height - 1 - x)
        case .transversed: (width - 1 - y, height - 1 - x)
        case .turnedCounterclockwise: (width - 1 - y, x)
        }
    }
}
