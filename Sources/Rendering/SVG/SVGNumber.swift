internal import Foundation
internal import KeylineFoundationSupplement

/// Numbers as SVG files write them: as few digits as a precision allows, the same in every locale.
enum SVGNumber {
    /// A number rounded to some decimals, four where nothing else is said: a ten-thousandth of a point cannot be seen.
    static func text(_ number: CGFloat, decimals: Int = 4) -> String {
        let scale = powersOfTen[decimals]
        let scaled = (Double(number) * Double(scale)).rounded()
        guard abs(scaled) < 1e15 else { return String(Double(number)) }
        let digits = Int(scaled)
        let (whole, part) = abs(digits).quotientAndRemainder(dividingBy: scale)
        let sign = digits < 0 ? "-" : ""
        return part == 0 ? "\(sign)\(whole)" : "\(sign)\(whole == 0 ? "" : String(whole)).\(fraction(part, decimals))"
    }

    /// The digits after the point, without the zeros at their end.
    private static func fraction(_ part: Int, _ decimals: Int) -> String {
        var part = part
        var count = decimals
        while part % 10 == 0 {
            part = part / 10
            count = count - 1
        }
        let digits = String(part)
        return String(repeating: "0", count: count - digits.count) + digits
    }

    private static let powersOfTen = [
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    ]

    /// Two numbers, such as `3,.5`.
    static func pair(_ point: CGPoint, decimals: Int = 4) -> String {
        "\(text(point.x, decimals: decimals)),\(text(point.y, decimals: decimals))"
    }

    /// A transform in the shortest of the forms that say it exactly enough.
    static func transform(_ t: CGAffineTransform) -> String {
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "translate(\(pair(CGPoint(x: t.tx, y: t.ty))))" }
        let linear = [t.a, t.b, t.c, t.d].map { text($0, decimals: 9) }
        return "matrix(\((linear + [text(t.tx), text(t.ty)]).joined(separator: ",")))"
    }
}
