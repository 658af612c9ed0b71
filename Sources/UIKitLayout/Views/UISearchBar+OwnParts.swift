import Foundation

/// What of a search bar an app draws itself.
struct SearchBarParts {
    var backgroundImage: UIImage?
    var scopeBarBackgroundImage: UIImage?
    var fieldImages: [UIControl.State.RawValue: UIImage] = [:]
    var icons: [Icon: UIImage] = [:]
    var isTranslucent = true
    var barStyle = UIBarStyle.default
    var showsBookmarks = false
    var showsResults = false

    /// A sign in a state.
    struct Icon: Hashable {
        let icon: UISearchBar.Icon
        let state: UIControl.State.RawValue
    }
}

extension UISearchBar {
    /// A sign in the field; raw values are Apple's.
    public enum Icon: Int, Hashable, Sendable {
        case search = 0
        case clear, bookmark, resultsList
    }

    /// The picture over the whole bar in place of its colour and line; an empty one takes both away.
    public var backgroundImage: UIImage? {
        get { ownParts.backgroundImage }
        set {
            ownParts.backgroundImage = newValue
            setNeedsDisplay()
        }
    }

    /// The picture behind the segments.
    public var scopeBarBackgroundImage: UIImage? {
        get { ownParts.scopeBarBackgroundImage }
        set {
            ownParts.scopeBarBackgroundImage = newValue
            note(newValue, "a picture behind a search bar's segments")
        }
    }

    /// Sets the picture behind the bar.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }
    /// The picture behind the bar.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage
    }

    /// Sets the picture of the field in place of its colour. The one of the ordinary state is drawn.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        ownParts.fieldImages[state.rawValue] = backgroundImage
        if state == .normal { searchTextField.look.background = backgroundImage }
    }
    /// The picture of the field.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        ownParts.fieldImages[state.rawValue]
    }

    /// Sets a sign. Those of the ordinary state before and after the text are drawn, the button that clears the text as usual.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        ownParts.icons[SearchBarParts.Icon(icon: icon, state: state.rawValue)] = iconImage
        guard state == .normal else { return }
        if icon == .clear { note(iconImage, "the picture of the button that clears a search bar") }
        searchTextField.look.images[icon] = iconImage
        searchTextField.updateSigns()
    }
    /// A sign that an app set.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        ownParts.icons[SearchBarParts.Icon(icon: icon, state: state.rawValue)]
    }

    /// How far the text is moved, in points.
    public var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.look.textOffset }
        set { searchTextField.look.textOffset = newValue }
    }
    /// How far the field's picture is moved, in points.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { searchTextField.look.backgroundOffset }
        set { searchTextField.look.backgroundOffset = newValue }
    }
    /// Moves a sign, in points.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        searchTextField.look.offsets[icon] = adjustment
        searchTextField.setNeedsLayout()
    }
    /// How far a sign is moved, in points.
    public func positionAdjustment(for icon: Icon) -> UIOffset { searchTextField.look.offsets[icon] ?? .zero }

    /// Whether what is behind shines through: bars lie over nothing here. Changes no picture.
    public var isTranslucent: Bool {
        get { ownParts.isTranslucent }
        set { ownParts.isTranslucent = newValue }
    }
    /// Light or dark, by an older name: the traits decide. Changes no picture.
    public var barStyle: UIBarStyle {
        get { ownParts.barStyle }
        set { ownParts.barStyle = newValue }
    }
    /// Whether the field has a button with a book at its end, while there is no text to clear.
    public var showsBookmarkButton: Bool {
        get { ownParts.showsBookmarks }
        set {
            ownParts.showsBookmarks = newValue
            updateSign()
        }
    }
    /// Whether the field has a button for results at its end, while there is no text to clear; it goes before the one with a book.
    public var showsSearchResultsButton: Bool {
        get { ownParts.showsResults }
        set {
            ownParts.showsResults = newValue
            updateSign()
        }
    }
    /// Whether the button for results is drawn in the tint colour.
    public var isSearchResultsButtonSelected: Bool {
        get { searchTextField.look.isSignChosen }
        set {
            searchTextField.look.isSignChosen = newValue
            searchTextField.updateSigns()
        }
    }
    /// Whether somebody can type; otherwise all of it is drawn fainter.
    public var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            searchTextField.updateSigns()
            setNeedsLayout()
        }
    }

    private func updateSign() {
        searchTextField.look.sign = ownParts.showsResults ? .resultsList : ownParts.showsBookmarks ? .bookmark : nil
        searchTextField.updateSigns()
    }

    private func note(_ image: UIImage?, _ what: String) {
        guard let image, image.size.width > 0, image.size.height > 0 else { return }
        noteUndrawn(what)
    }
}
