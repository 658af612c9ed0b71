public import Foundation
import KeylineAppearance
import KeylineGraphics

/// The text field of a search bar: a magnifying glass, tokens, text, and a sign or the button that clears the text at its end. All of it
/// follows the text size.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// What is searched for besides the text, drawn before it in little boxes.
    open var tokens: [UISearchToken] = [] {
        didSet { contentDidChange() }
    }

    /// The colour of the boxes of tokens.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tokenBackgroundColor: UIColor! = .secondarySystemFill
    /// Whether tokens can be deleted. Changes no picture.
    open var allowsDeletingTokens = true
    /// Whether tokens can be copied. Changes no picture.
    open var allowsCopyingTokens = true

    let glass = UIImageView()
    let sign = UIImageView()
    var look = SearchFieldLook()

    /// Creates a field with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates a field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        for view in [glass, sign] {
            view.tintColor = .secondaryLabel
            view.contentMode = .center
        }
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .unlessEditing
        updateSigns()
    }

    override func appearanceTraitsDidChange() {
        updateSigns()
        super.appearanceTraitsDidChange()
    }

    open override func layoutSubviews() {
        updateSigns()
        super.layoutSubviews()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: super.intrinsicContentSize.width,
            height: max(SearchFieldMetrics.height, ceil(adjustedFont.lineHeight) + 14))
    }

    // MARK: Rectangles

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let isLeftToRight = layoutDirection == .leftToRight
        let moved = super.textRect(forBounds: bounds)
            .offsetBy(dx: look.textOffset.horizontal * (isLeftToRight ? 1 : -1), dy: look.textOffset.vertical)
        let taken = tokens.isEmpty ? 0 : SearchTokenRow(of: self, in: moved).width
        return moved.inset(
            by: UIEdgeInsets(top: 0, left: isLeftToRight ? taken : 0, bottom: 0, right: isLeftToRight ? 0 : taken))
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.leftViewRect(forBounds: bounds), as: .search)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.rightViewRect(forBounds: bounds), as: look.sign ?? .bookmark)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.clearButtonRect(forBounds: bounds), as: .clear)
    }

    private func moved(_ rect: CGRect, as icon: UISearchBar.Icon) -> CGRect {
        let offset = look.offsets[icon] ?? .zero
        let isLeftToRight = layoutDirection == .leftToRight
        return rect.offsetBy(dx: offset.horizontal * (isLeftToRight ? 1 : -1), dy: offset.vertical)
    }

    // MARK: Drawing

    override func drawContent(in canvas: inout ViewCanvas) {
        if let image = look.background {
            let offset = look.backgroundOffset
            let rect = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
            canvas.draw(image, in: rect, tint: nil, direction: layoutDirection)
        } else if backgroundColor == nil {
            canvas.fill(
                Path(roundedRect: bounds, cornerRadius: SearchFieldMetrics.cornerRadius, curve: .continuous),
                .tertiarySystemFill)
        }
        super.drawContent(in: &canvas)
        if !tokens.isEmpty {
            SearchTokenRow(of: self, in: super.textRect(forBounds: bounds)).draw(&canvas)
        }
    }

    /// Tokens take the place of the placeholder too.
    open override func drawPlaceholder(in rect: CGRect) {
        if tokens.isEmpty { super.drawPlaceholder(in: rect) }
    }
}

/// What a search bar says about its field.
struct SearchFieldLook {
    /// The sign at the end of the field, while there is nothing to clear.
    var sign: UISearchBar.Icon?
    var isSignChosen = false
    var images: [UISearchBar.Icon: UIImage] = [:]
    var offsets: [UISearchBar.Icon: UIOffset] = [:]
    var background: UIImage?
    var backgroundOffset = UIOffset.zero
    var textOffset = UIOffset.zero
}

extension UISearchTextField {
    /// How much larger than by default the signs are: as the text, as far as they leave room for it.
    var signScale: CGFloat { min(adjustedFont.pointSize / 17, 1.65) }

    /// Whether there is something that the button at the end clears.
    var hasContent: Bool { !(text ?? "").isEmpty || !tokens.isEmpty }

    /// Brings the signs before and after the text up to date with what the bar says, the text size and the text.
    func updateSigns() {
        show(.search, in: glass, width: 30)
        guard let icon = look.sign else {
            if rightView === sign { rightView = nil }
            return
        }
        show(icon, in: sign, width: 34)
        sign.tintColor = !isEnabled ? .tertiaryLabel : look.isSignChosen ? tintColor : .secondaryLabel
        if rightView !== sign { rightView = sign }
        let mode: ViewMode = hasContent ? .never : .always
        if rightViewMode != mode { rightViewMode = mode }
    }

    private func show(_ icon: UISearchBar.Icon, in view: UIImageView, width: CGFloat) {
        let scale = signScale
        view.image =
            look.images[icon] ?? UIImage(systemName: icon.symbol, withConfiguration: .init(pointSize: 15 * scale))
        view.tintColor = isEnabled ? .secondaryLabel : .tertiaryLabel
        view.frame.size = CGSize(width: width * scale, height: 20 * scale)
    }
}

extension UISearchBar.Icon {
    /// The symbol; that of results is approximated.
    fileprivate var symbol: String {
        switch self {
        case .search: "magnifyingglass"
        case .clear: "xmark.circle.fill"
        case .bookmark: "book"
        case .resultsList: "chevron.down.circle"
        }
    }
}
