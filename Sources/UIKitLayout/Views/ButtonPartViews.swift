import KeylineScenes

/// The title of a button.
@MainActor
final class UIButtonLabel: UILabel {
    private weak var button: UIButton?

    init(in button: UIButton) {
        self.button = button
        super.init(frame: .zero)
        font = .systemFont(ofSize: button.buttonType == .custom ? 18 : 15)
        lineBreakMode = .byTruncatingMiddle
    }

    required init?(coder: NSCoder) { nil }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        button?.parts.labelDidChange()
    }

    override var drawnTextColor: UIColor {
        guard let button else { return .label }
        return button.configuration.map { $0.foregroundColor(of: button) } ?? button.currentTitleColor
    }

    /// The button speaks for its title.
    override var textState: ViewSnapshot.TextState? { nil }
    var drawnTextState: ViewSnapshot.TextState? { super.textState }
}

/// The image of a button.
@MainActor
final class UIButtonImageView: UIImageView {
    private weak var button: UIButton?

    init(in button: UIButton) {
        self.button = button
        super.init(frame: .zero)
        contentMode = .scaleAspectFit
    }

    required init?(coder: NSCoder) { nil }

    override func drawContent(in canvas: inout ViewCanvas) {
        guard let button, let image = shownImage else { return }
        let opacity = button.imageOpacity
        let tint = button.imageTint(for: image)
        canvas.group(opacity: opacity) { inner in
            ImagePlacing(contentMode, size: image.size, in: bounds).draw(
                image, tint: tint, direction: layoutDirection, &inner)
        }
    }
}
