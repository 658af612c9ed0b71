import Foundation

/// Room that text of several lines is written into.
public struct TextEditor: View {
    private let text: Binding<String>

    /// An editor of a text.
    public init(text: Binding<String>) {
        self.text = text
    }

    /// The text at the top, as large as is offered.
    public var body: some View {
        EnvironmentReader { environment in
            Text(verbatim: text.wrappedValue)
                .padding(.horizontal, 5)
                .padding(.vertical, 8)
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
                .clipped()
                .background(environment.scrollContentBackground == .hidden ? Color.clear : Color(.systemBackground))
                .control("TextEditor").accessibilityControl(.textEntry)
                .modifier(NodeModifier { [text] in $0.takeTyping(into: text) })
        }
    }
}
