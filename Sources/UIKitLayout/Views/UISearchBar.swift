public import Foundation
import KeylineAppearance
import KeylineGraphics

/// A bar with a text field to search by.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    override var isSystemBar: Bool { true }
    /// Hears of searching. Changes no picture.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Which keys the keyboard has. Changes no picture.
    open var keyboardType = UIKeyboardType.default
    /// What the return key says. Changes no picture.
    open var returnKeyType = UIReturnKeyType.search
    /// Which letters become capitals while somebody types. Changes no picture.
    open var autocapitalizationType = UITextAutocapitalizationType.none
    /// Whether words are corrected while somebody types. Changes no picture.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether the return key waits for text. Changes no picture.
    open var enablesReturnKeyAutomatically = true
    /// Shows the button that cancels or not.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// How much of a bar is drawn; raw values are Apple's.
    public enum Style: UInt, Hashable, Sendable {
        /// As prominent.
        case `default` = 0
        /// A bar with a background.
        case prominent
        /// The field alone.
        case minimal
    }

    /// How much of a bar is drawn.
    open var searchBarStyle = Style.default
    /// The controller that searches by the bar.
    final weak var searchController: UISearchController?
    /// The text field.
    public let searchTextField = UISearchTextField()

    /// The text.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// A line above the field.
    open var prompt: String? {
        didSet { contentDidChange() }
    }

    /// Whether the button that ends the search is shown.
    open var showsCancelButton = false {
        didSet { contentDidChange() }
    }

    /// The titles of the segments below the field.
    open var scopeButtonTitles: [String]? {
        didSet { contentDidChange() }
    }

    /// Whether the segments below the field are shown.
    open var showsScopeBar = false {
        didSet { contentDidChange() }
    }

    /// The number of the chosen segment.
    open var selectedScopeButtonIndex = 0 {
        didSet { contentDidChange() }
    }

    /// The colour of the bar; nil for the system's.
    open var barTintColor: UIColor?
    /// What of the bar an app draws itself, or moves.
    final var ownParts = SearchBarParts()

    private let cancelButton = UIButton(type: .system)
    private let promptLabel = UILabel()
    private let scopeControl = UISegmentedControl()

    /// Creates a search bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates a search bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        promptLabel.font = .systemFont(ofSize: 15)
        promptLabel.textAlignment = .center
        for view in [searchTextField, cancelButton, promptLabel, scopeControl] { addSubview(view) }
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Only a height: 56 points with a field of 36, as in Interface Builder files since Xcode 9.
    open override var intrinsicContentSize: CGSize {
        let field = searchTextField.intrinsicContentSize.height
        return CGSize(
            width: UIView.noIntrinsicMetric,
            height: field + 20 + (prompt == nil ? 0 : 22) + (scopeIsShown ? 44 : 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    /// The height that the bar takes at the bottom of a navigation bar, in points: 52 with a field of 36, of which 1 is above the field and 15
    /// are below, as in SwiftUI's bars.
    final var roomInNavigationBar: CGFloat { heightInNavigationBar + 14 }
    /// The height of the bar in a navigation bar, in points.
    final var heightInNavigationBar: CGFloat { intrinsicContentSize.height - 18 }
    /// Whether a navigation bar shows it as its item's search, without a background.
    private var isInNavigationBar: Bool { (superview as? UINavigationBar)?.topItem?.shownSearchBar === self }

    private var scopeIsShown: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateParts()
        SearchBarArrangement(of: self, cancelButton, promptLabel, scopeControl).place()
    }

    private func updateParts() {
        cancelButton.setTitle(SystemText.cancel.text(in: traitCollection.locale), for: .normal)
        cancelButton.keepTexts(true)
        cancelButton.titleLabel?.font = cancelFont
        cancelButton.isEnabled = isEnabled
        cancelButton.isHidden = !showsCancelButton
        promptLabel.text = prompt
        promptLabel.isHidden = prompt == nil
        scopeControl.isHidden = !scopeIsShown
        let titles = scopeButtonTitles ?? []
        let shown = (0..<scopeControl.numberOfSegments).map { scopeControl.titleForSegment(at: $0) }
        if shown != titles {
            scopeControl.removeAllSegments()
            for (index, title) in titles.enumerated() {
                scopeControl.insertSegment(withTitle: title, at: index, animated: false)
            }
        }
        scopeControl.selectedSegmentIndex = selectedScopeButtonIndex
    }

    /// The button follows the text size as far as the usual ones go, so that room is left for the field.
    private var cancelFont: UIFont {
        let size = traitCollection.preferredContentSizeCategory
        let most = UIContentSizeCategory.extraExtraExtraLarge
        return .preferredFont(
            forTextStyle: .body,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: size > most ? most : size))
    }

    override func appearanceTraitsDidChange() {
        contentDidChange()
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        if let image = ownParts.backgroundImage {
            guard image.size.width > 0, image.size.height > 0 else { return }
            return canvas.draw(image, in: bounds, tint: nil, direction: layoutDirection)
        }
        guard searchBarStyle != .minimal, !isInNavigationBar else { return }
        canvas.fill(bounds, barTintColor ?? .secondarySystemBackground)
        let line = 1 / displayScale
        canvas.fill(CGRect(x: bounds.minX, y: bounds.maxY - line, width: bounds.width, height: line), .separator)
    }
}
