import Foundation
import KeylineGraphics
public import KeylineScenes
public import KeylineTypesetting

/// Chooses, of an app's languages, those that try a scene hardest: the one with the longest texts, the one with the tallest, and one that
/// is written from right to left.
///
/// The scene's own texts are measured on one line each, in points, in the system's font at 17 points, so that a text that is cut
/// counts with all of its length. The highest line decides about the height; of equal ones the language with more marks on one letter is
/// taller, as Vietnamese is among those in Latin letters.
public struct WorstLanguages {
    /// The scene in one language.
    struct Measure: Hashable {
        var language: String
        /// The length of all texts in points.
        var length: CGFloat
        /// The height of the highest line in points.
        var height: CGFloat
        /// The most marks on one letter.
        var marks: Int
        /// Whether the language is written from right to left.
        var isRightToLeft: Bool
    }

    private let languages: [String]
    private let typesetter: Typesetter

    /// Chooses among languages.
    ///
    /// - Parameters:
    ///   - languages: The app's languages, as BCP 47 tags.
    ///   - typesetter: Measures the texts.
    public init(among languages: [String], typesetter: Typesetter) {
        self.languages = Set(languages).sorted()
        self.typesetter = typesetter
    }

    /// The languages of a scene, the worst first: the longest, the tallest and one from right to left, then the next ones of each kind.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - overrides: The requests to the environment.
    /// - Returns: Every language once; a language in which the scene cannot be laid out comes last.
    @MainActor
    public func ranking(of scene: SceneReference, _ overrides: EnvironmentOverrides) -> [String] {
        let measures = languages.compactMap { measure(scene, overrides, in: $0) }
        let ranked = Self.ranked(measures)
        return ranked + languages.filter { !ranked.contains($0) }
    }

    /// The languages of measures by turns: the longest, the tallest, one from right to left.
    static func ranked(_ measures: [Measure]) -> [String] {
        let byLength = measures.sorted { ($1.length, $0.language) < ($0.length, $1.language) }
        let byHeight = measures.sorted {
            ($1.height, $1.marks, $1.length, $0.language) < ($0.height, $0.marks, $0.length, $1.language)
        }
        var queues = [byLength, byHeight, byLength.filter(\.isRightToLeft)].map { $0.map(\.language) }
        var result: [String] = []
        while queues.contains(where: { !$0.isEmpty }) {
            for index in queues.indices {
                queues[index].removeAll(where: result.contains)
                if let next = queues[index].first { result.append(next) }
            }
        }
        return result
    }

    @MainActor
    private func measure(
        _ reference: SceneReference, _ overrides: EnvironmentOverrides, in language: String
    ) -> Measure? {
        var asked = overrides
        asked.language.locale = language
        guard let scene = try? reference.make(asked) else { return nil }
        let texts = scene.layout.placedViews.filter(\.isVisible).flatMap(\.view.texts).map(\.text)
        var result = Measure(
            language: language, length: 0, height: 0, marks: 0,
            isRightToLeft: SceneEnvironment.layoutDirection(ofLocale: language) == .rightToLeft)
        for text in texts where !text.isEmpty {
            let size = typesetter.shape(AttributedText(text, font: Self.font), locale: language)
                .layout(width: .infinity, maximumLines: 0, maximumHeight: .infinity).size
            result.length += size.width
            let lines = CGFloat(text.split(separator: "\n", omittingEmptySubsequences: false).count)
            result.height = max(result.height, size.height / lines)
            result.marks = max(result.marks, Self.marks(in: text))
        }
        return result
    }

    private static let font = Font(.system, size: 17)

    /// The most marks on one letter of a text.
    private static func marks(in text: String) -> Int {
        text.map { character in
            String(character).decomposedStringWithCanonicalMapping.unicodeScalars
                .count { $0.properties.generalCategory == .nonspacingMark }
        }.max() ?? 0
    }
}

extension SceneMatrix {
    /// The axes without ranks that no scene has a language for.
    ///
    /// - Parameters:
    ///   - axes: The axes.
    ///   - scenes: The scenes, with their languages.
    /// - Returns: The axes.
    public static func axes(_ axes: [VariationAxis], fitting scenes: [SceneReference]) -> [VariationAxis] {
        let count = scenes.map(\.worstLocales.count).max() ?? 0
        return axes.map { axis in
            var axis = axis
            axis.values.removeAll { if case .worstLocale(let rank) = $0 { rank >= count } else { false } }
            return axis
        }
    }
}
