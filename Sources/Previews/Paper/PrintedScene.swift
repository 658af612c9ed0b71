import Foundation
import KeylineFoundationSupplement
public import KeylineGraphics
public import KeylineScenes

extension DisplayList {
    /// The picture on sheets: as wide as fits between the margins, magnified only where the sheets ask for it, and divided between views
    /// where it is longer than a sheet. A view that fits a sheet is never cut; a higher one is cut between its lines of text. The
    /// header of a list's rows is drawn again on each sheet where they go on, and nothing of a view that is on one sheet appears on another.
    ///
    /// - Parameters:
    ///   - paper: The sheets.
    ///   - layout: Where views lie in the picture.
    /// - Returns: A page for each sheet, at least one; none where the margins leave less than an inch to print on.
    public func printed(on paper: Paper, layout: LayoutSnapshot) -> [DisplayList] {
        guard let printable = paper.printable, size.width > 0 else { return [] }
        let scale = paper.fillsWidth ? printable.width / size.width : min(1, printable.width / size.width)
        let height = printable.height / scale
        let headers = RowHeaders(layout, within: height / 2)
        let contents = SheetContents(layout)
        let parts = PageBreaks(self, layout).parts { height - headers.height(at: $0) }
        return parts.map { part in
            let corner = CGPoint(x: printable.minX, y: printable.minY + headers.height(at: part.lowerBound) * scale)
            var groups = [group(part, at: corner, scale, contents)]
            for header in headers.headers(at: part.lowerBound) {
                let rows = header.frame.minY..<header.frame.maxY
                groups.append(
                    group(rows, at: printable.origin, scale, contents, between: (header.frame.minX, header.frame.maxX)))
            }
            return DisplayList(
                size: paper.size, items: groups.map { DisplayItem(view: nil, content: .group($0)) }, bitmaps: bitmaps)
        }
    }

    /// A part of the picture, from y to y, with its upper left corner at a point of a sheet.
    private func group(
        _ part: Range<CGFloat>, at corner: CGPoint, _ scale: CGFloat, _ contents: SheetContents,
        between sides: (left: CGFloat, right: CGFloat)? = nil
    ) -> DisplayItem.Group {
        let left = max(sides?.left ?? 0, 0)
        let right = min(sides?.right ?? size.width, size.width)
        let shown = CGRect(
            x: left, y: part.lowerBound, width: right - left, height: part.upperBound - part.lowerBound)
        let place = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: corner.x, ty: corner.y - part.lowerBound * scale)
        return DisplayItem.Group(transform: place, clip: Path(shown), items: contents.items(of: self, in: part))
    }
}
