/// Computes the widths of a grid's columns, or the heights of its rows.
///
/// Cells are served by priority, the highest first; nothing is kept back for lower ones. Among tracks of a priority those whose cells have
/// fewer infinite axes come first, then the less flexible ones; equals get the same proposal. A track gets its part of the rest.
/// Source: measured on Apple's engine.
struct GridTracks {
    let axis: Axis
    let cells: [GridCell]
    let count: Int
    /// The gap after each track but the last, in points.
    let gaps: [CGFloat]
    let proposal: ProposedViewSize
    /// The proposal of a cell across the axis.
    let cross: (GridCell) -> CGFloat?

    func lengths() -> [CGFloat] {
        let singles = cells.filter { $0.tracks(along: axis).count == 1 }
        var lengths = [CGFloat](repeating: 0, count: count)
        if let available = proposal[axis], available < .infinity {
            share(available - gaps.reduce(0, +), among: singles, &lengths)
        } else {
            for cell in singles {
                let track = cell.tracks(along: axis).lowerBound
                lengths[track] = max(lengths[track], length(of: cell, offered: proposal[axis]))
            }
        }
        for cell in cells where cell.tracks(along: axis).count > 1 { widen(&lengths, for: cell, singles) }
        return lengths
    }

    /// A cell's length; along an axis on which it claims no room it is asked for the least.
    private func length(of cell: GridCell, offered: CGFloat?) -> CGFloat {
        let offer = cell.traits.unsizedAxes.contains(axis) ? 0 : offered
        return cell.subview.sizeThatFits(ProposedViewSize(offer, along: axis, by: cross(cell)))[axis]
    }

    // MARK: Single cells

    /// The cells of a priority in one track.
    private struct Share {
        let track: Int
        var cells: [GridCell]
        var infiniteAxes = 0
        var least: CGFloat = 0
        var most: CGFloat = 0

        var flexibility: CGFloat { most == .infinity ? .infinity : most - least }

        func isServedBefore(_ other: Share) -> Bool {
            (infiniteAxes, flexibility, track) < (other.infiniteAxes, other.flexibility, other.track)
        }

        func isServed(with other: Share) -> Bool {
            infiniteAxes == other.infiniteAxes && flexibility == other.flexibility
        }
    }

    private func share(_ available: CGFloat, among singles: [GridCell], _ lengths: inout [CGFloat]) {
        let spanned = Set(0..<count).subtracting(singles.map { $0.tracks(along: axis).lowerBound })
        let groups = Dictionary(grouping: singles) { $0.subview.priority }.sorted { $0.key > $1.key }
        for (number, group) in groups.enumerated() {
            var remaining = available - lengths.reduce(0, +)
            let shares = shares(of: group.value)
            // Columns that only wider cells take part in wait for their share too.
            var open = shares.count + (number == 0 ? spanned.count : 0)
            var start = 0
            while start < shares.count {
                let end = shares[start...].firstIndex { !$0.isServed(with: shares[start]) } ?? shares.count
                let offer = max(remaining / CGFloat(max(open, 1)), 0)
                for share in shares[start..<end] {
                    let taken = share.cells.map { length(of: $0, offered: offer) }.max() ?? 0
                    lengths[share.track] = max(lengths[share.track], taken)
                    remaining -= taken
                }
                open -= end - start
                start = end
            }
        }
    }

    /// The tracks that cells of one priority stand in, in the order in which they are served.
    private func shares(of cells: [GridCell]) -> [Share] {
        let tracks = Dictionary(grouping: cells) { $0.tracks(along: axis).lowerBound }
        return tracks.map { measured(Share(track: $0.key, cells: $0.value)) }.sorted { $0.isServedBefore($1) }
    }

    private func measured(_ share: Share) -> Share {
        func probe(_ cell: GridCell, _ length: CGFloat) -> CGSize {
            cell.subview.sizeThatFits(
                ProposedViewSize(
                    width: proposal.width.map { _ in length }, height: proposal.height.map { _ in length }))
        }
        var result = share
        for cell in share.cells {
            let most = probe(cell, .infinity)
            result.infiniteAxes = max(
                result.infiniteAxes, (most.width == .infinity ? 1 : 0) + (most.height == .infinity ? 1 : 0))
            result.most = max(result.most, most[axis])
            result.least = max(result.least, probe(cell, 0)[axis])
        }
        return result
    }

    // MARK: Cells across several tracks

    /// Makes room for a cell that takes several tracks: those without a cell of their own grow equally, otherwise all that it takes.
    private func widen(_ lengths: inout [CGFloat], for cell: GridCell, _ singles: [GridCell]) {
        let tracks = cell.tracks(along: axis)
        let present = lengths[tracks].reduce(0, +) + gaps[tracks.dropLast()].reduce(0, +)
        let unused = proposal[axis].map { max($0 - gaps.reduce(0, +) - lengths.reduce(0, +), 0) }
        let shortfall = length(of: cell, offered: unused.map { present + $0 }) - present
        guard shortfall > 0 else { return }
        let taken = Set(singles.map { $0.tracks(along: axis).lowerBound })
        let empty = tracks.filter { !taken.contains($0) }
        let growing = empty.isEmpty ? Array(tracks) : empty
        for track in growing { lengths[track] += shortfall / CGFloat(growing.count) }
    }
}
