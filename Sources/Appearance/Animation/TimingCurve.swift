package import Foundation

/// How a change is spread over its time: a cubic Bézier curve from (0, 0) to (1, 1), as Core Animation has it.
package struct TimingCurve: Hashable, Sendable {
    package let control1: CGPoint
    package let control2: CGPoint

    package init(control1: CGPoint, control2: CGPoint) {
        self.control1 = control1
        self.control2 = control2
    }

    /// Slow at both ends.
    package static let easeInOut = TimingCurve(control1: CGPoint(x: 0.42, y: 0), control2: CGPoint(x: 0.58, y: 1))
    /// Slow at the beginning.
    package static let easeIn = TimingCurve(control1: CGPoint(x: 0.42, y: 0), control2: CGPoint(x: 1, y: 1))
    /// Slow at the end.
    package static let easeOut = TimingCurve(control1: .zero, control2: CGPoint(x: 0.58, y: 1))
    /// Quick at first, and long in coming to rest: the way of a spring without a bounce, approximated.
    package static let spring = TimingCurve(control1: CGPoint(x: 0.2, y: 0.8), control2: CGPoint(x: 0.2, y: 1))
    /// Even.
    package static let linear = TimingCurve(control1: .zero, control2: CGPoint(x: 1, y: 1))

    /// The part of the change that is done, 0…1, after a part of the time, 0…1.
    ///
    /// The curve's time grows with its parameter, which is halved in until it is known to the last bit that matters; no power or
    /// trigonometry, so that every machine answers alike.
    package func progress(after part: CGFloat) -> CGFloat {
        guard part > 0 else { return 0 }
        guard part < 1 else { return 1 }
        var low: CGFloat = 0
        var high: CGFloat = 1
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.value(control1.x, control2.x, at: middle) < part { low = middle } else { high = middle }
        }
        return Self.value(control1.y, control2.y, at: (low + high) / 2)
    }

    private static func value(_ first: CGFloat, _ second: CGFloat, at t: CGFloat) -> CGFloat {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
