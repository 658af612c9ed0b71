import KeylineOutletValues
import SwiftSyntax

/// Finds classes of views whose code decides where a finger hits them.
///
/// A class may override the tests by which UIKit finds the view under a finger, or its views may take all taps on their content.
enum TouchCode {
    /// The names of the tests in Swift, without labels.
    private static let tests = ["hitTest", "point"]
    /// The selectors of the tests in Objective-C.
    private static let selectors = ["hitTest:withEvent:", "pointInside:withEvent:"]
    private static let recognizer = "UITapGestureRecognizer"

    /// The statements of a class's Swift about touches, as values of its views that are not known.
    static func values(of name: String, _ classes: ClassCodes) -> [OutletValue] {
        let chain = classes.chain(of: name)
        guard !classes.isController(name) else { return [] }
        let bodies = chain.flatMap { type in tests.flatMap { classes[type]?.functions[$0] ?? [] } }
        let methods = chain.flatMap { type -> [ClassCode.Body] in
            (classes[type]?.functions.sorted { $0.key < $1.key } ?? []).flatMap(\.value)
        }
        let taps = methods.first { takesTaps($0.statements) }
        return [
            bodies.first.map { value("hitTest", in: $0) }, taps.map { value("gestureRecognizers", in: $0) },
        ].compactMap { $0 }
    }

    private static func value(_ property: String, in body: ClassCode.Body) -> OutletValue {
        let start = body.source.place(of: body.statements.bytes.lowerBound)
        return OutletValue(
            path: [], property: property, state: nil, value: .nothing, certainty: .unknown, file: body.source.path,
            line: start.line, column: start.column)
    }

    /// Whether statements give the object itself a recogniser of taps.
    private static func takesTaps(_ statements: CodeBlockItemListSyntax) -> Bool {
        let words = statements.tokens(viewMode: .sourceAccurate).map(\.text)
        guard words.contains(recognizer) else { return false }
        return words.indices.contains { index in
            guard words[index] == "addGestureRecognizer" else { return false }
            return index == 0 || words[index - 1] != "." || index > 1 && words[index - 2] == "self"
        }
    }

    /// The statements of a class's Objective-C about touches, as values of its views that are not known.
    static func values(of name: String, _ code: ObjectiveCCode) -> [OutletValue] {
        guard !code.isController(name) else { return [] }
        let methods = code.chain(of: name).flatMap { type in
            (code.classes[type]?.methods ?? [:]).sorted { $0.key < $1.key }
        }
        let test = methods.first { selectors.contains($0.key) }?.value
        let taps = methods.first { takesTaps($0.value.body) }?.value
        func value(_ property: String, _ method: ObjectiveCCode.Method) -> OutletValue {
            method.file.unknownValue(of: property, at: [], method.body.first?.offset ?? 0)
        }
        return [test.map { value("hitTest", $0) }, taps.map { value("gestureRecognizers", $0) }].compactMap { $0 }
    }

    /// Whether words send `addGestureRecognizer:` to the object itself, and make a recogniser of taps.
    private static func takesTaps(_ words: ArraySlice<ObjectiveCToken>) -> Bool {
        guard words.contains(where: { $0.text == recognizer }) else { return false }
        return words.indices.contains { index in
            words[index].text == "addGestureRecognizer" && index > words.startIndex && words[index - 1].text == "self"
        }
    }
}
