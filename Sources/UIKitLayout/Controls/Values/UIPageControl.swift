public import Foundation
import KeylineScenes
import KeylineAppearance
import KeylineGraphics

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The number of pages.
    open var numberOfPages = 0 {
        didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The page that is shown, counted from the side where lines start.
    open var currentPage = 0

    /// Whether a single page has no dot.
    open var hidesForSinglePage = false
    /// The colour of the dots; nil for the system's.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the shown page's dot; nil for the system's.
    open var currentPageIndicatorTintColor: UIColor?

    /// The picture of every dot, drawn as a template; nil for the dot.
    open var preferredIndicatorImage: UIImage? {
        didSet { invalidateIntrinsicContentSize() }
    }
    private var indicatorImages: [Int: UIImage] = [:]

    /// Sets the picture of a page's dot; nil for that of every dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        indicatorImages[page] = image
        invalidateIntrinsicContentSize()
    }

    /// The picture of a page's dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] ?? preferredIndicatorImage }

    /// The room at both ends, which makes the control easy to hit.
    private static let margin: CGFloat = 36

    /// The size for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(pageCount, 0))
        let dots = count > 0 ? count * PageDotMetrics.diameter + (count - 1) * PageDotMetrics.gap : 0
        return CGSize(width: dots + 2 * Self.margin, height: 26)
    }

    override var systemSize: CGSize? { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func drawContent(in canvas: inout ViewCanvas) {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let count = CGFloat(numberOfPages)
        let step = PageDotMetrics.diameter + PageDotMetrics.gap
        let start = bounds.midX - (count * step - PageDotMetrics.gap) / 2 + PageDotMetrics.diameter / 2
        for page in 0..<numberOfPages {
            let place = layoutDirection == .leftToRight ? page : numberOfPages - 1 - page
            let center = CGPoint(x: start + CGFloat(place) * step, y: bounds.midY)
            if let image = indicatorImage(forPage: page) {
                let place = CGRect(
                    x: center.x - image.size.width / 2, y: center.y - image.size.height / 2, width: image.size.width,
                    height: image.size.height)
                canvas.draw(
                    image, in: place, tint: page == currentPage ? currentColor : otherColor, direction: layoutDirection)
                continue
            }
            let dot = Path(circleAt: center, radius: PageDotMetrics.diameter / 2)
            canvas.fill(dot, page == currentPage ? currentColor : otherColor)
        }
    }

    private var currentColor: UIColor { currentPageIndicatorTintColor ?? .label }
    private var otherColor: UIColor { pageIndicatorTintColor ?? .tertiaryLabel }
    /// The look of what is behind the dots while they are touched. Changes no picture.
    open var backgroundStyle = BackgroundStyle.automatic
    /// Whether dragging counts. Changes no picture.
    open var allowsContinuousInteraction = true

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            of: self, isElement: numberOfPages > 0,
            value: VoiceOverPhrase.page.words(in: traitCollection.locale, currentPage + 1, numberOfPages),
            traits: .adjustable)
    }
}
