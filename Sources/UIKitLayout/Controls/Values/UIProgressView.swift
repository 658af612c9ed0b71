public import Foundation
import KeylineAppearance
import KeylineGraphics

/// A line that shows how far a task is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The thickness of the line; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// On its own.
        case `default` = 0
        /// At the edge of a bar.
        case bar
    }

    /// The thickness of the line.
    open var progressViewStyle = Style.default {
        didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The part that is done, 0…1.
    open var progress: Float = 0 {
        didSet { progress = min(max(progress, 0), 1) }
    }

    /// The colour of the part that is done; nil for the tint colour.
    open var progressTintColor: UIColor?
    /// The colour of the rest; nil for the system's.
    open var trackTintColor: UIColor?
    /// The picture of the part that is done, in place of its colour.
    open var progressImage: UIImage?
    /// The picture of the rest, in place of its colour.
    open var trackImage: UIImage?
    /// What is done, from which the part follows.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    /// Creates a progress view of a thickness.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
        progressViewStyle = style
    }

    /// Creates a progress view with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentSizeState.hugging.vertical = .defaultHigh
    }

    /// Creates a progress view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentSizeState.hugging.vertical = .defaultHigh
    }

    /// Sets the part that is done.
    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    /// Only a height.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        let ground = canvas.color(trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill))
        let done = canvas.color(progressTintColor ?? tintColor ?? .systemBlue)
        guard progressImage == nil, trackImage == nil else { return drawImages(ground: ground, done: done, &canvas) }
        canvas.paint(in: bounds) { builder, place in
            TrackDrawing.draw(
                place, share: place.width * CGFloat(progress), isLeftToRight: layoutDirection == .leftToRight,
                radius: radius, ground: ground, done: done, into: &builder)
        }
    }

    private func drawImages(ground: Color, done: Color, _ canvas: inout ViewCanvas) {
        let width = bounds.width * CGFloat(progress)
        let x = layoutDirection == .leftToRight ? bounds.minX : bounds.maxX - width
        let part = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        for (image, color, rect) in [(trackImage, ground, bounds), (progressImage, done, part)] {
            if let image {
                canvas.draw(image, in: rect, tint: nil, direction: layoutDirection)
            } else {
                canvas.fill(rect, UIColor(color))
            }
        }
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            of: self, value: AccessibilityDefaults.percent(progress), traits: .updatesFrequently)
    }
}

extension UIProgressView.Style {
    /// In points. Source: 4 in newer Interface Builder files, 2 in older ones and in bars.
    fileprivate var height: CGFloat { self == .bar ? 2 : ControlMetrics.progressHeight }
}
