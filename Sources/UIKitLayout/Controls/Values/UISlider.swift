public import Foundation
import KeylineAppearance

/// A control whose knob is moved along a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// The least value.
    open var minimumValue: Float = 0 {
        didSet { value = clamped(value) }
    }

    /// The greatest value.
    open var maximumValue: Float = 1 {
        didSet { value = clamped(value) }
    }

    /// The value, between the least and the greatest.
    open var value: Float {
        get { givenValue }
        set { givenValue = clamped(newValue) }
    }

    /// The colour of the track up to the knob; nil for the tint colour.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the track beyond the knob; nil for the system's.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob; nil for white.
    open var thumbTintColor: UIColor?
    /// An image at the end of small values.
    open var minimumValueImage: UIImage?
    /// An image at the end of great values.
    open var maximumValueImage: UIImage?

    var minimumTrackImages = StateTable<UIImage>()
    var maximumTrackImages = StateTable<UIImage>()
    private var givenValue: Float = 0
    var thumbImages = StateTable<UIImage>()

    /// Moves the knob.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    /// Sets the picture of the knob in a state; nil for the system's.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[exactly: state] = image
    }

    /// The picture of the knob in a state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages.value(for: state) }
    /// The picture of the knob now.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// Sets the picture of the track up to the knob in a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[exactly: state] = image }
    /// Sets the picture of the track beyond the knob in a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[exactly: state] = image }
    /// The picture of the track up to the knob in a state.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages.value(for: state) }
    /// The picture of the track beyond the knob in a state.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages.value(for: state) }
    /// The picture of the track up to the knob now.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The picture of the track beyond the knob now.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func clamped(_ value: Float) -> Float { max(minimumValue, min(value, maximumValue)) }

    // MARK: Rectangles

    /// The rectangle of the track in bounds, both in points.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { SliderRectangles(of: self, bounds).track }

    /// The rectangle of the knob for a value, in points.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        SliderRectangles(of: self, bounds).thumb(on: rect, value: value)
    }

    /// The rectangle of the image at the end of small values in bounds, both in points.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderRectangles(of: self, bounds).minimumImage
    }

    /// The rectangle of the image at the end of great values in bounds, both in points.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderRectangles(of: self, bounds).maximumImage
    }

    // MARK: Layout

    /// Source: frames of sliders in Interface Builder files exceed the rectangle of constraints by these.
    open override var alignmentRectInsets: UIEdgeInsets {
        documentAlignmentInsets ?? UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }

    /// The same where a document's canvas has its own, in points.
    package final var documentAlignmentInsets: UIEdgeInsets?

    /// A height and no width. Apple's Auto Layout Guide says the opposite in its table 3-1; UIKit's frames, 31 points high however
    /// wide, say this.
    override var systemSize: CGSize? { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.sliderHeight - 1)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ControlMetrics.sliderHeight)
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        SliderPainting(of: self).draw(&canvas)
    }
    /// Whether each step is told. Changes no picture.
    open var isContinuous = true

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        let length = maximumValue - minimumValue
        let share = length > 0 ? (value - minimumValue) / length : 0
        return AccessibilityDefaults(of: self, value: AccessibilityDefaults.percent(share), traits: .adjustable)
    }
}

/// Where the parts of a slider lie.
@MainActor
struct SliderRectangles {
    private let slider: UISlider
    private let bounds: CGRect

    init(of slider: UISlider, _ bounds: CGRect) {
        self.slider = slider
        self.bounds = bounds
    }

    /// Between an image and the track, in points.
    private static var imageGap: CGFloat { 8 }

    private var isLeftToRight: Bool { slider.layoutDirection == .leftToRight }

    var minimumImage: CGRect { image(slider.minimumValueImage, atLeft: isLeftToRight) }
    var maximumImage: CGRect { image(slider.maximumValueImage, atLeft: !isLeftToRight) }

    private func image(_ image: UIImage?, atLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    var track: CGRect {
        let (near, far) = isLeftToRight ? (minimumImage, maximumImage) : (maximumImage, minimumImage)
        let left = near == .zero ? ControlMetrics.sliderInset : near.width + Self.imageGap
        let right = far == .zero ? ControlMetrics.sliderInset : far.width + Self.imageGap
        return slider.sliderDrawing.track(in: bounds, left: left, right: right)
    }

    /// The part of the way that a value lies from the beginning, 0…1.
    static func share(of value: Float, in slider: UISlider) -> CGFloat {
        let range = slider.maximumValue - slider.minimumValue
        guard range > 0, range.isFinite else { return 0 }
        return CGFloat((value - slider.minimumValue) / range)
    }

    func thumb(on track: CGRect, value: Float) -> CGRect {
        slider.sliderDrawing.knob(
            on: track, share: Self.share(of: value, in: slider), size: slider.currentThumbImage?.size)
    }
}

extension UISlider {
    /// How sliders of the scene's system look.
    var sliderDrawing: SliderDrawing {
        SliderDrawing(SceneContext.current.environment.system, isLeftToRight: layoutDirection == .leftToRight)
    }
}
