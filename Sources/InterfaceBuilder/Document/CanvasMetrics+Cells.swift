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
    /// What a table gives its cells depends on the device's width, whatever the table's own. A cell at the top of a XIB is in no
    /// table; in some versions its own width decides.
    ///
    /// - Parameter width: The width of a cell that is in no table, in points; nil in a table.
    /// - Returns: The distances.
    func cellMargins(alone width: CGFloat?) -> UIEdgeInsets {
        guard tools >= 13000 else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        let end: CGFloat = (24000..<25000).contains(tools.major) ? 15 : 11
        let side = cellSideMargin(alone: width)
        return UIEdgeInsets(top: end, left: side, bottom: end, right: side)
    }

    private func cellSideMargin(alone width: CGFloat?) -> CGFloat {
        let ownWidthDecides = !(14700..<20000).contains(tools.major)
        let decisive = (ownWidthDecides ? width : nil) ?? device?.size?.width ?? 0
        if decisive >= 414 { return 20 }
        return (14500..<17000).contains(tools.major) ? 15 : 16
    }
}
