import Foundation
package import KeylineGraphics
package import KeylineScenes

/// What another layout system shows in a view of UIKit's: it measures, draws and describes itself.
@MainActor
package protocol HostedContent: AnyObject {
    /// The size that the content answers when it is offered a width and a height in points; nil asks for the ideal one.
    func size(width: CGFloat?, height: CGFloat?, in host: UIView) -> CGSize
    /// Whether a length of the content's own counts as the host's intrinsic one.
    var hasIntrinsicSize: Bool { get }
    /// The distances of the first baseline from the top and of the last one from the bottom, in points; nil without text.
    func baselines(in host: UIView) -> (first: CGFloat, last: CGFloat)?
    /// Draws the content where the host's origin lies in the picture, in points.
    func draw(_ host: UIView, into list: inout DisplayListBuilder, at origin: CGPoint)
    /// What is inside, as values, in the host's coordinates.
    func snapshots(in host: UIView) -> [ViewSnapshot]
    /// Touches a view inside as a step does, at a point of the host, in points.
    func perform(_ touch: StepTouch, on view: ViewID?, at point: CGPoint) -> StepOutcome
    /// The scrolling of a view inside, its room in the host's coordinates; nil where it does not.
    func scrolling(of view: ViewID) -> ScrollState?
    /// Moves the content of a view inside.
    func scroll(_ view: ViewID, to offset: CGPoint)
}

/// The view that shows what another layout system lays out.
package final class _UIHostingView: UIView {
    /// What it shows.
    package var content: (any HostedContent)? {
        didSet { invalidateIntrinsicContentSize() }
    }

    package override var intrinsicContentSize: CGSize {
        guard let content, content.hasIntrinsicSize else { return super.intrinsicContentSize }
        return content.size(width: contentSizeState.offeredWidth, height: nil, in: self)
    }

    package override var contentFollowsWidth: Bool { content?.hasIntrinsicSize ?? false }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        func offer(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }
        return content?.size(width: offer(size.width), height: offer(size.height), in: self) ?? .zero
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        canvas.paint { list, origin in content?.draw(self, into: &list, at: origin) }
    }

    package override var baselineOffsets: (first: CGFloat, last: CGFloat) { content?.baselines(in: self) ?? (0, 0) }

    override var hostedSnapshots: [ViewSnapshot] { content?.snapshots(in: self) ?? [] }

    override func appearanceTraitsDidChange() {
        invalidateIntrinsicContentSize()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        invalidateIntrinsicContentSize()
    }
}

extension UIView {
    /// The distances of the first baseline from the top and of the last one from the bottom, in points; nil without any.
    package var textBaselines: (first: CGFloat, last: CGFloat)? {
        let offsets = (viewForFirstBaseline, viewForLastBaseline)
        let first = offsets.0.baselineOffsets.first
        let last = offsets.1.baselineOffsets.last
        guard first != 0 || last != 0 else { return nil }
        let top = offsets.0.convert(CGPoint(x: 0, y: first), to: self).y
        let bottom = offsets.1.convert(CGPoint(x: 0, y: offsets.1.bounds.height - last), to: self).y
        return (top, bounds.height - bottom)
    }
}
