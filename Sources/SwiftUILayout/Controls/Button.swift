import Foundation

/// What a button is there for.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// Something is deleted.
    public static let destructive = ButtonRole(name: "destructive")
    /// Something is left as it is.
    public static let cancel = ButtonRole(name: "cancel")
    /// Something is put away.
    public static let close = ButtonRole(name: "close")
    /// Something is confirmed.
    public static let confirm = ButtonRole(name: "confirm")
}

/// Something to press.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    /// A button with a label.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a label that is there for something.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// The label as the style of the place has it.
    public var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(label), action: action)
        EnvironmentReader {
            // Buttons of a style of their own share their row; a plain one takes all of it.
            let leave = $0.leavesQuestion
            $0.buttonStyle(configuration).control("Button", fillsRow: !$0.hasButtonStyle).accessibilityControl(.button)
                .onStepTap { [action] in
                    leave?()
                    action()
                }
        }
    }
}

extension Button where Label == Text {
    /// A button with a text.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// A button with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// A button with a text that is there for something.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a text that is there for something.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUILayout.Label<Text, Image> {
    /// A button with a text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { SwiftUILayout.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { SwiftUILayout.Label(title, systemImage: systemImage) }
    }

    /// A button with a text and a symbol that is there for something.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUILayout.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a text and a picture of the catalog.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { SwiftUILayout.Label(titleKey, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style's configuration.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// A button that gives the name of a renaming action.
public struct RenameButton: View {
    /// The button.
    public init() {}
    /// A label with a pencil.
    public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// A button that turns editing on and off.
public struct EditButton: View {
    /// The button.
    public init() {}
    /// The system's word for it.
    public var body: some View {
        EnvironmentReader { environment in
            let mode = environment.editMode
            let isEditing = mode?.wrappedValue.isEditing == true
            Button(isEditing ? environment.word(.done) : environment.word(.edit)) {
                mode?.wrappedValue = isEditing ? .inactive : .active
            }
        }
    }
}

/// The label of a button that says only what it is there for: a symbol, and a word for places that show words.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    /// The symbol with its word in the scene's language.
    public var body: some View {
        EnvironmentReader { environment in
            SwiftUILayout.Label {
                Text(verbatim: word(in: environment))
            } icon: {
                Image(systemName: symbol)
            }
        }
    }

    private var symbol: String {
        switch role {
        case .confirm: "checkmark"
        case .destructive: "trash"
        default: "xmark"
        }
    }

    private func word(in environment: EnvironmentValues) -> String {
        switch role {
        case .confirm: environment.word(.done)
        case .destructive: "Delete"
        case .close: environment.word(.close)
        default: environment.word(.cancel)
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button with the label that its role has.
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
