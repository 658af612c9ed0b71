/// The words that Xcode puts into new objects of storyboards and XIBs until an author or the app's code replaces them.
///
/// Source: the objects of Xcode's library as they are dragged onto a canvas.
package enum FillerText {
    private static let words: Set<String> = [
        "Label", "Button", "Title", "Subtitle", "Detail", "Text", "Item", "Root View Controller",
    ]
    private static let paragraphs = ["Lorem ipsum"]

    /// Whether a text of a document is Xcode's.
    package static func contains(_ text: String) -> Bool {
        words.contains(text) || paragraphs.contains { text.hasPrefix($0) }
    }
}

extension LayoutSnapshot.PlacedView {
    /// Whether a text of the view is Xcode's rather than the app's: only storyboards and XIBs have such texts.
    package func isFiller(_ text: String) -> Bool {
        guard let file = location?.file, file.hasSuffix(".storyboard") || file.hasSuffix(".xib") else { return false }
        return FillerText.contains(text)
    }
}
