import Foundation
import KeylineAppearance

/// How rows of a list look by their place, as in tables.
@MainActor
struct ListRows {
    private let list: UICollectionLayoutListConfiguration
    private let traits: UITraitCollection

    init(_ list: UICollectionLayoutListConfiguration, _ traits: UITraitCollection) {
        self.list = list
        self.traits = traits
    }

    /// The room above a section, in points: as in tables.
    func gapAbove(_ index: Int, _ header: UIView?) -> CGFloat {
        if let padding = list.headerTopPadding { return padding }
        guard list.isGrouped else { return 0 }
        if header != nil { return index == 0 ? ListMetrics.belowSection : 6 }
        return index == 0 ? ListMetrics.sectionGap : ListMetrics.belowSection
    }

    func gapBelow(_ footer: UIView?) -> CGFloat {
        list.isGrouped ? (footer == nil ? ListMetrics.belowSection : ListMetrics.footerInset) : 0
    }

    func describe(_ cells: [UICollectionViewCell]) {
        for (index, cell) in cells.enumerated() {
            guard let cell = cell as? UICollectionViewListCell else { continue }
            let isLast = index == cells.count - 1
            cell.place.hasSeparator = list.showsSeparators && !(isLast && list.isGrouped)
            cell.place.separatorColor = list.separatorConfiguration.color
            if cell.backgroundConfiguration == nil, cell.backgroundColor == nil || cell.place.hasOwnColor {
                cell.place.hasOwnColor = true
                cell.backgroundColor = list.isGrouped ? .secondarySystemGroupedBackground : nil
            }
            if list.appearance == .insetGrouped { round(cell, isFirst: index == 0, isLast: isLast) }
        }
    }

    private func round(_ cell: UICollectionViewListCell, isFirst: Bool, isLast: Bool) {
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.appearance.maskedCorners = corners
        cell.appearance.cornerCurve = .continuous
        cell.appearance.cornerRadius =
            corners.isEmpty ? 0 : ListMetrics.cornerRadius(SceneContext.current.environment.system)
        cell.appearance.clipsToBounds = true
    }
}
