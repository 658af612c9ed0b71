internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// A target of a display list. The items that arrive here are checked: numbers are finite, bitmaps and glyphs exist.
protocol RenderingCanvas {
    /// Begins a group, whose items follow one by one. Its opacity is above 0 and at most 1, its transform can be inverted, as can
    /// the transforms of all open groups together, and its clip begins with a move.
    mutating func beginGroup(_ group: DisplayItem.Group) throws(RenderingError)
    /// Ends the group that began last.
    mutating func endGroup() throws(RenderingError)
    /// Draws a path, which begins with a move and is not empty.
    mutating func draw(_ item: DisplayItem.PathItem)
    /// Draws a gradient in words of the format's own; false, and nothing, where it has none for it: then its pixels follow.
    mutating func draw(_ gradient: DisplayItem.GradientItem) throws(RenderingError) -> Bool
    /// Draws a bitmap.
    mutating func draw(_ image: PlacedImage) throws(RenderingError)
    /// Draws glyphs of a font for a view.
    mutating func draw(_ run: GlyphRun, in face: FreeTypeFace, view: ViewID?) throws(RenderingError)
}

/// The drawn pixels of a bitmap and their target.
struct PlacedImage {
    /// The pixels, tinted where a tint was asked for.
    var bitmap: Bitmap
    /// Maps the pixels' coordinates, `y` downwards, to the coordinates of the items around.
    var transform: CGAffineTransform
    /// The drawn part of the bitmap, in its pixels, where that is not all of it.
    var visible: CGRect?
    /// Whether it is ground rather than a picture that says something.
    var isDecoration = false
}
