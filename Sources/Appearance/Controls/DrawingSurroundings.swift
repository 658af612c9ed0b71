package import Foundation
package import KeylineGraphics

/// The texts, colours and direction that a layout system gives to drawings of the controls in which text is a part of the picture.
@MainActor
package protocol DrawingSurroundings {
    /// Whether text runs from left to right.
    var isLeftToRight: Bool { get }
    /// The colour of controls.
    var tint: Color { get }

    /// A colour of the system in the view's appearance.
    func color(_ color: AdaptiveColor) -> Color

    /// The width of a text on one line in points, rounded up to pixels.
    func width(of text: String, _ font: ControlFont) -> CGFloat

    /// Draws one line of text in the middle of a rectangle's height, cut with an ellipsis where it is too long.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font.
    ///   - color: The colour.
    ///   - alignment: The side of the rectangle.
    ///   - rect: The rectangle in the picture, in points.
    ///   - list: The display list, to which the drawing is added.
    func draw(
        _ text: String, _ font: ControlFont, _ color: Color, _ alignment: ControlTextAlignment, in rect: CGRect,
        into list: inout DisplayListBuilder)
}

/// A font in a control.
package enum ControlFont: Hashable, Sendable {
    /// The system's font in a size in points, at every text size.
    case system(CGFloat)
    /// The same, semibold.
    case semibold(CGFloat)
}

/// The side of a rectangle at which a text in a control is, whatever direction text runs in.
package enum ControlTextAlignment: Hashable, Sendable {
    case left, center, right
}
