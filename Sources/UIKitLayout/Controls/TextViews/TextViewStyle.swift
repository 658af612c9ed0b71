import Foundation

/// What a text view made of its text.
@MainActor
struct ComposedText {
    /// The text with the links that were found in it; nil before anybody looked.
    var found: StyledText??
    var kept = CachedText()
}
