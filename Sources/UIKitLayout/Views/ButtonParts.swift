import Foundation
import KeylineAutoLayout
import KeylineGraphics
import KeylineScenes

/// The views inside a button and what they show.
@MainActor
final class ButtonParts {
    private unowned let button: UIButton
    /// Whether what the views show must be looked up again.
    var isOutdated = true
    private var isUpdating = false
    private(set) lazy var label = makeLabel()
    private(set) lazy var subtitleLabel = makeLabel()
    private(set) lazy var imageView = makeImageView()
    private var madeLabel: UIButtonLabel?
    private var madeSubtitle: UIButtonLabel?
    private var madeImageView: UIImageView?
    private lazy var adornments = ButtonAdornments(of: button)

    init(of button: UIButton) {
        self.button = button
    }

    private func makeLabel() -> UIButtonLabel {
        let label = UIButtonLabel(in: button)
        button.addSubview(label)
        return label
    }

    private func makeImageView() -> UIImageView {
        let view = UIButtonImageView(in: button)
        button.addSubview(view)
        return view
    }

    /// Looks up what the present state shows.
    func update() {
        guard isOutdated, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        isOutdated = false
        updateTitle()
        updateSubtitle()
        updateImage()
    }

    private func updateTitle() {
        let attributed = button.configuration == nil ? button.contents.attributedTitles.value(for: button.state) : nil
        let title = attributed?.string ?? button.currentTitle ?? ""
        if madeLabel == nil {
            guard !title.isEmpty else { return }
        }
        madeLabel = label
        if let configuration = button.configuration {
            label.font = configuration.titleFont(for: button.traitCollection)
            label.numberOfLines = 0
            label.lineBreakMode = configuration.titleLineBreakMode
            show(
                configuration.attributedTitle, configuration.titleTextAttributesTransformer, in: label, configuration)
        } else if let attributed {
            label.styledText = attributed
        } else {
            label.text = title
        }
        label.isHidden = title.isEmpty
    }

