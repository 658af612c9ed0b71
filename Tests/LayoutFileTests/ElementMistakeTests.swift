import Foundation
import KeylineLayoutFile
import KeylineScenes
import KeylineTypesetting
import Testing

/// What is said about a SwiftUI tree that is wrong: where, and what was probably meant.
@MainActor
@Suite struct ElementMistakeTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let body: String
        let place: String
        let message: String
        var hint: String?

        var testDescription: String { message }
    }

    private nonisolated static let mistakes = [
        Mistake(
            body: "  VStck: []", place: "3:3", message: "there is no view \"VStck\"", hint: "did you mean \"VStack\"?"),
        Mistake(
            body: "  vstack", place: "3:3", message: "there is no view \"vstack\"", hint: "did you mean \"VStack\"?"),
        Mistake(
            body: "  Text: A\n  modifiers:\n    - paddin: 8", place: "5:7",
            message: "there is no modifier \"paddin\"", hint: "did you mean \"padding\"?"),
        Mistake(
            body: "  Text: A\n  modifiers: { padding: 8 }", place: "4:14",
            message: "modifiers must be a list, because their order matters", hint: "begin each of them with \"-\""),
        Mistake(
            body: "  Text: A\n  modifiers:\n    - padding: 8\n      bold: true", place: "6:7",
            message: "\"bold\" is at the same level as the modifier \"padding\"", hint: "begin each modifier with \"-\""
        ),
        Mistake(
            body: "  Text: A\n  padding: 8", place: "4:3",
            message: "the modifier \"padding\" is at the same level as the view",
            hint: "put it in the list of \"modifiers\""),
        Mistake(
            body: "  VStack:\n  spacing: 8", place: "4:3",
            message: "\"spacing\" is at the same level as \"VStack\", not in it",
            hint: "indent it below \"VStack:\""),
        Mistake(
            body: "  - Text: A\n    Image: b", place: "4:5",
            message: "one list item has two views: \"Text\" and \"Image\"",
            hint: "begin each view with \"-\""),
        Mistake(
            body: "  VStack: { spacng: 8 }", place: "3:13", message: "VStack has no key \"spacng\"",
            hint: "did you mean \"spacing\"?"),
        Mistake(
            body: "  VStack: { alignment: left }", place: "3:24", message: "there is no value \"left\"",
            hint: "did you mean \"leading\"?"),
        Mistake(
            body: "  Text: A\n  modifiers: [fill: red]", place: "4:15", message: "\"fill\" modifies a shape, not a view"
        ),
        Mistake(
            body: "  Circle:\n  modifiers: [padding: 8, fill: red]", place: "4:27",
            message: "\"fill\" modifies a shape, not a view", hint: "put it before \"padding\", right after a shape"),
        Mistake(
            body: "  Text: A\n  modifiers: [foregroundStyle: rde]", place: "4:32",
            message: "there is no colour or style \"rde\"", hint: "did you mean \"red\"?"),
        Mistake(body: "  Text:", place: "3:8", message: "Text lacks \"text\"", hint: "add \"text: …\""),
        Mistake(
            body: "  Image: {}", place: "3:10", message: "Image lacks \"name\" or \"symbol\"",
            hint: "add \"name: …\" or \"symbol: …\""),
        Mistake(
            body: "  - Text: A\n  - Image", place: "4:5", message: "Image lacks \"name\" or \"symbol\"",
            hint: "add \"name: …\" or \"symbol: …\""),
        Mistake(
            body: "  LazyVGrid: { content: [Spacer] }", place: "3:14", message: "LazyVGrid lacks \"columns\"",
            hint: "add \"columns: …\""),
        Mistake(
            body: "  Divider: 3", place: "3:12", message: "expected nothing: Divider takes no arguments, found 3"),
        Mistake(
            body: "  Text: A\n  modifiers: [clipShape: Text]", place: "4:26",
            message: "there is no shape \"Text\"",
            hint: "known shapes: Capsule, Circle, Ellipse, Rectangle, RoundedRectangle, UnevenRoundedRectangle"),
        Mistake(
            body: "  Text: A\n  modifiers: [frame: { maxWidth: wide }]", place: "4:34",
            message: "expected a number of points, or infinity, found wide"),
        Mistake(
            body: "  - Text: A\n    id: a\n  - Text: B\n    id: a", place: "6:9",
            message: "the id \"a\" appears twice, first on line 4"),
        Mistake(
            body: "  ForEach:\n    in: [{ name: A }]\n    content: { Text: $nam }", place: "5:22",
            message: "the item has no value \"$nam\"", hint: "did you mean \"$name\"?"),
        Mistake(
            body: "  ForEach:\n    content: { Text: $name }", place: "4:14", message: "ForEach lacks \"in\"",
            hint: "add \"in: …\""),
        Mistake(
            body: "  DatePicker: { selection: 2026-13-01 }", place: "3:28",
            message: "expected a date such as 2026-05-01 or 2026-05-01T09:30, found 2026-13-01"),
        Mistake(
            body: "  Slider: { in: [5, 1] }", place: "3:17",
            message: "expected the smaller number first, found 5.0, 1.0"
        ),
        Mistake(
            body: "  Text: A\nviews: []", place: "4:8", message: "\"views\" cannot be combined with \"body\"",
            hint: "a layout has either \"views\" with constraints or a \"body\" of SwiftUI views"),
    ]

    @Test(arguments: mistakes)
    func `a mistake is named with its place and what to do`(mistake: Mistake) throws {
        let yaml = "keyline: 1\nbody:\n" + mistake.body
        let error = #expect(throws: LayoutFileError.self) {
            try LayoutFileSource(data: Data(yaml.utf8), file: "screen.yaml", fonts: try FontCollection.bundled())
        }
        #expect(error?.message == mistake.message)
        let place = error?.location.map { "\($0.line ?? 0):\($0.column ?? 0)" }
        #expect(place == mistake.place)
        if let hint = mistake.hint { #expect(error?.hint == hint) }
    }

    @Test func `loops inside loops end before they fill the memory`() throws {
        let items = "[" + Array(repeating: "a", count: 60).joined(separator: ", ") + "]"
        let yaml = """
            keyline: 1
            body:
              ForEach:
                in: \(items)
                content:
                  ForEach:
                    in: \(items)
                    content:
                      ForEach: { in: \(items), content: { Text: $item } }
            """
        let error = #expect(throws: LayoutFileError.self) {
            try LayoutFileSource(data: Data(yaml.utf8), file: "screen.yaml", fonts: try FontCollection.bundled())
        }
        #expect(error?.message == "the layout has more than 100000 views")
    }
}
