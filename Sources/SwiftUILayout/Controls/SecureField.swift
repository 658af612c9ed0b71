import Foundation

/// A line that a secret is written into.
public struct SecureField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label

    /// A field with a label, which shows while the field is empty and has no prompt.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    /// A bullet for each character, or what shows in their place.
    public var body: some View {
        let bullets = String(repeating: "•", count: text.wrappedValue.count)
        FieldBody(text: bullets, prompt: prompt, axis: .horizontal, label: label).control("SecureField")
            .accessibilityControl(.textEntry, value: bullets, label: label as? Text ?? prompt)
            .modifier(NodeModifier { [text] in $0.takeTyping(into: text) })
    }
}

extension SecureField where Label == Text {
    /// A field with a text that shows while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// A field with a text that shows while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    /// A field with a prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}
