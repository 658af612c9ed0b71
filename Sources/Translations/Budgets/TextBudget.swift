package import KeylineGraphics
package import KeylineScenes

/// The greatest length of a key's text in a language with which every screen works.
package struct TextBudget: Hashable, Sendable {
    /// The screen that decides.
    package struct Decision: Hashable, Sendable {
        /// The file.
        package var file: String
        /// The scene.
        package var scene: SceneID
        /// The scene's name.
        package var sceneName: String
        /// The environment in words; empty for the scene's own.
        package var environment: String
        /// The finding there about one letter more, in words.
        package var message: String
        /// The view that it is wrong with; nil for none.
        package var view: ViewID?
        /// The place of the environment among the environments of the search.
        package var environmentIndex: Int
    }

    /// The budget of one form of a text that depends on a number.
    package struct Form: Hashable, Sendable {
        /// The category of numbers: `zero`, `one`, `two`, `few`, `many` or `other`.
        package var category: String
        /// The number of letters of the form, in grapheme clusters.
        package var current: Int
        /// The number of letters at which a screen first fails; nil where none fails.
        package var failsAt: Int?
        /// The length of the longest form that works, in points; nil where no screen fails.
        package var points: Double?
        /// The number of code points of the longest form that works; nil where no screen fails.
        package var codePoints: Int?
        /// The screen that decides; nil where none fails.
        package var decision: Decision?

        /// The greatest number of letters with which every screen works; nil where there is no limit.
        package var letters: Int? { failsAt.map { max($0 - 1, 0) } }

        /// Whether the form is too long as it is.
        package var isExceeded: Bool { failsAt.map { current >= $0 } ?? false }
    }

    /// The key.
    package var id: TextKey
    /// The language.
    package var language: String
    /// The number of letters of the text, in grapheme clusters; nil where the language has none.
    package var current: Int?
    /// The number of letters at which a screen first fails; nil where none fails.
    package var failsAt: Int?
    /// The greatest number of letters that was tried.
    package var tried: Int
    /// The length of the longest text that works, in points: what the deciding view has for one line or, where it has several, the lengths
    /// of the text's lines together; nil where no screen fails.
    package var points: Double?
    /// The number of code points of the longest text that works; nil where no screen fails.
    package var codePoints: Int?
    /// The screen that decides; nil where none fails.
    package var decision: Decision?

    /// The forms of a text that depends on a number, in CLDR's order; none for other texts, and for a translation that is missing.
    package var forms: [Form] = []

    /// The greatest number of letters with which every screen works; nil where there is no limit up to `tried`.
    package var letters: Int? { failsAt.map { max($0 - 1, 0) } }

    /// Whether the text, or a form of it, is too long as it is.
    package var isExceeded: Bool {
        if forms.contains(where: \.isExceeded) { return true }
        guard let current, let failsAt else { return false }
        return current >= failsAt
    }

    /// The form that is the farthest over its budget; nil where none is over it.
    package var worstForm: Form? {
        forms.filter(\.isExceeded).max { $0.current - ($0.failsAt ?? 0) < $1.current - ($1.failsAt ?? 0) }
    }

    /// The screen on which the text is too long as it is, or which decides where it is not.
    package var screenToShow: Decision? { worstForm?.decision ?? decision }

    /// The text's part for one category of numbers; nil where it has none.
    package func form(_ category: String) -> Form? { forms.first { $0.category == category } }
}
