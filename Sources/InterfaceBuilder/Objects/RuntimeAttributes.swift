import Foundation
import KeylineGraphics
import KeylineScenes
import UIKitLayout

/// The user-defined runtime attributes of a view: what Interface Builder sets by key path.
///
/// Keyline has no key-value coding. It knows the paths of UIKit's own views and layers, and those that apps commonly give all views,
/// such as `cornerRadius`; the others are noted once for the whole app.
@MainActor
struct RuntimeAttributes {
    let element: IBElement
    let builder: DocumentViewBuilder

    func apply(to view: UIView) {
        let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
        guard !attributes.isEmpty else { return }
        let ofCode = builder.classOfCode(element, view).map(builder.surroundings.runtimeAttributes) ?? [:]
        for attribute in attributes where attribute.name == "userDefinedRuntimeAttribute" {
            guard let path = attribute["keyPath"] else { continue }
            let value = RuntimeValue(attribute: attribute, values: builder.values)
            if LinkedClasses.set(path, of: view, toFirstOf: value.candidates) { continue }
            guard !RuntimeKeys.set(path, of: view, to: value), ofCode[path] != true else { continue }
            view.source.asksForOwnCode = true
            if ofCode[path] == nil { note(path) }
        }
    }

    /// A path of a class of the app's own is not known to anybody but that class.
    private func note(_ path: String) {
        guard builder.notedElements.insert("keyPath " + path).inserted else { return }
        builder.context.report(
            Diagnostic(
                .note, .ignored, message: "the runtime attribute \"\(path)\" is not known and is ignored"))
    }
}

/// The value of a runtime attribute, as the kinds of which setters ask for it; nil where it is of another kind.
@MainActor
struct RuntimeValue {
    let attribute: IBElement
    let values: ValueReader

    var number: CGFloat? { anyNumber ?? unreadable("a number") }
    var integer: Int? { number.map { Int($0) } }
    var color: UIColor? { values.color("value", of: attribute) ?? unreadable("a color") }
    var size: CGSize? { attribute.size("value") ?? unreadable("a size") }
    var text: String? { attribute["value"] ?? values.longText("value", of: attribute) }

    /// The value in every type that a property of an app's class may have, the likeliest first.
    var candidates: [Any] {
        let written = attribute["value"]
        let number = anyNumber
        var all: [Any] = []
        if written == "YES" || written == "NO" { all.append(written == "YES") }
        if let color = values.color("value", of: attribute) { all.append(color) }
        if let size = attribute.size("value") { all.append(size) }
        if attribute["type"] == "image", let written, let image = UIImage(named: written) { all.append(image) }
        if let number {
            // Enough for every integer that a double tells from its neighbours.
            let whole = Int(exactly: number.rounded()).map { [$0 as Any] } ?? []
            all += [number, Double(number), Float(number)] + whole + [number != 0]
        }
        if let text { all.append(text) }
        return all
    }

    /// The case of an enumeration that the value's number stands for.
    func choice<Choice: RawRepresentable>(_ kind: Choice.Type) -> Choice? where Choice.RawValue == Int {
        integer.flatMap { Choice(rawValue: $0) ?? unreadable("a raw value of \(kind)") }
    }

    /// Documents write a flag as a flag or as a number.
    var flag: Bool? {
        switch attribute["value"] {
        case "YES": true
        case "NO": false
        default: anyNumber.map { $0 != 0 } ?? unreadable("YES or NO")
        }
    }

    /// Key-value coding takes a text for the number that it spells.
    private var anyNumber: CGFloat? {
        values.real("value", of: attribute) ?? attribute["value"].flatMap(IBElement.number)
    }

    /// Remembers a value of another kind than the key path takes.
    private func unreadable<Value>(_ expected: String) -> Value? {
        let value = attribute["value"] ?? attribute.children.first.map { $0["value"] ?? "<\($0.name)>" }
        UnreadableValues.report(
            "the runtime attribute \"\(attribute["keyPath"] ?? "")\"", value ?? "nil", at: attribute, expected: expected
        )
        return nil
    }
}
