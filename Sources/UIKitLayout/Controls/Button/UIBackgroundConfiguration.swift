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
