import Foundation
import KeylineGraphics
import KeylinePreviews
import KeylineScenes

/// A source whose scenes are one view that follows the environment: wider in larger text, on the other side in Arabic, and cut
/// off in the largest sizes.
struct StubSource: SceneSource {
    var file = "Stub.xib"
    var ids: [SceneID] = ["stub"]
    /// The language in which no scene can be made.
    var brokenLocale: String?
    var diagnostics: [Diagnostic] = []
    /// The width below which constraints contradict one another.
    var narrow = 0
    /// The least text size at which a text is noted to be nearly cut off.
    var noted: ContentSizeCategory?

    struct Broken: InputError {
        let message = "no strings for this language"
        let location: SourceLocation? = SourceLocation(file: "Stub.xib", line: 3, column: 7)
        let hint: String? = nil
    }

    var scenes: [SceneDescription] {
        ids.map { SceneDescription(id: $0, environment: SceneEnvironment(size: CGSize(width: 100, height: 60))) }
    }

    var references: [SceneReference] { scenes.map { SceneReference($0, of: self) } }

    @MainActor func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene {
        if environment.locale == brokenLocale { throw Broken() }
        let steps = ContentSizeCategory.allCases.firstIndex(of: environment.contentSizeCategory) ?? 0
        let width = 10 + 5 * CGFloat(steps)
        let x = environment.layoutDirection == .leftToRight ? 10 : environment.size.width - 10 - width
        var made = scene(
            environment.size.width, environment.size.height, direction: environment.layoutDirection,
            views: [view("label", x, 20, width, 20)])
        made.id = id
        made.environment = environment
        if environment.contentSizeCategory.isAccessibilityCategory {
            made.diagnostics = [
                Diagnostic(
                    .warning, .truncated, view: "label", location: SourceLocation(file: file, line: 12, column: 5),
                    message: "the text “\(environment.locale)” <is> cut off", hints: ["allow more lines"])
            ]
        }
        let isNoted = noted.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }.map { steps >= $0 } ?? false
        if isNoted, !environment.contentSizeCategory.isAccessibilityCategory {
            let place = SourceLocation(file: file, line: 12, column: 5)
            made.diagnostics.append(
                Diagnostic(.note, .truncated, view: "label", location: place, message: "nearly cut off"))
        }
        if environment.size.width < CGFloat(narrow) {
            made.diagnostics.append(Diagnostic(.warning, .unsatisfiable, view: "label", message: "too narrow"))
        }
        return made
    }
}
