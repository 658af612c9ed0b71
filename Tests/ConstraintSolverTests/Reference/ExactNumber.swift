/// An integer of which nothing is ever lost.
protocol ExactNumber: Comparable {
    init(_ value: Int)
    /// A finite number times a power of two that makes it whole.
    init(_ value: Double, timesTwoTo exponent: Int) throws
    /// `(a * b - c * d) / e`, which the caller knows to come out even.
    static func combine(_ a: Self, _ b: Self, _ c: Self, _ d: Self, over e: Self) throws -> Self
    /// The quotient as the nearest number, or very near to it.
    static func ratio(_ a: Self, _ b: Self) -> Double
    static prefix func - (value: Self) -> Self
}

/// The numbers got too large for 128 bits.
struct Overflow: Error {}

extension Int128: ExactNumber {
    init(_ value: Double, timesTwoTo exponent: Int) throws {
        let scaled = value * Double(sign: .plus, exponent: exponent, significand: 1)
        guard abs(scaled) < 1e15 else { throw Overflow() }
        self.init(scaled)
    }

    static func combine(_ a: Int128, _ b: Int128, _ c: Int128, _ d: Int128, over e: Int128) throws -> Int128 {
        let (left, leftOverflow) = a.multipliedReportingOverflow(by: b)
        let (right, rightOverflow) = c.multipliedReportingOverflow(by: d)
        let (difference, overflow) = left.subtractingReportingOverflow(right)
        if leftOverflow || rightOverflow || overflow { throw Overflow() }
        return e == 1 ? difference : difference / e
    }

    static func ratio(_ a: Int128, _ b: Int128) -> Double {
        let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
        return Double(quotient) + Double(remainder) / Double(b)
    }
}
