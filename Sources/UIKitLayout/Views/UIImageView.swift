public import Foundation
package import KeylineAutoLayout

/// Shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? {
        didSet { imageDidChange() }
    }

    /// The picture that is shown while the view is highlighted.
    open var highlightedImage: UIImage? {
        didSet { imageDidChange() }
    }

    /// Whether the view shows that it is touched.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange() } }
    }

    /// How a symbol looks that brings no configuration of its own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { imageDidChange() }
    }

    /// Whether the picture grows at the accessibility text sizes.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { imageDidChange() }
    }
    /// The pictures of an animation, which does not run: the image is drawn. Changes no picture.
    open var animationImages: [UIImage]?
    /// How long an animation takes, in seconds. Changes no picture.
    open var animationDuration: TimeInterval = 0
    /// How often an animation runs. Changes no picture.
    open var animationRepeatCount: Int = 0

    /// Creates an image view with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takesTouches = false
    }

    /// Creates an image view as large as its picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        takesTouches = false
        self.image = image
    }

    /// Creates an image view as large as its picture, with another one for when it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// Creates an image view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takesTouches = false
    }

    private func imageDidChange() {
        invalidateIntrinsicContentSize()
    }

    /// The picture that is shown, with the view's configuration, where it is a symbol.
    var shownImage: UIImage? {
        (isHighlighted ? highlightedImage ?? image : image)?.preferring(preferredSymbolConfiguration)
    }

    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return super.intrinsicContentSize }
        let insets = alignmentRectInsets
        let size = scaled(image.size)
        return CGSize(
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage.map { scaled($0.size) } ?? bounds.size }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    /// Pictures that follow the text size grow with running text.
    private func scaled(_ size: CGSize) -> CGSize {
        let category = traitCollection.preferredContentSizeCategory
        guard adjustsImageSizeForAccessibilityContentSizeCategory, category.isAccessibilityCategory else { return size }
        let factor = UIFont.TextStyle.body.neutral.scaledValue(1000, for: category.neutral, scale: 1) / 1000
        return CGSize(width: ceiledToPixels(size.width * factor), height: ceiledToPixels(size.height * factor))
    }

    /// A symbol stands on the line of the text beside it; any other picture has no baselines of its own.
    ///
    /// Source: UIKit documents that symbols have a baseline, and draws them centred on the capitals of text of their size.
    package override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        guard let capHeight = shownImage?.symbolCapHeight(for: traitCollection.preferredContentSizeCategory) else {
            return super.baselineOffsets
        }
        let height = intrinsicContentSize.height
        return ((height + capHeight) / 2, (height - capHeight) / 2)
    }

    package override var baselineHold: BaselineHold? {
        shownImage?.isSymbolImage ?? false ? BaselineHold(share: 0.5, height: intrinsicContentSize.height) : nil
    }

    override func appearanceTraitsDidChange() {
        invalidateIntrinsicContentSize()
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        guard let image = shownImage else { return }
        ImagePlacing(contentMode, size: scaled(image.size), in: bounds).draw(
            image, tint: image.renderingMode == .alwaysTemplate ? tintColor : nil, direction: layoutDirection, &canvas)
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(of: self, isElement: false, traits: .image, picture: image)
    }
}
