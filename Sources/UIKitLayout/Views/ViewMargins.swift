import Foundation

/// A view's margins, safe area and the guides made of them.
struct ViewMargins {
    /// The margins that somebody set; nil until then.
    var own: UIEdgeInsets?
    /// The margins that follow the direction; they take the place of `own`.
    var ownDirectional: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    var followsReadableWidth = false
    /// The margins as the last layout had them.
    var lastEffective: UIEdgeInsets?
    /// The safe area as the last layout had it.
    var lastSafeArea = UIEdgeInsets.zero
    var guides = SystemGuides()
}

/// The guides that the system makes for a view, on demand: a view that uses none of them pays nothing.
struct SystemGuides {
    var layoutMargins: UILayoutGuide?
    var safeArea: UILayoutGuide?
    var readableContent: UILayoutGuide?
    var top: UILayoutGuide?
    var bottom: UILayoutGuide?
    var keyboard: UILayoutGuide?

    var isEmpty: Bool {
        layoutMargins == nil && safeArea == nil && readableContent == nil && top == nil && bottom == nil
            && keyboard == nil
    }

    /// Adds those that were made, in the order in which layout places them.
    func append(to guides: inout [UILayoutGuide]) {
        if let layoutMargins { guides.append(layoutMargins) }
        if let safeArea { guides.append(safeArea) }
        if let readableContent { guides.append(readableContent) }
        if let top { guides.append(top) }
        if let bottom { guides.append(bottom) }
        if let keyboard { guides.append(keyboard) }
    }
}
