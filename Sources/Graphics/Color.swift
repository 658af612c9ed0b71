/// A colour of the sRGB colour space with straight (not premultiplied) alpha.
///
/// Components are 0…1 and kept as given: a colour from a file keeps the file's value.
public struct Color: Hashable, Sendable {
    /// The red component, 0…1.
    public var red: Double
    /// The green component, 0…1.
    public var green: Double
    /// The blue component, 0…1.
    public var blue: Double
    /// The opacity, 0 (transparent) … 1 (opaque).
    public var alpha: Double

    /// Creates a colour from sRGB components, 0…1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a grey from its sRGB level, 0 (black) … 1 (white).
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from a number written `0xRRGGBB`.
    public init(hexadecimal: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hexadecimal >> 16 & 0xFF) / 255,
            green: Double(hexadecimal >> 8 & 0xFF) / 255,
            blue: Double(hexadecimal & 0xFF) / 255,
            alpha: alpha
        )
    }

    /// Opaque black.
    public static let black = Color(white: 0)
    /// Opaque white.
    public static let white = Color(white: 1)
    /// Transparent black.
    public static let clear = Color(white: 0, alpha: 0)

    /// The colour with its opacity multiplied by a factor, 0…1.
    public func multiplyingAlpha(by factor: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// The components as 8-bit numbers, red, green, blue, alpha; halves round up.
    public var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
    }

    /// The 8-bit number that stands for a component 0…1; values outside the range are clamped.
    private static func byte(_ component: Double) -> UInt8 {
        UInt8((min(max(component, 0), 1) * 255).rounded())
    }
}

extension Color: CustomStringConvertible {
    /// `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque.
    public var description: String {
        let bytes = bytes
        let components = [bytes.red, bytes.green, bytes.blue] + (bytes.alpha == 255 ? [] : [bytes.alpha])
        return "#" + components.map(Self.twoDigits).joined()
    }

    private static func twoDigits(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }
}
