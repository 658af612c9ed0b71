/// An integer of any size, as simple as it can be.
struct BigInteger: ExactNumber {
    private var isNegative = false
    /// Base 2³², the lowest first, without leading zeros.
    private var limbs: [UInt32] = []

    init(_ value: Int) {
        isNegative = value < 0
        var rest = value.magnitude
        while rest > 0 {
            limbs.append(UInt32(truncatingIfNeeded: rest))
            rest >>= 32
        }
    }

    private init(isNegative: Bool, limbs: [UInt32]) {
        self.limbs = limbs
        while self.limbs.last == 0 { self.limbs.removeLast() }
        self.isNegative = isNegative && !self.limbs.isEmpty
    }

    init(_ value: Double, timesTwoTo exponent: Int) throws {
        guard value != 0 else {
            self.init(0)
            return
        }
        let shift = Int(value.exponent) - 52 + exponent
        let significand = Int(value.significandBitPattern | 1 << 52)
        precondition(shift >= 0 || significand.trailingZeroBitCount >= -shift, "the number is not whole")
        self.init(shift >= 0 ? significand : significand >> -shift)
        if shift > 0 { limbs = Self.shifted(limbs, by: shift) }
        isNegative = value < 0
    }

    static prefix func - (value: BigInteger) -> BigInteger {
        BigInteger(isNegative: !value.isNegative, limbs: value.limbs)
    }

