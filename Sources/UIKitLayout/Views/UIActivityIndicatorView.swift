public import Foundation
import KeylineScenes
import KeylineAppearance

/// A wheel of spokes that turns while a task is under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size and colour; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Large and white; of older systems.
        case whiteLarge = 0
        /// White; of older systems.
        case white
        /// Gray; of older systems.
        case gray
        /// The usual size.
        case medium = 100
        /// Large.
        case large
    }

    /// The size and colour.
    open var style = Style.medium {
        didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of the spokes.
    open var color: UIColor! {
        get { givenColor ?? style.color }
        set { givenColor = newValue }
    }

    /// Whether the wheel is left out of the picture while it stands still.
    open var hidesWhenStopped = true {
        didSet { updateVisibility() }
    }

    /// Whether the wheel turns.
    open private(set) var isAnimating = false
    var givenColor: UIColor?

    /// Creates a wheel of a size and colour.
    public convenience init(style: Style) {
        self.init(frame: CGRect(origin: .zero, size: style.size))
        self.style = style
    }

    /// Creates a wheel with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugContent()
        updateVisibility()
    }

    /// Creates a wheel from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent()
        hidesWhenStopped = false
    }

    /// Lets the wheel turn.
    open func startAnimating() {
        isAnimating = true
        updateVisibility()
    }

    /// Stops the wheel.
    open func stopAnimating() {
        isAnimating = false
        updateVisibility()
    }

    private func updateVisibility() {
        isHidden = hidesWhenStopped && !isAnimating
    }

    open override var intrinsicContentSize: CGSize { style.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    override func drawContent(in canvas: inout ViewCanvas) {
        let color = canvas.color(self.color)
        canvas.paint(in: bounds) { builder, place in
            ActivityIndicatorDrawing.draw(
                around: CGPoint(x: place.midX, y: place.midY), diameter: style.size.width, color: color,
                turns: isAnimating, into: &builder)
        }
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            of: self, isElement: isAnimating, label: VoiceOverPhrase.inProgress.words(in: traitCollection.locale),
            traits: .updatesFrequently)
    }
}

extension UIActivityIndicatorView.Style {
    /// Source: activity indicators in Interface Builder files are 20 or 37 points wide and high.
    fileprivate var size: CGSize {
        let side =
            switch self {
            case .whiteLarge, .large: ControlMetrics.largeIndicatorDiameter
            case .white, .gray, .medium: ControlMetrics.indicatorDiameter
            }
        return CGSize(width: side, height: side)
    }

    fileprivate var color: UIColor {
        switch self {
        case .whiteLarge, .white: .white
        case .gray, .medium, .large: .systemGray
        }
    }
}
