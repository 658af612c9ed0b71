/// A column of a lazy vertical grid or a row of a lazy horizontal one, or as many as fit.
public struct GridItem: Sendable {
    /// The length of tracks, in points.
    public enum Size: Sendable {
        /// One track of a length.
        case fixed(CGFloat)
        /// One track within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// Tracks within limits, as many as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length of the tracks.
    public var size: Size
    /// The gap to the next track, in points; nil means 8.
    public var spacing: CGFloat?
    /// The alignment of views in the tracks; nil centers them.
    public var alignment: Alignment?

    /// Describes tracks.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A track of a lazy grid.
package struct GridTrack {
    package var start: CGFloat
    package var length: CGFloat
    package var alignment: Alignment

    /// The tracks that items make of a length, from its start.
    ///
    /// Fixed tracks take their length first; every other is offered an equal part of the rest, in order.
    package static func tracks(of items: [GridItem], in length: CGFloat) -> [GridTrack] {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? EdgeSpacing.standardDistance) }
        var remaining = length - gaps
        var open = items.count
        for case .fixed(let fixed) in items.map(\.size) {
            remaining -= fixed
            open -= 1
        }
        var tracks: [GridTrack] = []
        var start: CGFloat = 0
        for item in items {
            let lengths: [CGFloat]
            switch item.size {
            case .fixed(let fixed): lengths = [fixed]
            case .flexible(let minimum, let maximum):
                let taken = min(max(remaining / CGFloat(open), minimum), maximum)
                remaining -= taken
                open -= 1
                lengths = [taken]
            case .adaptive(let minimum, let maximum):
                let offer = max(remaining / CGFloat(open), minimum)
                remaining -= offer
                open -= 1
                lengths = item.adaptiveLengths(minimum, maximum, in: offer)
            }
            for length in lengths {
                tracks.append(GridTrack(start: start, length: length, alignment: item.alignment ?? .center))
                start += length + (item.spacing ?? EdgeSpacing.standardDistance)
            }
        }
        return tracks
    }
}

extension GridItem {
    /// Returns the lengths of as many tracks as fit, all equal.
    fileprivate func adaptiveLengths(_ minimum: CGFloat, _ maximum: CGFloat, in length: CGFloat) -> [CGFloat] {
        let gap = spacing ?? EdgeSpacing.standardDistance
        let fitting = minimum + gap > 0 ? ((length + gap) / (minimum + gap)).rounded(.down) : 1
        let count = fitting.isFinite ? max(Int(min(fitting, 10_000)), 1) : 1
        let each = (length - gap * CGFloat(count - 1)) / CGFloat(count)
        return Array(repeating: min(max(each, minimum), maximum), count: count)
    }
}
