import KeylineScenes

/// The name that was probably meant by one that does not exist.
enum Suggestion {
    /// `did you mean "x"?` where a known name is near or means the same, otherwise the list of those that exist:
    /// `known keys: a, b`.
    static func text(for name: String, among known: [String], kind: String) -> String? {
        if let word = ForeignWords.translation(of: name, among: known) { return "did you mean \"\(word)\"?" }
        let known = known.sorted()
        if let near = Spelling.nearest(to: name, among: known) { return "did you mean \"\(near)\"?" }
        return known.isEmpty ? nil : "known \(plural(kind)): " + known.joined(separator: ", ")
    }

    /// Such as `classes`, and `colours or styles`.
    private static func plural(_ kind: String) -> String {
        kind.split(separator: " or ").map { $0 + ($0.hasSuffix("s") ? "es" : "s") }.joined(separator: " or ")
    }
}

/// The words of CSS, of Android and of other layout languages with UIKit's and SwiftUI's for the same.
enum ForeignWords {
    /// The known word that means the same as another language's; nil if there is none.
    static func translation(of word: String, among known: [String]) -> String? {
        let plain = word.filter { $0 != "-" && $0 != "_" }.lowercased()
        return translations[plain]?.first(where: known.contains)
    }

    /// By words in lowercase without hyphens; the first translation that an object knows counts.
    private static let translations: [String: [String]] = [
        // Keys of stacks.
        "direction": ["axis"], "flexdirection": ["axis"], "orientation": ["axis"],
        "gap": ["spacing"], "justifycontent": ["distribution"], "justify": ["distribution"],
        "alignitems": ["alignment"], "align": ["alignment", "textAlignment", "multilineTextAlignment"],
        "children": ["subviews", "arrangedSubviews", "content"], "views": ["subviews", "arrangedSubviews", "content"],
        "items": ["arrangedSubviews", "subviews", "content", "rows"],
        "rows": ["sections"], "cells": ["rows", "sections"], "groups": ["sections"],
        "header": ["headerTitle", "tableHeaderView"], "footer": ["footerTitle", "tableFooterView"],
        "height": ["rowHeight"], "accessory": ["accessoryType"], "detail": ["detailTextLabel"],
        "subviews": ["arrangedSubviews", "content"], "arrangedsubviews": ["subviews", "content"],
        // Keys of all views.
        "name": ["id"], "identifier": ["id"], "class": ["type"], "kind": ["type"],
        "hidden": ["isHidden"], "visible": ["isHidden"], "visibility": ["isHidden"], "enabled": ["isEnabled"],
        "opacity": ["alpha"], "color": ["textColor", "titleColor", "backgroundColor", "foregroundStyle"],
        "colour": ["textColor", "titleColor", "backgroundColor", "foregroundStyle"],
        "background": ["backgroundColor"], "bg": ["backgroundColor", "background"], "backgroundcolor": ["background"],
        "radius": ["cornerRadius"], "borderradius": ["cornerRadius"], "tint": ["tintColor"],
        "padding": ["layoutMargins"], "margin": ["layoutMargins", "padding"],
        "margins": ["layoutMargins"], "clip": ["clipsToBounds"], "overflow": ["clipsToBounds"],
        // Keys of texts and images.
        "label": ["text", "title"], "value": ["text"], "content": ["text"], "string": ["text"],
        "lines": ["numberOfLines", "lineLimit"], "maxlines": ["numberOfLines", "lineLimit"],
        "linelimit": ["numberOfLines"], "numberoflines": ["lineLimit"],
        "textalign": ["textAlignment", "multilineTextAlignment"], "fontsize": ["font"], "fontweight": ["font"],
        "fontfamily": ["font"], "src": ["image", "name"], "source": ["image", "name"], "hint": ["placeholder"],
        // Views, guides and attributes of constraints.
        "superview": ["screen"], "parent": ["screen"], "view": ["screen"], "self": ["screen"],
        "safearealayoutguide": ["safeArea"], "layoutmarginsguide": ["margins"], "readablecontentguide": ["readable"],
        "keyboardlayoutguide": ["keyboard"], "contentlayoutguide": ["content"], "framelayoutguide": ["frame"],
        "baseline": ["lastBaseline"], "x": ["leading"], "y": ["top"],
        // Values.
        "row": ["horizontal"], "column": ["vertical"], "left": ["leading"], "right": ["trailing"],
        "start": ["leading"], "end": ["trailing"], "flexstart": ["leading", "top"], "flexend": ["trailing", "bottom"],
        "middle": ["center", "centerY"], "centre": ["center"], "stretch": ["fill"],
        "spacebetween": ["equalSpacing"], "spaceevenly": ["equalSpacing"], "spacearound": ["equalSpacing"],
        "cover": ["scaleAspectFill", "fill"], "contain": ["scaleAspectFit", "fit"],
        // Colours.
        "pink": ["systemPink"], "teal": ["systemTeal"], "indigo": ["systemIndigo"], "mint": ["systemMint"],
        "grey": ["gray"], "lightgrey": ["lightGray"], "darkgrey": ["darkGray"], "transparent": ["clear"],
        "textcolor": ["label"],
    ]
}
