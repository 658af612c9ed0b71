import Foundation
import SwiftUILayout

extension FactParser {
    /// A control of the product's own, in the style of iOS: values recorded on a Mac are only near.
    mutating func control() throws -> (AnyView, String?)? {
        if scanner.takeWord("Button") { return try button() }
        if scanner.take("longer Button") { return (AnyView(Button("A longer title") {}), "longer") }
        if scanner.takeWord("Toggle") {
            let title = title() ?? ""
            _ = scanner.enclosed("(", ")")
            return (AnyView(Toggle(title, isOn: .constant(true))), "toggle")
        }
        if scanner.takeWord("TextField") {
            let title = title() ?? ""
            fieldCount += 1
            let text = Binding<String>.constant("")
            return (AnyView(TextField(title, text: text)), fieldCount == 1 ? "a" : "b")
        }
        if scanner.takeWord("TextEditor") { return (AnyView(TextEditor(text: .constant(""))), "editor") }
        if scanner.takeWord("Slider") { return (AnyView(Slider(value: .constant(0.5))), "slider") }
        if scanner.take("Picker(.segmented)") { return (AnyView(Self.segments), "picker") }
        return nil
    }

    private mutating func button() throws -> (AnyView, String?) {
        guard let title = title() else { throw scanner.failure("a title expected") }
        let button = Button(title) {}
        if scanner.take(".buttonStyle(.plain)") { return (AnyView(button.buttonStyle(.plain)), "go") }
        return (AnyView(button), "go")
    }

    /// The first argument of a call, where it is a text.
    private mutating func title() -> String? {
        guard let call = scanner.enclosed("(", ")") else { return nil }
        let first = FactArguments(call).plain.first ?? ""
        return first.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    }

    private static var segments: some View {
        Picker("", selection: .constant(0)) {
            Text(verbatim: "One").tag(0)
            Text(verbatim: "Two").tag(1)
        }
        .pickerStyle(.segmented)
    }
}
