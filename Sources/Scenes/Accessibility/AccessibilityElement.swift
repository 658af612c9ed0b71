public import Foundation
public import KeylineGraphics

/// A thing at which VoiceOver stops.
public struct AccessibilityElement: Hashable, Sendable {
    /// The view, or the view that contains an element that is no view.
    public var view: ViewID
    /// The class of the view.
    public var className: String
    /// The place of the view in the source or, where it has none, of the nearest view around it that has one.
    public var location: SourceLocation?
    /// The name by which tests find the element.
    public var identifier: String?
    /// The words. Rectangles and points are in the scene's coordinates, in points.
    public var content: AccessibilityContent
    /// The rectangle in the scene's coordinates, in points.
    public var frame: CGRect
    /// Its place in the containers around it, the innermost first.
    public var contexts: [Context] = []

    /// The place of an element in a container.
    public enum Context: Hashable, Sendable {
        /// A tab, counted from 1.
        case tab(Int, of: Int)
        /// One of a row of buttons, counted from 1.
        case series(Int, of: Int)
        /// The first element of a list.
        case listStart
        /// The last element of a list.
        case listEnd
        /// The first element of a landmark.
        case landmarkStart
        /// The last element of a landmark.
        case landmarkEnd
        /// A cell of a table. The row is told only where it differs from the row of the element before.
        case cell(AccessibilityContent.Cell, tellsRow: Bool)
    }

    /// The point that a double tap touches, in the scene's coordinates, in points.
    public var activationPoint: CGPoint { content.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }
}
