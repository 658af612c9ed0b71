import Foundation

@testable import UIKitLayout

/// The frames of a stack's views, computed without constraints from what Apple's documentation says of each distribution and alignment.
///
/// Views hug their content the more, the later they stand (`StackSample.build`), and a stack without a length has the smallest one.
struct StackArithmetic {
    private let sample: StackSample
    /// The visible views' own lengths and breadths.
    private let lengths: [CGFloat]
    private let breadths: [CGFloat]

    init(_ sample: StackSample) {
        self.sample = sample
        lengths = sample.visible.map { sample.contents[$0].width }
        breadths = sample.visible.map { sample.contents[$0].height }
    }

    private var margin: CGFloat { sample.margin ?? 0 }
    private var count: Int { lengths.count }
    private var spacings: CGFloat { sample.spacing * CGFloat(count - 1) }
    /// Hidden views count where all views are as thick as one another: they are aligned like the others.
    private var thickest: CGFloat {
        let all = sample.alignment == .fill ? sample.contents.map(\.height) : breadths
        return all.max() ?? 0
    }

    var breadth: CGFloat { thickest + 2 * margin }
    var length: CGFloat { sample.length ?? naturalRoom + 2 * margin }

    /// The length between the margins.
    private var room: CGFloat { length - 2 * margin }

    private var naturalRoom: CGFloat {
        switch sample.distribution {
        case .fill, .fillProportionally, .equalSpacing: lengths.reduce(0, +) + spacings
        case .fillEqually: (lengths.max() ?? 0) * CGFloat(count) + spacings
        case .equalCentering:
            (lengths[0] + lengths[count - 1]) / 2 + widestStep * CGFloat(count - 1)
        }
    }

    /// The largest distance between the middles of neighbours that the spacing asks for.
    private var widestStep: CGFloat {
        zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 + sample.spacing }.max() ?? 0
    }

    /// Where each visible view begins along the axis, from the margin, and how long it is.
    private var spans: [(start: CGFloat, length: CGFloat)] {
        switch sample.distribution {
        case .fill:
            var stretched = lengths
            stretched[0] += room - spacings - lengths.reduce(0, +)
            return row(stretched, gap: sample.spacing)
        case .fillEqually:
            return row(lengths.map { _ in (room - spacings) / CGFloat(count) }, gap: sample.spacing)
        case .fillProportionally:
            let total = lengths.reduce(0, +) + spacings
            var shares = lengths.map { $0 / total * room }
            shares[count - 1] = room - spacings - shares.dropLast().reduce(0, +)
            return row(shares, gap: sample.spacing)
        case .equalSpacing:
            guard count > 1 else { return [(0, room)] }
            return row(lengths, gap: (room - lengths.reduce(0, +)) / CGFloat(count - 1))
        case .equalCentering:
            guard count > 1 else { return [(0, room)] }
            let step = (room - (lengths[0] + lengths[count - 1]) / 2) / CGFloat(count - 1)
            return lengths.enumerated().map { (lengths[0] / 2 + step * CGFloat($0) - $1 / 2, $1) }
        }
    }

    private func row(_ lengths: [CGFloat], gap: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
        var end = -gap
        return lengths.map { length in
            let start = end + gap
            end = start + length
            return (start, length)
        }
    }

    /// The frames by the views' places; those of hidden views are empty.
    var frames: [CGRect] {
        var result = sample.contents.map { _ in CGRect.zero }
        for (place, index) in sample.visible.enumerated() {
            let (start, length) = spans[place]
            let thickness = sample.alignment == .fill ? thickest : breadths[place]
            let slack = thickest - thickness
            let offset: CGFloat =
                switch sample.alignment {
                case .center: slack / 2
                case .trailing: slack
                default: 0
                }
            let x = margin + start
            let y = margin + offset
            result[index] =
                sample.axis == .horizontal
                ? CGRect(x: x, y: y, width: length, height: thickness)
                : CGRect(x: y, y: x, width: thickness, height: length)
        }
        return result
    }
}
