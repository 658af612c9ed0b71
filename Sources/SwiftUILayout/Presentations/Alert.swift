/// A question, by its older form.
public struct Alert {
    /// Something to press in it.
    public struct Button {
        fileprivate var label: Text?
        fileprivate var role: ButtonRole?
        fileprivate var action: (() -> Void)?

        /// A button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, action: action)
        }
        /// A button that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }
        /// A button that cancels.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(role: .cancel, action: action) }
        /// A button that deletes.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }
    }

    let title: Text
    let message: Text?
    private let buttons: [Button]

    /// A question with one answer.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }
    /// A question with two answers.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// The answers as views.
    @MainActor var actions: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            SwiftUILayout.Button(role: button.role, action: { button.action?() }) {
                EnvironmentReader { button.label ?? Text(verbatim: $0.word(.cancel)) }
            }
        }
    }
}
