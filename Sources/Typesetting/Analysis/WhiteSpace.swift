/// The white space that may hang over the end of a line (UAX #14: spaces are ignored at a line's end).
enum WhiteSpace {
    /// Marks the white space that may hang.
    static func mark(in properties: UnsafeMutableBufferPointer<CharacterProperties>, of units: [UInt16]) {
        for offset in properties.indices where hangs(units[offset]) { properties[offset].insert(.hangs) }
    }

    /// Whether a code unit is a space at which lines break: not the no-break spaces, which are part of a word.
    private static func hangs(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20, 0x09, 0x0A...0x0D, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
        default: false
        }
    }
}