    /// Shows a text of a configuration: plain where nothing in it has a look of its own.
    private func show(
        _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?, in label: UIButtonLabel,
        _ configuration: UIButton.Configuration
    ) {
        guard let text, !text.characters.isEmpty else { return label.text = "" }
        var usual = AttributeContainer()
        if let transformer {
            usual[AttributeScopes.UIKitAttributes.FontAttribute.self] = label.font
            usual[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = configuration.foregroundColor(
                of: button)
            usual = transformer(usual)
        }
        let styled = StyledText(text, over: usual)
        if styled.runs.allSatisfy(\.attributes.isEmpty) {
            label.text = String(text.characters)
        } else {
            label.styledText = styled
        }
    }

    private func updateSubtitle() {
        let subtitle = button.configuration?.subtitle ?? ""
        guard madeSubtitle != nil || !subtitle.isEmpty else { return }
        madeSubtitle = subtitleLabel
        if let configuration = button.configuration {
            subtitleLabel.font = configuration.subtitleFont(for: button.traitCollection)
            subtitleLabel.lineBreakMode = configuration.subtitleLineBreakMode
            show(
                configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer, in: subtitleLabel,
                configuration)
        }
        subtitleLabel.isHidden = subtitle.isEmpty
    }

    private func updateImage() {
        adornments.update(button.configuration)
        let image = button.configuration?.showsActivityIndicator == true ? nil : button.currentImage
        guard madeImageView != nil || image != nil else { return }
        madeImageView = imageView
        imageView.preferredSymbolConfiguration = symbolConfiguration
        imageView.image = image
        imageView.isHidden = image == nil
    }

    /// Symbols in a configured button follow the title's font.
    private var symbolConfiguration: UIImage.SymbolConfiguration? {
        guard let configuration = button.configuration else {
            return button.preferredSymbolConfigurationForImage(in: button.state)
        }
        let title = UIImage.SymbolConfiguration(font: configuration.titleFont(for: button.traitCollection))
        return configuration.preferredSymbolConfigurationForImage.map(title.applying) ?? title
    }

    // MARK: Layout

    /// Whether the button has a title that is seen.
    var showsTitle: Bool {
        update()
        return shownLabel != nil
    }

    private var shownLabel: UIButtonLabel? { madeLabel.flatMap { $0.isHidden ? nil : $0 } }
    private var shownSubtitle: UIButtonLabel? { madeSubtitle.flatMap { $0.isHidden ? nil : $0 } }
    private var shownImageView: UIImageView? { madeImageView.flatMap { $0.isHidden ? nil : $0 } }

    /// The parts with their sizes, where the whole may be as wide as a width.
    func content(width: CGFloat) -> ButtonArrangement {
        let configuration = button.configuration
        var result = ButtonArrangement()
        result.image = shownImageView?.intrinsicContentSize ?? adornments.wheelSize ?? .zero
        result.imageEdge = imageEdge
        result.reserveImage(configuration?.imageReservation ?? 0)
        result.mark.isLeft = button.layoutDirection == .rightToLeft
        result.imagePadding = configuration?.imagePadding ?? 0
        result.titlePadding = configuration?.titlePadding ?? 0
        result.horizontal = button.effectiveContentHorizontalAlignment
        result.vertical = button.contentVerticalAlignment
        result.textShare = textShare
        if configuration == nil {
            result.imageInsets = button.imageEdgeInsets
            result.titleInsets = button.titleEdgeInsets
            result.imageAdapts = true
        }
        let isBeside = result.imageEdge == .minXEdge || result.imageEdge == .maxXEdge
        let taken = isBeside && result.image != .zero ? result.image.width + result.imagePadding : 0
        let room = width - taken
        result.title = shownLabel.map { size(of: $0, width: room - adornments.markRoom) } ?? .zero
        result.mark.room = adornments.markRoom
        result.subtitle = shownSubtitle.map { size(of: $0, width: room) } ?? .zero
        return result
    }

    /// Lines of a button are as high as whole points.
    private func size(of label: UILabel, width: CGFloat) -> CGSize {
        let isSingle = label.numberOfLines == 1 || !width.isFinite || width <= 0
        let size = label.sizeThatFits(CGSize(width: isSingle ? 0 : width, height: 0))
        return button.configuration == nil ? CGSize(width: size.width, height: ceil(size.height)) : size
    }

    private var imageEdge: CGRectEdge {
        let isLeftToRight = button.layoutDirection == .leftToRight
        switch button.configuration?.imagePlacement ?? .leading {
        case .top: return .minYEdge
        case .bottom: return .maxYEdge
        case .trailing: return isLeftToRight ? .maxXEdge : .minXEdge
        default: return isLeftToRight ? .minXEdge : .maxXEdge
        }
    }

    /// Where the shorter of title and subtitle stands.
    private var textShare: CGFloat {
        let isLeftToRight = button.layoutDirection == .leftToRight
        switch button.configuration?.titleAlignment ?? .center {
        case .center: return 0.5
        case .leading: return isLeftToRight ? 0 : 1
        case .trailing: return isLeftToRight ? 1 : 0
        case .automatic:
            if imageEdge == .minYEdge || imageEdge == .maxYEdge { return 0.5 }
            return button.effectiveContentHorizontalAlignment == .center && shownImageView == nil
                ? 0.5 : isLeftToRight ? 0 : 1
        }
    }

    /// Puts the views where the button says that their rectangles are.
    func place() {
        let rect = button.contentRect(forBounds: button.bounds)
        if button.buttonType == .close { return placeMark() }
        let imageRect = button.imageRect(forContentRect: rect)
        shownImageView?.frame = onPixels(imageRect)
        defer { adornments.place(around: shownLabel, wheel: onPixels(imageRect), onPixels) }
        guard let label = shownLabel else { return }
        label.textAlignment = textShare == 0.5 ? .center : textShare == 0 ? .left : .right
        label.frame = onPixels(button.titleRect(forContentRect: rect))
        shownSubtitle?.frame = onPixels(content(width: rect.width).frames(in: rect).subtitle)
    }

    /// The mark of a button that closes stands in the middle whatever the insets.
    private func placeMark() {
        guard let view = shownImageView else { return }
        let size = view.intrinsicContentSize
        let bounds = button.bounds
        view.frame = onPixels(
            CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height))
    }

    private func onPixels(_ rect: CGRect) -> CGRect { PixelGrid(scale: button.displayScale).placed(rect) }

    /// What the title, or else the subtitle, says about itself.
    var textState: ViewSnapshot.TextState? {
        update()
        guard let label = shownLabel ?? shownSubtitle else { return nil }
        return label.drawnTextState
    }

    /// What the subtitle below a title says about itself.
    var otherTextStates: [ViewSnapshot.TextState] {
        guard shownLabel != nil, var state = shownSubtitle?.drawnTextState else { return [] }
        state.role = .subtitle
        return [state]
    }

    /// What the button draws itself, so that the view is not drawn beside it.
    func labelDidChange() {
        guard !isUpdating else { return }
        button.contentDidChange()
    }
}
