/// A button that shows actions.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label

    /// A menu with a label. Its actions do not show in a still picture.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A menu with a label that does something when it is pressed at once.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.label = label()
    }

    /// The label, like a button's.
    public var body: some View {
        Button(action: {}, label: { label }).modifier(NodeModifier { $0.responses.undrawn = "opens a menu" })
    }
}

extension Menu where Label == Text {
    /// A menu with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == SwiftUILayout.Label<Text, Image> {
    /// A menu with a text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUILayout.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUILayout.Label(title, systemImage: systemImage) }
    }
}

/// How menus look: the system's only style.
public protocol MenuStyle: Sendable {}

/// The usual style.
public struct DefaultMenuStyle: MenuStyle {
    /// The style.
    public init() {}
}

/// The style of a borderless button.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// The style.
    public init() {}
}

/// The style of a button.
public struct ButtonMenuStyle: MenuStyle {
    /// The style.
    public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The usual style.
    public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// The style of a borderless button.
    public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// The style of a button.
    public static var button: ButtonMenuStyle { .init() }
}

extension View {
    /// How menus inside look: like buttons.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    /// Whether menus inside have a mark; on iOS they have none.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// The order of actions in menus inside, which do not show.
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    /// What pressing a menu does.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// The order of actions in a menu.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first one nearest.
    public static let priority = MenuOrder(name: "priority")
    /// As they are.
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether an action puts the menu away.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// It does.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// It does not.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
    private let content: Content

    /// Groups controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The controls side by side on one ground.
    public var body: some View {
        HStack(spacing: 16) { content }
            .padding(.horizontal, 12).padding(.vertical, 7)
            .background { RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill)) }
    }
}
