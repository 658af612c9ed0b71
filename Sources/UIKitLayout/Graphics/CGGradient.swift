public import Foundation
import KeylineGraphics

/// What lies before and beyond a gradient.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Wraps bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
    /// The first colour before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour beyond the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// What components of a colour mean.
public final class CGColorSpace: NSObject, Sendable {
    /// The usual name.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// Creates a space of a name; colours are sRGB.
    public init?(name: String) {
        numberOfComponents = 3
    }
    /// The number of components besides opacity: 3 for colours, 1 for greys.
    public let numberOfComponents: Int
    init(of kind: Int) {
        numberOfComponents = kind
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(of: 3) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(of: 1) }

/// Colours between which others lie.
public final class CGGradient: NSObject {
    let colors: [Any]
    let locations: [Double]?

    /// Colours, each a `CGColor`, and where they lie, 0…1; evenly unless given.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        self.colors = colors
        self.locations = locations?.map(Double.init)
    }

    /// Colours, each a `CGColor`, and where they lie, 0…1; evenly unless given.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: [CGFloat]?) {
        self.init(colorsSpace: space, colors: colors.compactMap { $0 as? CGColor }, locations: locations)
    }
}
