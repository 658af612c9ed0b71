/// The kind of a property's value. In layout files a value's meaning follows from its key, never from its look: `text: yes` is the
/// text "yes".
package indirect enum PropertyKind: Sendable {
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
