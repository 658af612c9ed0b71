internal import Foundation
internal import KeylineGraphics
public import KeylineScenes

/// One thing that is wrong, and all the environments in which it is.
public struct Finding: Hashable, Sendable {
    /// An environment that shows it.
    public struct Occurrence: Hashable, Sendable {
        /// The environment's place in the matrix.
        public var variationIndex: Int
        /// The sizes that show it; empty where none were swept.
        public var sizes: [SweptSizes]
    }

    /// The diagnostic of the environment in which it is worst.
    public var diagnostic: Diagnostic
    /// The file.
    public var file: String
    /// The scene; nil for what is wrong with the file itself.
    public var scene: SceneID?
    /// The environments that show it, in the matrix's order; none for what does not depend on them.
    public var occurrences: [Occurrence]
    /// Further positions in the app that miss the same thing, such as a font.
    public var otherPlaces: [SourceLocation] = []
    /// Why it does not count; nil where it counts.
    public var suppression: String?
    /// Whether the baseline has it, so that it does not fail.
    public var isKnown = false

    /// The position to open in an editor.
    public var place: SourceLocation { diagnostic.location ?? SourceLocation(file: file) }
}

/// The key by which two diagnostics are one finding.
///
/// What an app lacks, such as a font, is one thing however often it is missed, and so is a pair of colours that stand out too little. Of everything else kind, view and place are
/// equal: the message may differ, as a text that is cut off differs from language to language, and so may the scene, as a
/// container shows another scene's views again.
package struct FindingKey: Hashable, Sendable {
    private let kind: Diagnostic.Kind
    private let file: String?
    private let view: ViewID?
    private let location: SourceLocation?
    private let message: String?

    /// The key of a diagnostic of a scene.
    ///
    /// - Parameters:
    ///   - diagnostic: The diagnostic.
    ///   - file: The scene's file.
    ///   - scene: The scene; nil for a mistake of the file itself.
    ///   - isGathering: Whether what an app's own code would add has one key, and a text that several languages lack.
    package init(_ diagnostic: Diagnostic, file: String, scene: SceneID?, gathering isGathering: Bool = true) {
        kind = diagnostic.kind
        guard !Self.isAppWide(kind, gathering: isGathering) else {
            self.file = nil
            view = nil
            location = nil
            message = isGathering ? Self.subject(of: diagnostic) : Self.appWideSubject(of: diagnostic)
            return
        }
        // A document's view is the same one wherever it is shown, and whatever its id is there.
        view = diagnostic.objectID ?? diagnostic.view
        location = diagnostic.location
        let isOfApp = diagnostic.severity == .note && view == nil && location == nil
        self.file = location == nil && !isOfApp ? "\(file) \(scene?.rawValue ?? "")" : nil
        message = view == nil && location == nil ? diagnostic.message : nil
    }

    /// The part of the message that equal findings share: of too little contrast, the pair of colours.
    static func subject(of diagnostic: Diagnostic) -> String {
        if let limit = limit(of: diagnostic) { return limit }
        if let text = missingText(of: diagnostic) { return text.subject }
        return pair(of: diagnostic) ?? diagnostic.message
    }

    /// The thing that an app lacks, by itself: a class with any placeholder, a text in one language; nil for findings about places.
    package static func appWideSubject(of diagnostic: Diagnostic) -> String? {
        guard isAppWide(diagnostic.kind, gathering: false) else { return nil }
        if diagnostic.kind == .unknownClass { return String(diagnostic.message.prefix { $0 != ";" }) }
        return diagnostic.message
    }

    private static func pair(of diagnostic: Diagnostic) -> String? {
        diagnostic.kind == .contrast ? diagnostic.message.split(separator: ": ").last.map(String.init) : nil
    }

    /// The text that a language lacks, and the language, as the end of the message names it; nil for other findings.
    static func missingText(of diagnostic: Diagnostic) -> (subject: String, language: String)? {
        guard diagnostic.kind == .missingString, diagnostic.view != nil, diagnostic.message.hasSuffix("\""),
            let range = diagnostic.message.range(of: " in \"", options: .backwards)
        else { return nil }
        let language = diagnostic.message[range.lowerBound...].dropFirst(" in ".count)
        return (String(diagnostic.message[..<range.lowerBound]), String(language))
    }

    /// The words for what pictures of an app lack because its own code is not run, one finding however much of it there is; nil for
    /// others.
    static func limit(of diagnostic: Diagnostic) -> String? {
        guard diagnostic.severity == .note else { return nil }
        switch diagnostic.kind {
        case .unknownClass: return "class"
        case .missingGlyph where diagnostic.message.hasSuffix(", as an icon font does"): return "icon font"
        case .ignored where diagnostic.message.hasPrefix("the runtime attribute "): return "runtime attribute"
        default: return nil
        }
    }

    /// Whether findings of a kind are about the app rather than about a place. A pair of colours that is told once for all views that have it is so
    /// only where findings are gathered.
    static func isAppWide(_ kind: Diagnostic.Kind, gathering isGathering: Bool = true) -> Bool {
        appWide.contains(kind) && (isGathering || kind != .contrast)
    }

    private static let appWide: Set<Diagnostic.Kind> = [
        .missingFont, .missingImage, .missingColor, .missingString, .unknownClass, .ignored, .contrast,
        .filler,
    ]
}
