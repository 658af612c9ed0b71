public import Foundation

/// What lies behind the content of a button or cell.
///
/// Sendable as UIKit's is: only who draws, on the main actor, asks the view and the material for anything.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
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
    /// How the image fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Changes the colour.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the line around.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// How far the line around lies outside the background's edge, in points.
    public var strokeOutset: CGFloat = 0
    /// A view over colour and image, as large as the background of a button; behind a cell it is left out, and the scene says so.
    public var customView: UIView?
    /// The material behind the colour, which is left out, and the scene says so.
    public var visualEffect: UIVisualEffect?
    /// The edges on which the view's margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// Where the background of a view lies in a rectangle, in points.
    @MainActor func rect(in rect: CGRect, of view: UIView) -> CGRect {
        var insets = backgroundInsets
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        let margins = view.directionalLayoutMargins
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return rect.inset(by: insets.resolved(view.layoutDirection))
    }

    init(backgroundColor: UIColor? = nil, cornerRadius: CGFloat = 0) {
        self.backgroundColor = backgroundColor
        self.cornerRadius = cornerRadius
    }

    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// A plain row.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .systemBackground)
    }
    /// A row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
    }
    /// A row of a list at the side.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(cornerRadius: 10) }
    /// A row of any list.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// The head of a plain section.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .secondarySystemBackground)
    }
    /// The head of a grouped section.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
