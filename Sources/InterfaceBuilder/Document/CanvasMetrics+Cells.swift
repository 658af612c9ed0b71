import Foundation
import UIKitLayout

/// What the canvas gives the cells of tables.
///
/// Source: some 300 distances of views from their cell's margins in public documents.
extension CanvasMetrics {
    /// The least height of a table's rows that follow their content, in points: 44 without the line below, but for a few versions.
    var rowHeight: CGFloat {
        if (24000..<26000).contains(tools.major) { return 51 }
        return 44 - 1 / (device?.device?.scale ?? 2)
    }

    /// The distance of inset sections of tables from the sides, in points, where it is not the margin of the width: one version
    /// gave narrow phones without a home button that of wide ones.
    var sectionInset: CGFloat? {
        let isWithoutHomeButton = device?.device != nil && !hasHomeButton
        return (22000..<23000).contains(tools.major) && isWithoutHomeButton ? 20 : nil
    }

    /// The distances of a cell's content from the cell's edges, in points.
    ///
    /// The width that a table gives its cells depends on the device's width. So do the margins of a cell at the top of a XIB, but for those that are
    /// as narrow as Xcode's library makes them; before version 14700 its own width decides.
    ///
    /// - Parameters:
    ///   - width: The width of the cell, or of the table that it is in, in points.
    ///   - isAlone: Whether the cell is in no table.
    ///   - isOnCanvas: Whether widths count as for the version's canvas; otherwise as for cells that code makes.
    /// - Returns: The distances.
    func cellMargins(width: CGFloat, isAlone: Bool, onCanvas isOnCanvas: Bool) -> UIEdgeInsets {
        guard tools >= 13000 else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        let end: CGFloat = (24000..<25000).contains(tools.major) ? 15 : 11
        let narrowSide: CGFloat = (14500..<17000).contains(tools.major) && hasHomeButton ? 15 : 16
        let side = hasWideMargins(width, isAlone, isOnCanvas) ? 20 : narrowSide
        return UIEdgeInsets(top: end, left: side, bottom: end, right: side)
    }

    /// Versions that count insets twice give phones of 390 points narrow margins again.
    ///
    /// Source: 130 cells at the top of XIBs and 220 in tables, of public documents.
    private func hasWideMargins(_ width: CGFloat, _ isAlone: Bool, _ isOnCanvas: Bool) -> Bool {
        let isPhone = device?.idiom == .phone
        // A phone on its side counts as it is upright.
        let deviceWidth = (isPhone ? device?.device?.size(.portrait) : device?.size)?.width ?? 0
        let firstVersion: ToolsVersion = isAlone ? 21500 : 23000
        let countsNarrowerPhones = isOnCanvas && tools >= firstVersion
        let leastWidth: CGFloat = countsNarrowerPhones ? (countsInsetsTwice ? 393 : 390) : 414
        let isWideDevice = deviceWidth >= leastWidth
        if isAlone { return tools < 14700 ? width >= 414 : isWideDevice && width > 320 }
        // A table that is much narrower than a wide iPhone counts itself.
        return isWideDevice && !(isPhone && width <= 320)
    }
}
