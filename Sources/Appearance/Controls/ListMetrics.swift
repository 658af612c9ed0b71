package import Foundation
package import KeylineScenes

/// The looks of a list.
package enum ListKind: Hashable, Sendable {
    case plain, inset, grouped, insetGrouped, sidebar

    /// Whether sections have backgrounds of their own.
    package var isGrouped: Bool { self == .grouped || self == .insetGrouped || self == .sidebar }
}

/// The measures of a list, in points: SwiftUI's lists, UIKit's tables and collections of rows.
///
/// Source: measured on iOS 18 and iOS 26 (margins, rows, contents, gaps); titles of sections as grouped tables in Interface Builder files
/// have them.
package struct ListMetrics: Sendable {
    /// Beside rows.
    package let margin: CGFloat
    /// Beside the content of a row.
    package let contentInset: CGFloat
    /// Above and below the content of a row.
    package let verticalInset: CGFloat
    /// The least height of a row.
    package let rowHeight: CGFloat
    /// Between sections without header and footer, and above the first.
    package let sectionGap: CGFloat
    /// The radius of a section's corners.
    package let cornerRadius: CGFloat
    /// Above a header, besides the gap below the section before.
    package let aboveHeader: CGFloat
    /// Below a header.
    package let belowHeader: CGFloat
    /// Above a footer.
    package let aboveFooter: CGFloat
    /// Below the text of a footer.
    package let belowFooter: CGFloat
    /// Below the rows of a section without a footer.
    package let belowSection: CGFloat

    /// - Parameters:
    ///   - kind: The look.
    ///   - system: The generation of the system.
    ///   - width: The width of the list.
    ///   - leastRowHeight: The least height of a row that the app asks for.
    package init(
        _ kind: ListKind, _ system: SystemGeneration, width: CGFloat,
        leastRowHeight: CGFloat = Self.leastRowHeight
    ) {
        let isNew = system == .iOS26
        let side = Self.sideMargin(system, width: width)
        margin = kind == .insetGrouped || kind == .sidebar ? side : 0
        contentInset = side
        cornerRadius = margin > 0 ? Self.cornerRadius(system) : 0
        // Source: `testListWithSectionHeaders`, which cashapp/AccessibilitySnapshot recorded on an iPhone with iOS 26.2: rows are 52 points
        // apart, and headers 40⅓ points high with their text in the middle.
        rowHeight = leastRowHeight != Self.leastRowHeight ? leastRowHeight : isNew ? 52 : leastRowHeight
        verticalInset = isNew ? 15 : Self.verticalInset
        sectionGap = kind.isGrouped ? Self.sectionGap : 0
        aboveHeader = kind.isGrouped ? (isNew ? 10 : 16) : 0
        belowHeader = kind.isGrouped ? (isNew ? 10 : 7) : 0
        aboveFooter = kind.isGrouped ? Self.footerInset : 6
        // Source: lists that cashapp/AccessibilitySnapshot recorded on iOS 18.5 and 26.2, where footers are 33⅔ and 29⅔ points high and
        // the next header follows at once.
        belowFooter = kind.isGrouped ? (isNew ? 6 : 10) : 0
        belowSection = kind.isGrouped ? Self.belowSection : 0
    }

    /// The margin of lists and bars in a window of a width.
    package static func sideMargin(_ system: SystemGeneration, width: CGFloat) -> CGFloat {
        system == .iOS26 || width < 390 ? 16 : 20
    }

    /// The radius of the corners of an inset section.
    package static func cornerRadius(_ system: SystemGeneration) -> CGFloat { system == .iOS26 ? 26 : 10 }

    /// The least height of a row unless the system or the app has another one.
    package static let leastRowHeight: CGFloat = 44
    /// Above and below the content of a row.
    package static let verticalInset: CGFloat = 11
    /// Above the first of the sections without titles.
    package static let sectionGap: CGFloat = 35
    /// Below a section, and above one without a header.
    package static let belowSection: CGFloat = 17.5

    // Titles of a table's sections.

    /// Above and below a footer.
    package static let footerInset: CGFloat = 8
    /// Below the header of a grouped section.
    package static let belowGroupedHeader: CGFloat = 6.5
    /// Above the header of the first section, and above the headers of others.
    package static func aboveGroupedHeader(isFirst: Bool) -> CGFloat { isFirst ? 33.5 : 16 }
    /// The least height of the header of a plain section.
    package static let plainHeaderHeight: CGFloat = 28
    /// Above and below the header of a plain section, together.
    package static let plainHeaderInsets: CGFloat = 7.5
}
