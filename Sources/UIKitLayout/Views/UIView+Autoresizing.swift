import Foundation

extension UIView {
    /// Lets the subviews that no engine places follow a change of size by their masks.
    ///
    /// Source: Apple's documentation of `autoresizingMask`: what changed is shared among the flexible parts in proportion to their
    /// size.
    func resizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews, !hierarchy.subviews.isEmpty else { return }
        let size = bounds.size
        let engine = engine
        for view in subviews where view.followsMask && !(engine?.places(view) ?? false) {
            var frame = view.geometry.untransformedFrame
            let (x, width) = AutoresizingRule(view.autoresizingMask, .horizontal)
                .resize(position: frame.minX, length: frame.width, from: oldSize.width, to: size.width)
            let (y, height) = AutoresizingRule(view.autoresizingMask, .vertical)
                .resize(position: frame.minY, length: frame.height, from: oldSize.height, to: size.height)
            frame = CGRect(x: x, y: y, width: width, height: height)
            view.place(at: frame)
            view.layoutState.maskReference = nil
            view.frameWasSet()
        }
    }

    /// A view with constraints of its own waits for the engine.
    private var followsMask: Bool { translatesAutoresizingMaskIntoConstraints }
}

/// How a mask shares out a change of length along one axis.
struct AutoresizingRule {
    let flexibleMin: Bool
    let flexibleSize: Bool
    let flexibleMax: Bool

    init(_ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis) {
        let isHorizontal = axis == .horizontal
        flexibleMin = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
        flexibleSize = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
        flexibleMax = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    }

    /// The shares of a change that the position and the length take, each 0…1.
    ///
    /// Parts without any length share alike. Where nothing is flexible, the far margin takes everything.
    func shares(position: CGFloat, length: CGFloat, total: CGFloat) -> (position: CGFloat, length: CGFloat) {
        let parts = [
            flexibleMin ? position : 0, flexibleSize ? length : 0, flexibleMax ? total - position - length : 0,
        ]
        let flags = [flexibleMin, flexibleSize, flexibleMax]
        let count = flags.count { $0 }
        guard count > 0 else { return (0, 0) }
        let sum = parts.reduce(0, +)
        func share(_ index: Int) -> CGFloat {
            guard flags[index] else { return 0 }
            return sum > 0 ? parts[index] / sum : 1 / CGFloat(count)
        }
        return (share(0), share(1))
    }

    /// The new position and length along the axis.
    func resize(
        position: CGFloat,
        length: CGFloat,
        from oldTotal: CGFloat,
        to newTotal: CGFloat
    ) -> (position: CGFloat, length: CGFloat) {
        let change = newTotal - oldTotal
        guard change != 0 else { return (position, length) }
        let shares = shares(position: position, length: length, total: oldTotal)
        return (position + shares.position * change, max(length + shares.length * change, 0))
    }
}
