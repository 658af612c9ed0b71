public import Foundation

/// The look of a bar since iOS 13.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The colour of the bar; nil for the material's.
    open var backgroundColor: UIColor? {
        didSet { isChanged = true }
    }
    /// The material behind the colour; nil for none.
    open var backgroundEffect: UIBlurEffect? {
        didSet { isChanged = true }
    }
    /// The colour of the line between bar and content; nil for none.
    open var shadowColor: UIColor? {
        didSet { isChanged = true }
    }
    /// Whether somebody set something: a bar that made the look itself takes it for given then.
    var isChanged = false
    /// The picture behind the bar, over its colour.
    open var backgroundImage: UIImage? {
        didSet { isChanged = true }
    }
    /// How that picture fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The picture that stands for the line between bar and content, in its own size; an empty one leaves the line out.
    open var shadowImage: UIImage? {
        didSet { isChanged = true }
    }

    /// Creates a look like another one's.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        takeOver(barAppearance)
    }

    /// Creates the system's look on a kind of device.
    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
    }

    /// Takes over what all bars have.
    func takeOver(_ other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        shadowColor = other.shadowColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowImage = other.shadowImage
    }

    /// Creates the system's look.
    public override init() {
        super.init()
        configureWithDefaultBackground()
        isChanged = false
    }

    /// Takes the system's translucent look.
    open func configureWithDefaultBackground() {
        backgroundColor = nil
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .separator
        backgroundImage = nil
        shadowImage = nil
    }

    /// Takes the system's look without translucency.
    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        backgroundEffect = nil
        shadowColor = .separator
        backgroundImage = nil
        shadowImage = nil
    }

    /// Shows nothing but what the bar contains.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        backgroundEffect = nil
        shadowColor = nil
        backgroundImage = nil
        shadowImage = nil
    }

    /// The colour that is drawn.
    var ground: UIColor? { backgroundColor ?? (backgroundEffect == nil ? nil : BarPainting.chrome) }
}

/// The system's two colours of bars; raw values are Apple's.
public enum UIBarStyle: Int, Hashable, Sendable {
    /// Light or dark with the appearance.
    case `default` = 0
    /// Always dark.
    case black
}
