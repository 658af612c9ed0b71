public import Foundation
package import KeylineAutoLayout
import KeylineScenes

/// A control that is tapped: a title, an image, or both.
///
/// Without a configuration it has the look and the sizes of UIKit before iOS 15, with one as since then.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The kind of the button.
    open internal(set) var buttonType: ButtonType

    /// The distance of the content from the button's edges, in points. Any value takes the place of the usual room above and below the
    /// title. Not used with a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }

    /// How the title is moved and narrowed inside the content, in points; its size takes no notice. Not used with a configuration.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// How the image is moved and narrowed inside the content, in points; its size takes no notice. Not used with a configuration.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Whether the image is drawn paler while the button cannot be used.
    open var adjustsImageWhenDisabled = true
    /// Whether the image is drawn darker while a finger is on the button.
    open var adjustsImageWhenHighlighted = true

    /// The look of the button since iOS 15; nil for the older one.
    open var configuration: Configuration? {
        didSet { contentDidChange() }
    }

    /// Called before layout when the state changed, so that it can change the configuration.
    open var configurationUpdateHandler: ((UIButton) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    final var contents = ButtonContents()
    final lazy var parts = ButtonParts(of: self)
    private var needsUpdateConfiguration = false
    /// Whether a pointer changes over the button. Changes no picture.
    open var isPointerInteractionEnabled = false
    /// Whether touches light the button up. Changes no picture.
    open var showsTouchWhenHighlighted = false
    /// Whether a touch chooses the button. Changes no picture.
    open var changesSelectionAsPrimaryAction = false
    /// The menu that a touch opens, which a picture does not. Changes no picture.
    open var menu: UIMenu?
    /// What the button is for. Changes no picture.
    open var role = Role.normal
    /// Whether the configuration follows the state. Changes no picture.
    open var automaticallyUpdatesConfiguration = true
    /// Says how a pointer over the button looks. Changes no picture.
    open var pointerStyleProvider: PointerStyleProvider?
    /// The order of a menu's elements, which a picture does not open. Changes no picture.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether the title's shadow, which is not drawn, turns round under a finger. Changes no picture.
    open var reversesTitleShadowWhenHighlighted = false
    /// Whether a symbol moves as the state changes. Changes no picture.
    open var isSymbolAnimationEnabled = true

    /// Creates a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Creates a button with a configuration.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { self.configuration?.title = primaryAction.title }
        if let image = primaryAction.image { self.configuration?.image = image }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Creates a button without a look of its own, with a frame in points.
    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
    }

    /// Creates a button from an archive.
    public required init?(coder: NSCoder) {
        buttonType = .custom
        super.init(coder: coder)
    }

    /// Gives the button the look of a kind; readers of files use it, as code cannot change the kind.
    package func become(_ buttonType: ButtonType) {
        self.buttonType = buttonType
        parts.label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        contentDidChange()
    }

    // MARK: Parts

    /// The view of the title.
    open var titleLabel: UILabel? { parts.label }
    /// The view of the image.
    open var imageView: UIImageView? { parts.imageView }

    // MARK: Layout

    override var systemSize: CGSize? { buttonType == .close ? intrinsicContentSize : nil }

    open override var intrinsicContentSize: CGSize {
        let natural = sizeThatFits(.zero)
        guard let width = contentSizeState.offeredWidth, width < natural.width else { return natural }
        return CGSize(width: natural.width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        parts.update()
        return measure(width: size.width > 0 ? size.width : .infinity)
    }

    package override var contentFollowsWidth: Bool { configuration != nil }

    /// The rectangle of the background in bounds, both in points.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of image and title in bounds, both in points.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

    /// The rectangle of the title in that of the content, both in points.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).title }

    /// The rectangle of the image in that of the content, both in points.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).image }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        parts.update()
        parts.place()
    }

    package override var baselineOffsets: (first: CGFloat, last: CGFloat) { measuredBaselines }

    /// The baselines are the title's, which moves with the content.
    package override var baselineHold: BaselineHold? {
        guard parts.showsTitle else { return nil }
        return BaselineHold(share: contentVerticalAlignment.share, height: currentIntrinsicSize.height)
    }

    // MARK: State

    /// Asks for `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Lets the handler fit the configuration to the state.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    private func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        updateConfiguration()
    }

    override func stateDidChange() {
        setNeedsUpdateConfiguration()
        contentDidChange()
    }

    override func appearanceTraitsDidChange() {
        contentDidChange()
    }

    func contentDidChange() {
        parts.isOutdated = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: What is shown

    override var textState: ViewSnapshot.TextState? { parts.textState }
    override var otherTextStates: [ViewSnapshot.TextState] { parts.otherTextStates }

    override func drawContent(in canvas: inout ViewCanvas) {
        ButtonBackground(of: self).draw(&canvas)
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(of: self)
    }
}
