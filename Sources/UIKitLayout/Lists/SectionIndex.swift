import Foundation
import KeylineGraphics

/// The titles at the side of a table that lead to its sections.
@MainActor
final class SectionIndex {
    /// How wide the strip is, in points; the content of rows gives way to it.
    private static let width: CGFloat = 15

    private unowned let table: UITableView
    private var titles: [String] = []
    private var view: SectionIndexView?

    init(of table: UITableView) {
        self.table = table
    }

    /// The room that the strip takes from rows, in points, at the side where lines end.
    var room: UIEdgeInsets {
        guard !titles.isEmpty else { return .zero }
        return isLeftToRight
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.width)
            : UIEdgeInsets(top: 0, left: Self.width, bottom: 0, right: 0)
    }

    private var isLeftToRight: Bool { table.layoutDirection == .leftToRight }

    /// Asks the data source for the titles; only a plain table with enough rows has any.
    func load() {
        titles = []
        guard table.style == .plain, let source = table.dataSource else { return }
        let rows = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }.reduce(0, +)
        guard rows > 0, rows >= table.sectionIndexMinimumDisplayRowCount else { return }
        titles = source.sectionIndexTitles(for: table) ?? []
    }

    /// Lays the strip over what the table shows, in front of the rows.
    func place() {
        guard !titles.isEmpty else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let view = view ?? SectionIndexView()
        self.view = view
        view.titles = titles
        view.ink = table.sectionIndexColor
        view.backgroundColor = table.sectionIndexBackgroundColor ?? table.backgroundColor
        let bounds = table.bounds
        let insets = table.adjustedContentInset
        let side =
            isLeftToRight
            ? bounds.maxX - table.safeAreaInsets.right - Self.width : bounds.minX + table.safeAreaInsets.left
        view.frame = CGRect(
            x: side, y: bounds.minY + insets.top, width: Self.width,
            height: max(bounds.height - insets.top - insets.bottom, 0))
        if view.superview !== table { table.addSubview(view) }
        table.bringSubviewToFront(view)
    }
}

/// The strip with the titles of an index, in its middle.
@MainActor
private final class SectionIndexView: UIView {
    private static let lineHeight: CGFloat = 14

    var titles: [String] = []
    var ink: UIColor?

    /// The titles that are shown: where not all have room, some are left out, with a dot between those that stay.
    private var lines: [String] {
        let room = Int(bounds.height / Self.lineHeight)
        guard titles.count > room, room > 2 else { return titles }
        let count = (room + 1) / 2
        let shown = (0..<count).map { titles[$0 * (titles.count - 1) / (count - 1)] }
        return shown.flatMap { [$0, "•"] }.dropLast()
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        let lines = lines
        let top = (bounds.height - CGFloat(lines.count) * Self.lineHeight) / 2
        for (place, line) in lines.enumerated() {
            let rect = CGRect(
                x: 0, y: top + CGFloat(place) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
            canvas.draw(
                line, font: .systemFont(ofSize: 11, weight: .semibold), color: ink ?? tintColor, centeredIn: rect)
        }
    }
}
