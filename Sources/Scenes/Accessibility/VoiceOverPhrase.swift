/// The words that VoiceOver adds to an element's own.
///
/// A row says a phrase in one language and where it is known from. Phrases with numbers have `%1` and `%2` in their places. Only languages
/// and rows with a source are here: a phrase that a language lacks is said in English, and ``VoiceOverVoice/isPartlyEnglish`` tells so.
package enum VoiceOverPhrase: String, CaseIterable {
    case selected
    case notEnabled
    case button
    case backButton
    case switchButton
    case on
    case off
    case mixed
    case tab
    case header
    case link
    case adjustable
    case image
    case searchField
    case textField
    case position
    case listStart
    case listEnd
    case landmark
    case landmarkEnd
    case row
    case column
    case spansRows
    case spansColumns
    case hintToggle
    case hintAdjust
    case hintEdit
    case actionsAvailable
    case moreContent
    case decrement
    case increment
    case page
    case items
    case inProgress
    case close

    /// A phrase in a language, with its source.
    struct Row {
        let phrase: VoiceOverPhrase
        let language: String
        let words: String
        let source: String

        init(_ phrase: VoiceOverPhrase, _ language: String, _ words: String, _ source: String) {
            self.phrase = phrase
            self.language = language
            self.words = words
            self.source = source
        }
    }

    /// The phrase in a language, given as a BCP 47 tag; nil where no row says it.
    func words(in locale: String) -> String? {
        let language = String(locale.prefix { $0 != "-" && $0 != "_" })
        return Self.rows.first { $0.phrase == self && $0.language == language }?.words
    }

    /// The phrase with numbers in their places: in a language where a row says it, in English otherwise.
    package func words(in locale: String, _ numbers: Int...) -> String {
        numbers.enumerated().reduce(words(in: locale) ?? words(in: "en") ?? rawValue) { text, number in
            text.replacing("%\(number.offset + 1)", with: String(number.element))
        }
    }

    static let rows: [Row] = english + german + french + japanese

    /// The pictures of cashapp/AccessibilitySnapshot 0.12.1, recorded on iOS 26.2, by the name of their test.
    private static let english: [Row] = [
        Row(.selected, "en", "Selected", "picture testTabBars"),
        Row(.notEnabled, "en", "Dimmed", "picture testButtonTraits"),
        Row(.button, "en", "Button", "picture testButtonTraits"),
        Row(.backButton, "en", "Back Button", "picture testNavBarBackButtonTraitsWithTitles"),
        Row(.switchButton, "en", "Switch Button", "picture testSwitchControls"),
        Row(.on, "en", "On", "picture testSwitchControls"),
        Row(.off, "en", "Off", "picture testSwitchControls"),
        Row(.mixed, "en", "Mixed", "picture testSwitchControls"),
        Row(.tab, "en", "Tab", "picture testTabBars"),
        Row(.header, "en", "Heading", "picture testButtonTraits"),
        Row(.link, "en", "Link", "picture testButtonTraits"),
        Row(.adjustable, "en", "Adjustable", "picture testButtonTraits"),
        Row(.image, "en", "Image", "picture testButtonTraits"),
        Row(.searchField, "en", "Search Field", "picture testButtonTraits"),
        Row(.textField, "en", "Text Field", "Apple, iPhone User Guide, Use the onscreen keyboard with VoiceOver"),
        Row(.position, "en", "%1 of %2", "picture testSegmentedControl"),
        Row(.listStart, "en", "List Start", "picture testList"),
        Row(.listEnd, "en", "List End", "picture testList"),
        Row(.landmark, "en", "Landmark", "picture testLandmark"),
        Row(.landmarkEnd, "en", "End", "picture testLandmark"),
        Row(.row, "en", "Row %1", "picture testDataTable"),
        Row(.column, "en", "Column %1", "picture testDataTable"),
        Row(.spansRows, "en", "Spans %1 rows", "picture testDataTable"),
        Row(.spansColumns, "en", "Spans %1 columns", "picture testDataTable"),
        Row(.hintToggle, "en", "Double tap to toggle setting.", "picture testSwitchControls"),
        Row(.hintAdjust, "en", "Swipe up or down with one finger to adjust the value.", "picture testSlider"),
        Row(
            .hintEdit, "en", "Double tap to edit.", "Apple, iPhone User Guide, Use the onscreen keyboard with VoiceOver"
        ),
        Row(.actionsAvailable, "en", "Actions Available", "picture testCustomActions"),
        Row(.moreContent, "en", "More Content Available", "picture testCustomContent"),
        Row(.decrement, "en", "Decrement", "picture testStepper"),
        Row(.increment, "en", "Increment", "picture testStepper"),
        Row(.page, "en", "page %1 of %2", "picture testPageControl"),
        Row(.items, "en", "%1 items", "picture testTabBars of iOS 18.5"),
        Row(.inProgress, "en", "In progress", "Apple, UIActivityIndicatorView: its accessibility label"),
        Row(.close, "en", "Close", "Apple, UIButton.ButtonType.close"),
    ]

    private static let german: [Row] = [
        Row(.button, "de", "Taste", "Apple Support HT204783 (de), About the VoiceOver rotor"),
        Row(.header, "de", "Überschrift", "Apple Support HT204783 (de), About the VoiceOver rotor"),
        Row(.landmark, "de", "Orientierungspunkt", "Apple Support HT204783 (de), About the VoiceOver rotor"),
        Row(
            .adjustable, "de", "Einstellbar",
            "vo-portal.de, Einstellungen von VoiceOver: about the speaking rate"),
    ]

    private static let french: [Row] = [
        Row(.button, "fr", "Bouton", "Orange, accessibility guidelines, Guide pour les développeurs iOS: traits"),
        Row(.link, "fr", "Lien", "Orange, accessibility guidelines, Guide pour les développeurs iOS: traits"),
        Row(.header, "fr", "En-tête", "Orange, accessibility guidelines, Guide pour les développeurs iOS: traits"),
        Row(
            .adjustable, "fr", "Ajustable", "Orange, accessibility guidelines, Guide pour les développeurs iOS: traits"),
    ]

    private static let japanese: [Row] = [
        Row(.button, "ja", "ボタン", "zenn.dev/yumemi_inc/articles/06563eae91dbe3: about buttons"),
        Row(.on, "ja", "オン", "zenn.dev/yumemi_inc/articles/06563eae91dbe3: about toggles"),
        Row(.off, "ja", "オフ", "zenn.dev/yumemi_inc/articles/06563eae91dbe3: about toggles"),
    ]
}
