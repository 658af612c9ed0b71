import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

/// Finds where a long scene is divided among sheets: between views, so that no view which fits a sheet is cut.
struct PageBreaks {
    /// From y to y, in points.
    typealias Extent = Range<CGFloat>

    /// The rectangles that stay together if they fit a sheet; of higher views only the lines of their text.
    private let views: [Extent]
    private let lines: [Extent]
    private let end: CGFloat

    init(_ list: DisplayList, _ layout: LayoutSnapshot) {
        let height = list.size.height
        let empty = EmptyBars(list, layout)
        let visible = layout.placedViews.filter {
            $0.isVisible && $0.frame.width > 0 && $0.frame.height > 0 && !empty.views.contains($0.view.id)
        }
        views = visible.compactMap { Self.extent($0.frame.minY, $0.frame.maxY, within: height) }
        lines = Self.divided(list.items.flatMap { Self.lines(of: $0, .identity) })
            .compactMap { Self.extent($0.minY, $0.maxY, within: height) }
        end = height
    }

    private static func extent(_ top: CGFloat, _ bottom: CGFloat, within height: CGFloat) -> Extent? {
        let top = max(top, 0)
        let bottom = min(bottom, height)
        return top < bottom ? top..<bottom : nil
    }

    /// A line of text, or a part of one.
    private struct Line {
        /// The view that shows it; nil for none.
        let view: ViewID?
        /// The y of the line on which letters rest, in points.
        let baseline: CGFloat
        var rect: CGRect
    }

    private static func lines(of item: DisplayItem, _ transform: CGAffineTransform) -> [Line] {
        switch item.content {
        case .group(let group):
            let inner = group.transform.concatenating(transform)
            return group.items.flatMap { lines(of: $0, inner) }
        case .glyphs(let run):
            let baseline = run.origin.applying(transform).y
            return [Line(view: item.view, baseline: baseline, rect: line(of: run).applying(transform))]
        case .path, .image, .gradient: return []
        }
    }

    /// The part of the distance from one line of a paragraph to the next that belongs to the upper one. Fonts give a line a quarter to a third
    /// as much below its baseline as above; marks of Thai and Devanagari, which reach higher, come with a greater distance.
    private static let depth: CGFloat = 0.22

    /// The rectangles around lines of text. In a paragraph each ends where the next one begins: there it may be divided.
    private static func divided(_ lines: [Line]) -> [CGRect] {
        var lines = lines.sorted { ($0.view?.rawValue ?? "", $0.baseline) < ($1.view?.rawValue ?? "", $1.baseline) }
        var start = 0
        while start < lines.count {
            let end = endOfRow(lines, start)
            let next =
                end < lines.count && lines[end].view == lines[start].view ? end..<endOfRow(lines, end) : end..<end
            if let below = lines[next].first {
                let border = lines[start].baseline + depth * (below.baseline - lines[start].baseline)
                for index in start..<end { lines[index].rect.size.height = border - lines[index].rect.minY }
                for index in next {
                    lines[index].rect.size.height += lines[index].rect.minY - border
                    lines[index].rect.origin.y = border
                }
            }
            start = end
        }
        return lines.map(\.rect)
    }

    /// The index behind the parts that are on one line with the part at an index.
    private static func endOfRow(_ lines: [Line], _ start: Int) -> Int {
        lines[start...].firstIndex { $0.view != lines[start].view || $0.baseline > lines[start].baseline + 0.5 }
            ?? lines.count
    }

    /// The rectangle around a run of glyphs, as high as letters of usual fonts.
    static func line(of run: GlyphRun) -> CGRect {
        CGRect(x: run.origin.x, y: run.origin.y - run.fontSize, width: run.advance, height: 1.3 * run.fontSize)
    }

    /// The parts of the scene that sheets show, from the top. What is free between two sheets is on neither, as between paragraphs of a
    /// book; after the last view there is no sheet.
    ///
    /// - Parameter room: The points that a sheet shows of a scene from a line on; a header that is drawn again takes some of them.
    /// - Returns: The parts.
    func parts(room: (CGFloat) -> CGFloat) -> [Extent] {
        let kept = kept(by: room(0))
        var parts: [Extent] = []
        var top: CGFloat = 0
        while case let most = room(top), end - top > most {
            let bottom = place(of: most, from: top, kept)
            parts.append(top..<bottom)
            guard !kept.isEmpty else {
                top = bottom
                continue
            }
            guard let next = kept.filter({ $0.upperBound > bottom }).map(\.lowerBound).min() else { return parts }
            top = max(bottom, next)
        }
        return parts + [top..<end]
    }

    /// The views that fit a sheet, and the lines of text outside of them.
    private func kept(by most: CGFloat) -> [Extent] {
        let whole = views.filter { $0.upperBound - $0.lowerBound <= most }
        let loose = lines.filter { line in
            !whole.contains { view in
                view.lowerBound - Self.reach <= line.lowerBound && line.upperBound <= view.upperBound + Self.reach
            }
        }
        return whole + loose.filter { $0.upperBound - $0.lowerBound <= most }
    }

    /// The distance that letters may reach beyond the view that draws them, in points.
    private static let reach: CGFloat = 8

    /// Where the sheet that begins at `top` ends: below as much as fits of what is kept together; in the middle where it overlaps so
    /// that no place is free.
    private func place(of most: CGFloat, from top: CGFloat, _ kept: [Extent]) -> CGFloat {
        let near = kept.filter { $0.upperBound > top && $0.lowerBound < top + most }
        let candidates = near.flatMap { [$0.lowerBound, $0.upperBound] } + [top + most]
        let free = candidates.filter { place in
            place > top && place <= top + most
                && !near.contains { $0.lowerBound < place && place < $0.upperBound }
        }
        return free.max() ?? top + most
    }
}
