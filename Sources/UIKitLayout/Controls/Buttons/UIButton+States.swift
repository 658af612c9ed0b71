public import Foundation
import KeylineGraphics
import KeylineScenes

extension UIButton {
    /// The kind of a button; raw values are Apple's.
    public enum ButtonType: Int, Hashable, Sendable {
        /// No look of its own.
        case custom = 0
        /// A title or template in the tint colour.
        case system
        /// A mark that leads to details.
        case detailDisclosure
        /// An information mark on dark ground.
        case infoLight
        /// An information mark on light ground.
        case infoDark
        /// A mark that adds a contact.
        case contactAdd
        /// A mark that closes what is shown.
        case close = 7

        /// The older name of `system`.
        public static let roundedRect = ButtonType.system
    }

    /// Sets the title of a state; one without gets the normal state's.
    public func setTitle(_ title: String?, for state: State) {
        contents.titles[exactly: state] = title
        contentDidChange()
    }

    /// Sets the title of a state with attributes of its own; it wins over a plain one.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setStyledTitle(title.map(StyledText.init), for: state)
    }

    /// Sets the title of a state as a document says it.
    package func setStyledTitle(_ title: StyledText?, for state: State) {
        contents.attributedTitles[exactly: state] = title
        contentDidChange()
    }

    /// Sets the colour of the title in a state.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        contents.titleColors[exactly: state] = color
    }

    /// Sets the image of a state.
    public func setImage(_ image: UIImage?, for state: State) {
        contents.images[exactly: state] = image
        contentDidChange()
    }

    /// Sets the image behind image and title in a state.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents.backgroundImages[exactly: state] = image
        contentDidChange()
    }

    /// Sets how a symbol looks in a state that brings no configuration of its own.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) {
        contents.symbolConfigurations[exactly: state] = configuration
        contentDidChange()
    }

    /// The title that is shown in a state.
    public func title(for state: State) -> String? { contents.titles.value(for: state) }
    /// The title with attributes that is shown in a state.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        contents.attributedTitles.value(for: state)?.attributedString
    }
    /// The image that is shown in a state.
    public func image(for state: State) -> UIImage? { contents.images.value(for: state) }
    /// The background image that is shown in a state.
    public func backgroundImage(for state: State) -> UIImage? { contents.backgroundImages.value(for: state) }
    /// How a symbol looks in a state.
    public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents.symbolConfigurations.value(for: state)
    }

    /// The colour of the title in a state.
    public func titleColor(for state: State) -> UIColor? { contents.titleColors.value(for: state) }

    /// The title that is shown now.
    public var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The title with attributes that is shown now.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The image that is shown now.
    public var currentImage: UIImage? { configuration?.image ?? image(for: state) ?? buttonType.image }
    /// The background image that is shown now.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The colour of the title now: that of the state; without one a button of the system has the tint colour, and pales when it
    /// cannot be used.
    public var currentTitleColor: UIColor {
        if let color = contents.titleColors[exactly: state] { return color }
        guard buttonType != .custom else { return titleColor(for: state) ?? .white }
        if !isEnabled { return .tertiaryLabel }
        if isSelected, drawsSelection { return .white }
        let color = titleColor(for: state) ?? tintColor ?? .systemBlue
        return isHighlighted ? color.multiplyingAlpha(by: 0.2) : color
    }
}

extension UIButton.ButtonType {
    /// The mark of a kind that has one.
    @MainActor var image: UIImage? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: Self.circled("info.circle")
        case .contactAdd: Self.circled("plus.circle")
        case .close:
            UIImage(systemName: "xmark", withConfiguration: .init(pointSize: 13, weight: .bold))
        }
    }

    /// A circled mark, larger than the same symbol in a button of another kind.
    ///
    /// Source: pointfreeco/swift-snapshot-testing, testUIView: a button that adds contacts is 25 by 24 on a screen with one pixel per point.
    /// On three it is 24⅓ by 23⅔, as recorded pictures of such buttons are.
    @MainActor private static func circled(_ name: String) -> UIImage? {
        let grid = PixelGrid(scale: SceneContext.current.traits.displayScale)
        let size = CGSize(width: grid.ceiled(24.25), height: grid.ceiled(23.5))
        return UIImage(systemName: name)?.with {
            $0.size = size
            $0.alignmentRectInsets = .zero
        }
    }
}
