public import KeylineGraphics

/// Something that a person should know about a layout that was made all the same.
///
/// ```swift
/// for diagnostic in scene.diagnostics where diagnostic.severity >= .warning { print(diagnostic.message) }
/// ```
public struct Diagnostic: Hashable, Sendable, Codable {
    /// The importance of a diagnostic.
    public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable, Codable {
        /// Worth knowing.
        case note
        /// Probably a mistake.
        case warning
        /// Certainly a mistake.
        case error

        /// Orders by weight, the lightest first.
        public static func < (left: Severity, right: Severity) -> Bool {
            allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
        }
    }

    /// The subject. The raw values are part of the command's machine-readable output.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
        /// Required constraints contradict each other and one was given up.
        case unsatisfiable
        /// The constraints leave a frame open, because there are too few or because preferences of equal strength contradict each other.
        case ambiguous
        /// No constraint says where a view of a document is or how large, as its canvas shows it.
        case missingConstraints
        /// The frame stored in the file is not the one that the constraints give.
        case misplaced
        /// Text does not fit and ends in an ellipsis or is cut off.
        case truncated
        /// A word is divided because no line is long enough for it.
        case brokenWord
        /// Text or a control is beyond the screen, or beyond the reach of scrolling.
        case offScreen
        /// Text or a control is cut by the edge of a view around it.
        case clipped
        /// Two texts overlap.
        case overlap
        /// Text or a control is under the status bar, another bar, the sensor housing, the home indicator or the keyboard.
        case underBar
        /// Text or a control is under an opaque view.
        case covered
        /// A view is stretched or compressed against its content so that it shows.
        case resized
        /// A control is too small to be touched safely.
        case touchTarget
        /// Text contrasts too little with its background.
        case contrast
        /// A control contrasts too little with its background.
        case controlContrast
        /// An element says nothing to assistive technologies.
        case missingDescription
        /// A label repeats the role of its element, or is the name of a file.
        case redundantLabel
        /// An element has traits that exclude each other.
        case conflictingTraits
        /// The order in which VoiceOver reads jumps.
        case readingOrder
        /// A picture seems to show text, which cannot be read aloud or enlarged.
        case textInImage
        /// Text keeps its size when the reader asks for larger text.
        case fixedTextSize
        /// Content keeps its sides in a language that is read from right to left.
        case unmirrored
        /// Text is the same as in the language that it was written in first.
        case untranslated
        /// A placeholder such as %@ was left in a text.
        case leftover
        /// Text takes the place of the app's own, such as the "Label" of Xcode's new labels.
        case filler
        /// A suppression speaks of nothing that is wrong any more.
        case outdatedSuppression
        /// No font has a character.
        case missingGlyph
        /// A font that was asked for is not there; another one stands in.
        case missingFont
        /// An image that was asked for is not there; a placeholder stands in.
        case missingImage
        /// A string table has no entry for a key.
        case missingString
        /// A colour that was asked for is not there; another one stands in.
        case missingColor
        /// A class or element that Keyline does not know; a placeholder stands in.
        case unknownClass
        /// A reference that leads nowhere.
        case missingReference
        /// The layout did not settle within the bounded number of passes.
        case unsettled
        /// Layout code that works against the layout cycle.
        case misuse
        /// Layout code made a mistake for which UIKit raises an exception.
        case exception
        /// Something in the input was skipped.
        case ignored
    }

    /// The importance.
    public var severity: Severity
    /// The subject.
    public var kind: Kind
    /// The view concerned.
    public var view: ViewID?
    /// The view's id in its own document, where that is another one than the scene's or the id had to be made longer.
    public var objectID: ViewID?
    /// The view's name in Xcode's outline, such as `Label "12.4 km"`; nil where it is not known or there is no view.
    public var viewName: String?
    /// The place in the source.
    public var location: SourceLocation?
    /// The problem, without a full stop; may have several lines.
    public var message: String
    /// The problem in one sentence, where the message has several lines; nil elsewhere.
    public var summary: String?
    /// Possible remedies, a sentence each.
    public var hints: [String]

    /// Describes something worth knowing.
    public init(
        _ severity: Severity,
        _ kind: Kind,
        view: ViewID? = nil,
        location: SourceLocation? = nil,
        message: String,
        hints: [String] = []
    ) {
        self.severity = severity
        self.kind = kind
        self.view = view
        self.location = location
        self.message = message
        self.hints = hints
    }
}

extension Diagnostic {
    /// Whether it tells what a picture lacks, such as a font or the drawing of an app's own class, rather than a fault of the app.
    public var isAboutPicture: Bool { kind.isAboutPicture(severity) }
}

extension Diagnostic.Kind {
    /// Whether diagnostics of the kind and of a severity tell what a picture lacks.
    package func isAboutPicture(_ severity: Diagnostic.Severity) -> Bool {
        severity == .note && Self.standIns.contains(self)
    }

    private static let standIns: Set<Self> = [
        .missingFont, .missingImage, .missingColor, .unknownClass, .ignored, .filler,
    ]

    /// The kind in words, as messages print it: `missing constraints`. Documents and options name it by its raw value.
    public var words: String {
        rawValue.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }

    /// The kind that messages call by some words; nil for other words.
    public init?(words: String) {
        guard let kind = Self.allCases.first(where: { $0.words == words }) else { return nil }
        self = kind
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The message in a compiler's form, each hint on a line of its own.
    public var description: String {
        let prefix = location.map { "\($0): " } ?? ""
        return prefix + "\(severity.rawValue): \(kind.words): \(subject)\(message)"
            + hints.map { "\n  hint: \($0)" }.joined()
    }

    /// The view's name with the id after it, or the id alone, before the message.
    private var subject: String {
        guard let view else { return "" }
        return (viewName.map { "\($0) (\(view))" } ?? "view \(view)") + ": "
    }
}
