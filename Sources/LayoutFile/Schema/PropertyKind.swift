import Foundation
import UIKitLayout

/// What the value of a key may be. A value's meaning follows from its key, never from its look: `text: yes` is the text "yes".
indirect enum PropertyKind: Sendable {
    /// Any text, or `{ key: … }` for a localised one.
    case text
    /// A number of points or a factor.
    case number(ClosedRange<Double>)
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// `true` or `false`.
    case flag
    /// One of some words.
    case choice([String])
    /// A system colour's name, `"#RRGGBB"` or `"#RRGGBBAA"`, or `{ light: …, dark: … }`.
    case color
    /// A text style's name, a size, or a mapping of size, weight and family.
    case font
    /// An image's name, or `{ symbol: … }`.
    case image
    /// A number for all sides, or a mapping of sides.
    case insets
    /// `WIDTHxHEIGHT` in points.
    case size
    /// A mapping of `x`, `y`, `width` and `height` in points.
    case frame
    /// A priority for both axes, or a mapping of axes.
    case priorities
    /// A list of values of one kind.
    case list(PropertyKind)
}

/// The value of a key after reading.
indirect enum PropertyValue: Hashable, Sendable {
    case text(LayoutText)
    case number(CGFloat)
    case integer(Int)
    case flag(Bool)
    case choice(String)
    case color(LayoutColor)
    case font(LayoutFont)
    case image(LayoutImage)
    case insets(NSDirectionalEdgeInsets)
    case size(CGSize)
    case frame(CGRect)
    case priorities(LayoutPriorities)
    case list([PropertyValue])
}

/// A text, or the key of one in a string table.
struct LayoutText: Hashable, Sendable {
    /// The text itself, or what stands for it in languages that lack the key.
    var text: String?
    /// The key in the string table.
    var key: String?
    /// Whether emphasis, code and links in it are read as Markdown.
    var isMarkdown = false
}

/// A colour by name or by value.
indirect enum LayoutColor: Hashable, Sendable {
    case named(String)
    case value(red: Double, green: Double, blue: Double, alpha: Double)
    case pair(light: LayoutColor, dark: LayoutColor)
}

/// A font by text style or by size.
struct LayoutFont: Hashable, Sendable {
    var style: String?
    var size: CGFloat?
    var weight: String?
    var family: String?
    var isItalic = false
}

/// An image by name, or a symbol.
struct LayoutImage: Hashable, Sendable {
    var name: String
    var isSymbol: Bool
    /// Whether the image is drawn in the tint colour.
    var isTemplate = false
    /// Whether the image is mirrored where lines start at the right.
    var flips = false
}

/// A priority for each axis; nil leaves the view's own.
struct LayoutPriorities: Hashable, Sendable {
    var horizontal: Float?
    var vertical: Float?
}
