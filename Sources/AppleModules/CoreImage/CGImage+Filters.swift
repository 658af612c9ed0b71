import KeylineGraphics
import UIKitLayout

extension CGImage {
    /// The picture with each colour changed; components are 0…1 and not multiplied by their opacity.
    func changed(_ change: (SIMD3<Double>) -> SIMD3<Double>) -> CGImage {
        var pixels = Array(bitmap.pixels)
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let color = SIMD3(Double(pixels[start]), Double(pixels[start + 1]), Double(pixels[start + 2])) / 255
            let result = change(color).clamped(lowerBound: .zero, upperBound: .one) * 255
            for part in 0..<3 { pixels[start + part] = UInt8(result[part].rounded()) }
        }
        return CGImage(Bitmap(width: width, height: height, pixels: pixels))
    }

    /// The picture out of focus: three averages along each axis come near a Gaussian of a standard deviation in pixels.
    func blurred(radius: Double) -> CGImage {
        let reach = min(Int((radius * 1.2).rounded()), max(width, height))
        guard reach > 0, width > 0, height > 0 else { return self }
        var pixels = Array(bitmap.pixels)
        // Colours that do not show must not reach their neighbours.
        scaleByOpacity(&pixels) { $0 * $1 / 255 }
        for _ in 0..<3 {
            average(&pixels, lines: height, length: width, step: 4, lineStep: width * 4, reach: reach)
            average(&pixels, lines: width, length: height, step: width * 4, lineStep: 4, reach: reach)
        }
        scaleByOpacity(&pixels) { $1 == 0 ? 0 : min($0 * 255 / $1, 255) }
        return CGImage(Bitmap(width: width, height: height, pixels: pixels))
    }

    private func scaleByOpacity(_ pixels: inout [UInt8], _ change: (_ component: Int, _ alpha: Int) -> Int) {
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(pixels[start + 3])
            for part in start..<start + 3 { pixels[part] = UInt8(change(Int(pixels[part]), alpha)) }
        }
    }

    /// Replaces each component by the average of its neighbours along lines, whose ends go on.
    private func average(
        _ pixels: inout [UInt8], lines: Int, length: Int, step: Int, lineStep: Int, reach: Int
    ) {
        var line = [Int](repeating: 0, count: length)
        let count = 2 * reach + 1
        for index in 0..<lines {
            for part in 0..<4 {
                let start = index * lineStep + part
                for place in 0..<length { line[place] = Int(pixels[start + place * step]) }
                var sum = (-reach...reach).reduce(0) { $0 + line[min(max($1, 0), length - 1)] }
                for place in 0..<length {
                    pixels[start + place * step] = UInt8(sum / count)
                    sum += line[min(place + reach + 1, length - 1)] - line[max(place - reach, 0)]
                }
            }
        }
    }

    /// The picture in another size: each pixel is the nearest of the picture's.
    func scaled(x: CGFloat, y: CGFloat) -> CGImage {
        let columns = min(max(Int((CGFloat(width) * x).rounded()), 1), 8192)
        let rows = min(max(Int((CGFloat(height) * y).rounded()), 1), 8192)
        let old = bitmap.pixels
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows * 4)
        for row in 0..<rows {
            let line = row * height / rows * width
            for column in 0..<columns {
                let start = (line + column * width / columns) * 4
                pixels += old[start..<start + 4]
            }
        }
        return CGImage(Bitmap(width: columns, height: rows, pixels: pixels))
    }
}
