import Foundation
import KeylineFoundationSupplement
public import KeylineGraphics
public import KeylineScenes

extension DisplayList {
    /// The picture on sheets: as wide as fits between the margins, never magnified, and divided between views where it is longer than
    /// a sheet. A view that fits a sheet is never cut; a higher one is cut between its lines of text.
    ///
    /// - Parameters:
    ///   - paper: The sheets.
    ///   - layout: Where views lie in the picture.
    /// - Returns: A page for each sheet, at least one; none where the margins leave less than an inch to print on.
    public func printed(on paper: Paper, layout: LayoutSnapshot) -> [DisplayList] {
        guard let printable = paper.printable, size.width > 0 else { return [] }
        let scale = min(1, printable.width / size.width)
        return PageBreaks(self, layout).parts(of: printable.height / scale).map { part in
            let shown = CGRect(
                x: 0, y: part.lowerBound, width: size.width, height: part.upperBound - part.lowerBound)
            let place = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: printable.minX, ty: printable.minY - part.lowerBound * scale)
            let group = DisplayItem.Group(transform: place, clip: Path(shown), items: items)
            return DisplayList(
                size: paper.size, items: [DisplayItem(view: nil, content: .group(group))], bitmaps: bitmaps)
        }
    }
}
