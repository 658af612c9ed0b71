import Foundation

/// What of a search bar an app draws itself, or moves: kept, and named in the scene where a picture would show it.
struct SearchBarParts {
    var backgroundImage: UIImage?
    var scopeBarBackgroundImage: UIImage?
    var fieldImages: [UIControl.State.RawValue: UIImage] = [:]
    var icons: [Int: UIImage] = [:]
    var textOffset = UIOffset.zero
    var fieldOffset = UIOffset.zero
    var iconOffsets: [Int: UIOffset] = [:]
    var isTranslucent = true
    var barStyle = UIBarStyle.default
    var showsBookmarks = false
    var showsResults = false
}

extension UISearchBar {
    /// A sign in the field; raw values are Apple's.
    public enum Icon: Int, Hashable, Sendable {
        case search = 0
        case clear, bookmark, resultsList
    }

    /// The picture behind the bar, where none is drawn: an empty one, by which apps take the bar's own away, changes nothing.
    public var backgroundImage: UIImage? {
        get { ownParts.backgroundImage }
        set {
            ownParts.backgroundImage = newValue
            note(newValue, "a picture behind a search bar")
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

    /// Sets the picture of the field, which is drawn in the usual way.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        ownParts.fieldImages[state.rawValue] = backgroundImage
        note(backgroundImage, "the picture of a search field")
    }
    /// The picture of the field.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        ownParts.fieldImages[state.rawValue]
    }

    /// Sets a sign. The one before the text is drawn, in its usual place.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        ownParts.icons[icon.rawValue] = iconImage
        if icon == .search, state == .normal {
            let glass = searchTextField.leftView as? UIImageView
            glass?.image = iconImage ?? UIImage(systemName: "magnifyingglass", withConfiguration: .init(pointSize: 15))
        } else {
            note(iconImage, "a sign of a search bar behind the text")
        }
    }
    /// A sign that an app set.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? { ownParts.icons[icon.rawValue] }

    /// How far the text is moved, in points: it is drawn in its usual place.
    public var searchTextPositionAdjustment: UIOffset {
        get { ownParts.textOffset }
        set {
            ownParts.textOffset = newValue
            noteMoved(newValue)
        }
    }
    /// How far the field's picture is moved, in points: it is drawn in its usual place.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { ownParts.fieldOffset }
        set {
            ownParts.fieldOffset = newValue
            noteMoved(newValue)
        }
    }
    /// Moves a sign, in points: it is drawn in its usual place.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        ownParts.iconOffsets[icon.rawValue] = adjustment
        noteMoved(adjustment)
    }
    /// How far a sign is moved, in points.
    public func positionAdjustment(for icon: Icon) -> UIOffset { ownParts.iconOffsets[icon.rawValue] ?? .zero }

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
    /// Whether the field has a button with a book: it is not drawn, and the scene says so.
    public var showsBookmarkButton: Bool {
        get { ownParts.showsBookmarks }
        set {
            ownParts.showsBookmarks = newValue
            if newValue { noteUndrawn("the bookmark button of a search bar") }
        }
    }
    /// Whether the field has a button for results: it is not drawn, and the scene says so.
    public var showsSearchResultsButton: Bool {
        get { ownParts.showsResults }
        set {
            ownParts.showsResults = newValue
            if newValue { noteUndrawn("the results button of a search bar") }
        }
    }
    /// Whether somebody can type. Changes no picture.
    public var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }

    private func note(_ image: UIImage?, _ what: String) {
        guard let image, image.size.width > 0, image.size.height > 0 else { return }
        noteUndrawn(what)
    }

    private func noteMoved(_ offset: UIOffset) {
        if offset != .zero { noteUndrawn("the way by which a part of a search bar is moved") }
    }
}
