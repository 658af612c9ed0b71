import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

/// The headers of lists' sections, which are drawn again on each sheet where their rows go on.
struct RowHeaders {
    /// A header, and the end of the rows below it.
    struct Header: Equatable {
        let frame: CGRect
        let end: CGFloat
    }

    /// For each list its headers from the top.
    private let lists: [[Header]]

    /// Finds the headers of a layout.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - most: The height over which a header is too high to be drawn again, in points.
    init(_ layout: LayoutSnapshot, within most: CGFloat) {
        let views = layout.placedViews.filter { $0.isVisible && $0.frame.height > 0 }
        let ancestry = ViewAncestry(views)
        var families: [Int: [LayoutSnapshot.PlacedView]] = [:]
        for (index, placed) in views.enumerated() {
            families[ancestry.parent(ofViewAt: index) ?? -1, default: []].append(placed)
        }
        lists = families.sorted { $0.key < $1.key }.map { parent, family in
            Self.headers(family, in: views.indices.contains(parent) ? views[parent].frame : nil)
                .filter { $0.frame.height <= most }
        }
    }

    /// The headers among the views of one list, as wide as the list: its background is beside them too.
    private static func headers(_ family: [LayoutSnapshot.PlacedView], in list: CGRect?) -> [Header] {
        let headers = family.filter { $0.view.drawing.isHeaderOfRows }.map(\.frame).sorted { $0.minY < $1.minY }
        return headers.map { frame in
            let next = headers.first { $0.minY > frame.minY }?.minY
            let rows = family.map(\.frame).filter { $0.minY >= frame.maxY - 1 && $0.minY < next ?? .infinity }
            var shown = frame
            if let list { (shown.origin.x, shown.size.width) = (list.minX, list.width) }
            return Header(frame: shown, end: rows.map(\.maxY).max() ?? frame.maxY)
        }
    }

    /// The headers whose rows go on below a line.
    func headers(at line: CGFloat) -> [Header] {
        lists.compactMap { $0.last { $0.frame.maxY <= line + 0.5 && $0.end > line + 0.5 } }
    }

    /// The height of such headers, in points.
    func height(at line: CGFloat) -> CGFloat { headers(at: line).map(\.frame.height).max() ?? 0 }
}
