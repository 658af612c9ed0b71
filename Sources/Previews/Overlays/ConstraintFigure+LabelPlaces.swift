import Foundation

extension ConstraintFigure {
    /// Where the middle of a label may lie, the best place first: on the figure where that leaves some of it to be seen, beside it
    /// otherwise.
    func labelCenters(for size: CGSize) -> [CGPoint] {
        switch shape {
        case .bar(let from, let to): barCenters(from, to, size)
        case .line(let at, let from, let to): lineCenters(at, from, to, size)
        }
    }

    private func barCenters(_ from: CGFloat, _ to: CGFloat, _ size: CGSize) -> [CGPoint] {
        let length = to - from
        let middle = (from + to) / 2
        let (along, across) = axis == .horizontal ? (size.width, size.height) : (size.height, size.width)
        let on = [0, -0.2, 0.2, -0.35, 0.35].map { point(along: middle + $0 * length, across: cross) }
        let beside = [1, -1, 2, -2, 3, -3].flatMap { side -> [CGPoint] in
            let shift = (side > 0 ? 1 : -1) * (across / 2 + 4) + (abs(side) > 1 ? CGFloat(side) / 2 * across : 0)
            return [0, -0.6, 0.6, -1.1, 1.1].map { point(along: middle + $0 * along, across: cross + shift) }
        }
        return length >= along + 10 ? on + beside : beside
    }

    private func lineCenters(_ at: CGFloat, _ from: CGFloat, _ to: CGFloat, _ size: CGSize) -> [CGPoint] {
        let length = to - from
        let across = axis == .horizontal ? size.width : size.height
        let on = [0, -0.25, 0.25, -0.4, 0.4].map { point(along: at, across: cross + $0 * length) }
        return on
            + [1, -1].flatMap { side in
                [0, -0.25, 0.25, -0.45, 0.45].map {
                    point(along: at + CGFloat(side) * (across / 2 + 3), across: cross + $0 * length)
                }
            }
    }
}
