public import Foundation

/// What lies behind the content of a button or cell.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// The colour; nil leaves it to the style.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The colour of the line around; nil for the tint colour.
    public var strokeColor: UIColor?
    /// The width of the line around, in points; 0 for none.
    public var strokeWidth: CGFloat = 0
    /// The distance from the edges of the view, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// An image over the colour.
    public var image: UIImage?

    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