    static func < (left: BigInteger, right: BigInteger) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        return left.isNegative ? isLess(right.limbs, left.limbs) : isLess(left.limbs, right.limbs)
    }

    static func combine(
        _ a: BigInteger, _ b: BigInteger, _ c: BigInteger, _ d: BigInteger, over e: BigInteger
    ) throws -> BigInteger {
        (a * b - c * d) / e
    }

    static func ratio(_ a: BigInteger, _ b: BigInteger) -> Double {
        guard !a.limbs.isEmpty else { return 0 }
        // Enough bits that the whole quotient has more than a Double can hold.
        let shift = max(0, 128 - a.bitWidth + b.bitWidth)
        let quotient = divided(shifted(a.limbs, by: shift), by: b.limbs)
        let value = quotient.reversed().reduce(0.0) { $0 * 4_294_967_296 + Double($1) }
        return (a.isNegative != b.isNegative ? -value : value) * Double(sign: .plus, exponent: -shift, significand: 1)
    }

    private var bitWidth: Int { limbs.count * 32 - (limbs.last?.leadingZeroBitCount ?? 0) }

    static func * (left: BigInteger, right: BigInteger) -> BigInteger {
        guard !left.limbs.isEmpty, !right.limbs.isEmpty else { return BigInteger(0) }
        var product = [UInt32](repeating: 0, count: left.limbs.count + right.limbs.count)
        for (place, limb) in left.limbs.enumerated() {
            var carry: UInt64 = 0
            for (offset, other) in right.limbs.enumerated() {
                let sum = UInt64(limb) * UInt64(other) + UInt64(product[place + offset]) + carry
                product[place + offset] = UInt32(truncatingIfNeeded: sum)
                carry = sum >> 32
            }
            product[place + right.limbs.count] = UInt32(carry)
        }
        return BigInteger(isNegative: left.isNegative != right.isNegative, limbs: product)
    }

    static func - (left: BigInteger, right: BigInteger) -> BigInteger {
        if left.isNegative != right.isNegative {
            return BigInteger(isNegative: left.isNegative, limbs: sum(left.limbs, right.limbs))
        }
        if isLess(left.limbs, right.limbs) {
            return BigInteger(isNegative: !left.isNegative, limbs: difference(right.limbs, left.limbs))
        }
        return BigInteger(isNegative: left.isNegative, limbs: difference(left.limbs, right.limbs))
    }

    static func / (left: BigInteger, right: BigInteger) -> BigInteger {
        if right == BigInteger(1) { return left }
        return BigInteger(
            isNegative: left.isNegative != right.isNegative, limbs: divided(left.limbs, by: right.limbs))
    }

    // MARK: Magnitudes

    private static func isLess(_ left: [UInt32], _ right: [UInt32]) -> Bool {
        if left.count != right.count { return left.count < right.count }
        return left.reversed().lexicographicallyPrecedes(right.reversed())
    }

    private static func sum(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
        var result: [UInt32] = []
        var carry: UInt64 = 0
        for place in 0..<max(left.count, right.count) {
            carry += UInt64(place < left.count ? left[place] : 0) + UInt64(place < right.count ? right[place] : 0)
            result.append(UInt32(truncatingIfNeeded: carry))
            carry >>= 32
        }
        return result + [UInt32(carry)]
    }

    private static func difference(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
        var result = left
        var borrow: Int64 = 0
        for place in left.indices {
            var digit = Int64(left[place]) - Int64(place < right.count ? right[place] : 0) - borrow
            borrow = digit < 0 ? 1 : 0
            if digit < 0 { digit += 1 << 32 }
            result[place] = UInt32(digit)
        }
        return result
    }

    private static func shifted(_ limbs: [UInt32], by bits: Int) -> [UInt32] {
        let words = bits / 32
        let rest = UInt64(bits % 32)
        var result = [UInt32](repeating: 0, count: words)
        var carry: UInt64 = 0
        for limb in limbs {
            carry |= UInt64(limb) << rest
            result.append(UInt32(truncatingIfNeeded: carry))
            carry >>= 32
        }
        return result + [UInt32(carry)]
    }

    /// Long division in base 2³² (Knuth, volume 2, algorithm D).
    private static func divided(_ dividend: [UInt32], by divisor: [UInt32]) -> [UInt32] {
        guard divisor.count > 1 else { return dividedBySmall(dividend, UInt64(divisor[0])) }
        let shift = divisor[divisor.count - 1].leadingZeroBitCount
        let v = Array(shifted(divisor, by: shift).prefix(divisor.count))
        var u = shifted(dividend, by: shift)
        let n = v.count
        guard u.count > n else { return [] }
        var quotient = [UInt32](repeating: 0, count: u.count - n)
        for j in stride(from: u.count - n - 1, through: 0, by: -1) {
            let top = UInt64(u[j + n]) << 32 | UInt64(u[j + n - 1])
            var digit = min(top / UInt64(v[n - 1]), 0xffff_ffff)
            while true {
                let rest = top - digit * UInt64(v[n - 1])
                guard rest <= 0xffff_ffff, digit * UInt64(v[n - 2]) > (rest << 32 | UInt64(u[j + n - 2])) else { break }
                digit -= 1
            }
            if subtract(v, times: digit, from: &u, at: j) {
                digit -= 1
                add(v, to: &u, at: j)
            }
            quotient[j] = UInt32(digit)
        }
        return quotient
    }

    private static func dividedBySmall(_ dividend: [UInt32], _ divisor: UInt64) -> [UInt32] {
        var quotient = dividend
        var rest: UInt64 = 0
        for place in dividend.indices.reversed() {
            rest = rest << 32 | UInt64(dividend[place])
            quotient[place] = UInt32(rest / divisor)
            rest %= divisor
        }
        return quotient
    }

    /// Says whether the result would be negative; it is then off by the base.
    private static func subtract(_ v: [UInt32], times digit: UInt64, from u: inout [UInt32], at place: Int) -> Bool {
        var borrow: Int64 = 0
        var carry: UInt64 = 0
        for offset in 0...v.count {
            let product = (offset < v.count ? UInt64(v[offset]) * digit : 0) + carry
            carry = product >> 32
            let difference = Int64(u[place + offset]) - borrow - Int64(product & 0xffff_ffff)
            u[place + offset] = UInt32(truncatingIfNeeded: difference)
            borrow = difference < 0 ? 1 : 0
        }
        return borrow > 0
    }

    private static func add(_ v: [UInt32], to u: inout [UInt32], at place: Int) {
        var carry: UInt64 = 0
        for offset in 0...v.count {
            carry += UInt64(u[place + offset]) + UInt64(offset < v.count ? v[offset] : 0)
            u[place + offset] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
    }
}
