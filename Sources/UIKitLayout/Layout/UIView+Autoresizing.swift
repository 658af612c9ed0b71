import Foundation
import KeylineAutoLayout

extension UIView {
    /// Lets the subviews that no engine places follow a change of size by their masks.
    ///
    /// Source: Apple's documentation of `autoresizingMask`: what changed is shared among the flexible parts in proportion to their
    /// size.
    func resizeSubviews(from oldSize: CGSize) {
        guard !hierarchy.subviews.isEmpty, autoresizesSubviews else { return }
        let size = bounds.size
        lazy var engine = self.engine
        for view in subviews where view.followsMask && !(engine?.places(view) ?? false) {
            var frame = view.geometry.untransformedFrame
            let (x, width) = AutoresizingRule(view.autoresizingMask, .horizontal)
                .resize(position: frame.minX, length: frame.width, from: oldSize.width, to: size.width)
            let (y, height) = AutoresizingRule(view.autoresizingMask, .vertical)
                .resize(position: frame.minY, length: frame.height, from: oldSize.height, to: size.height)
            frame = CGRect(x: x, y: y, width: width, height: height)
            view.place(at: frame)
            view.layoutState.autoresizing.reference = nil
            view.frameWasSet()
        }
    }

    /// A view with constraints of its own waits for the engine.
    private var followsMask: Bool { translatesAutoresizingMaskIntoConstraints }
}

extension AutoresizingRule {
    /// What a mask says along one axis.
    init(_ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis) {
        let isHorizontal = axis == .horizontal
        self.init(
            flexibleMin: mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin),
            flexibleSize: mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
            flexibleMax: mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin))
    }
}
