/// Places views in tracks, row after row, the way `LazyVGrid` does, or column after column, as `LazyHGrid`.
package struct LazyGridLayout: Layout {
    /// The axis along which the grid grows.
    package var axis: Axis
    package var items: [GridItem]
    /// The alignment of the block of tracks in the proposed length.
    package var alignment: AlignmentKey
    package var spacing: CGFloat?

    package init(axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.items = items
        self.alignment = alignment
        self.spacing = spacing
    }

    private var gap: CGFloat { spacing ?? EdgeSpacing.standardDistance }

    /// The tracks for a proposal; where none is offered, items are as long as the first line's views would like to be.
    package func tracks(_ proposal: ProposedViewSize, _ subviews: [LayoutSubview]) -> [GridTrack] {
        if let length = proposal[axis.other], length < .infinity { return GridTrack.tracks(of: items, in: length) }
        var ideals = items
        for (index, item) in items.enumerated() {
            ideals[index].size = .fixed(idealLength(of: item, at: index, subviews))
        }
        return GridTrack.tracks(of: ideals, in: 0)
    }

    private func idealLength(of item: GridItem, at index: Int, _ subviews: [LayoutSubview]) -> CGFloat {
        if case .fixed(let length) = item.size { return length }
        let content = index < subviews.count ? subviews[index].sizeThatFits(.unspecified)[axis.other] : 0
        switch item.size {
        case .fixed(let length): return length
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
            return min(max(content, minimum), maximum)
        }
    }

    /// The lengths of the lines along the axis: each as long as its longest view.
    package func lines(_ tracks: [GridTrack], _ subviews: [LayoutSubview]) -> [CGFloat] {
        guard !tracks.isEmpty else { return [] }
        return stride(from: 0, to: subviews.count, by: tracks.count).map { start in
            zip(subviews[start...], tracks).reduce(0) { longest, pair in
                let offer = ProposedViewSize(nil, along: axis, by: pair.1.length)
                return max(longest, pair.0.sizeThatFits(offer)[axis])
            }
        }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let subviews = Array(subviews)
        let tracks = tracks(proposal, subviews)
        let lines = lines(tracks, subviews)
        let main = lines.reduce(0, +) + gap * CGFloat(max(lines.count - 1, 0))
        let offered = proposal[axis.other].flatMap { $0 < .infinity ? $0 : nil }
        return CGSize(main, along: axis, by: offered ?? tracks.totalLength)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let subviews = Array(subviews)
        let tracks = tracks(ProposedViewSize(bounds.size), subviews)
        guard !tracks.isEmpty else { return }
        let lines = lines(tracks, subviews)
        let block = CGSize(0, along: axis, by: tracks.totalLength)
        func line(_ size: CGSize) -> CGFloat {
            ViewDimensions(nil, size: size, proposal: ProposedViewSize(size))[alignment]
        }
        let first = bounds.origin[axis.other] + line(bounds.size) - line(block)
        var main = bounds.origin[axis]
        for (index, subview) in subviews.enumerated() {
            let track = tracks[index % tracks.count]
            let length = lines[index / tracks.count]
            let cell = CGRect(
                origin: CGPoint(main, along: axis, by: first + track.start),
                size: CGSize(length, along: axis, by: track.length))
            subview.place(in: cell, alignment: track.alignment, proposal: ProposedViewSize(cell.size))
            if index % tracks.count == tracks.count - 1 { main += length + gap }
        }
    }
}

extension [GridTrack] {
    /// From the start of the first track to the end of the last.
    package var totalLength: CGFloat { last.map { $0.start + $0.length } ?? 0 }
}
