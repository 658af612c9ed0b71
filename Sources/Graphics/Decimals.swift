public import Foundation

/// Numbers as dumps write them: at most four decimals, no trailing zeros, no minus before zero, the same in every locale.
public enum Decimals {
    /// A number such as `12`, `0.5` or `33.3333`.
    public static func text(_ number: Double) -> String {
        guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
        let rounded = (number * 10_000).rounded() / 10_000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
        return String(rounded)
    }

    /// A number such as `12`, `0.5` or `33.3333`.
    public static func text(_ number: CGFloat) -> String {
        text(Double(number))
    }

    /// A number as messages write it: at most one decimal, such as `48.2`.
    public static func short(_ number: CGFloat) -> String {
        text((number * 10).rounded() / 10)
    }

    /// Two numbers with as few decimals, at most three and at least one, as tell them apart.
    public static func distinct(_ first: CGFloat, _ second: CGFloat) -> (String, String) {
        for factor in [10.0, 100.0] where (first * factor).rounded() != (second * factor).rounded() {
            return (text((first * factor).rounded() / factor), text((second * factor).rounded() / factor))
        }
        return (text((first * 1000).rounded() / 1000), text((second * 1000).rounded() / 1000))
    }

    /// A point such as `(12, 0.5)`.
    public static func text(_ point: CGPoint) -> String {
        "(\(text(point.x)), \(text(point.y)))"
    }

    /// A size such as `320×44`.
    public static func text(_ size: CGSize) -> String {
        "\(text(size.width))×\(text(size.height))"
    }

    /// A rectangle such as `(0, 20; 320×44)`.
    public static func text(_ rect: CGRect) -> String {
        "(\(text(rect.minX)), \(text(rect.minY)); \(text(rect.size)))"
    }
}
