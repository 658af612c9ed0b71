internal import Foundation

/// The colours of sRGB as an ICC profile of version 2, made of its definition rather than copied from anywhere.
///
/// Source: ICC.1:2001-04; IEC 61966-2-1, whose primaries are adapted to D50 with the Bradford matrix.
enum SRGBProfile {
    /// The whole profile.
    static let bytes: [UInt8] = {
        let curve = transferCurve
        let tags: [(String, [UInt8])] = [
            ("desc", description("sRGB")), ("cprt", "text".utf8 + zeros(4) + "No copyright\0".utf8),
            ("wtpt", point(0.9642, 1, 0.8249)), ("rXYZ", point(0.43607, 0.22249, 0.01392)),
            ("gXYZ", point(0.38515, 0.71687, 0.09708)), ("bXYZ", point(0.14307, 0.06061, 0.71410)),
            ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
        ]
        var table = big(UInt32(tags.count))
        var data: [UInt8] = []
        var offsets: [[UInt8]: Int] = [:]
        let start = 128 + 4 + 12 * tags.count
        for (name, content) in tags {
            let offset = offsets[content] ?? start + data.count
            if offsets[content] == nil { data += content + zeros((4 - content.count % 4) % 4) }
            offsets[content] = offset
            table += name.utf8 + big(UInt32(offset)) + big(UInt32(content.count))
        }
        return header(size: start + data.count) + table + data
    }()

    private static func header(size: Int) -> [UInt8] {
        let date: [UInt16] = [2001, 1, 1, 0, 0, 0]
        let kind = big(UInt32(size)) + zeros(4) + [2, 0x10, 0, 0] + "mntrRGB XYZ ".utf8
        let origin = date.flatMap { big($0) } + "acsp".utf8 + zeros(4 + 4 + 4 + 4 + 8 + 4)
        let white = fixed(0.9642) + fixed(1) + fixed(0.8249)
        return kind + origin + white + zeros(128 - kind.count - origin.count - white.count)
    }

    /// Linear light by 1024 steps of a value.
    private static var transferCurve: [UInt8] {
        let values = (0..<1024).map { step -> UInt16 in
            let value = Double(step) / 1023
            let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            return UInt16((light * 65535).rounded())
        }
        return "curv".utf8 + zeros(4) + big(UInt32(values.count)) + values.flatMap { big($0) }
    }

    private static func description(_ text: String) -> [UInt8] {
        "desc".utf8 + zeros(4) + big(UInt32(text.utf8.count + 1)) + text.utf8 + zeros(1 + 4 + 4 + 2 + 1 + 67)
    }

    private static func point(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
        "XYZ ".utf8 + zeros(4) + fixed(x) + fixed(y) + fixed(z)
    }

    /// A number with 16 bits behind the point.
    private static func fixed(_ value: Double) -> [UInt8] { big(UInt32((value * 65536).rounded())) }

    private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

    private static func big<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        stride(from: Number.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
