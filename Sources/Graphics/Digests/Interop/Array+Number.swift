extension [UInt8] {
    /// Appends the eight bytes of a number, the lowest first.
    package mutating func append(littleEndian number: UInt64) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
