/// Content on a ground of its own, with a label.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// A box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// A box with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// As the style of the place has it.
    public var body: some View {
        let configuration = GroupBoxStyleConfiguration(label: .init(label), content: .init(content))
        EnvironmentReader { $0.groupBoxStyle(configuration) }
    }
}

extension GroupBox where Label == EmptyView {
    /// A box.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// A box with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A box with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// The parts of a box that a style puts together.
public struct GroupBoxStyleConfiguration {
    /// The label.
    public typealias Label = StyledContent
    /// The content.
    public typealias Content = StyledContent
    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// What a box looks like.
    associatedtype Body: View
    /// The parts.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Puts a box together.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual style.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The style.
    public nonisolated init() {}

    /// The label in bold over the content, on a gray ground.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(16)
        .background { RoundedRectangle(cornerRadius: 8).fill(Color(.secondarySystemBackground)) }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The usual style.
    public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension EnvironmentValues {
    private enum BoxKey: EnvironmentKey {
        static let defaultValue: (@MainActor (GroupBoxStyleConfiguration) -> AnyView)? = nil
    }
    private enum DisclosureKey: EnvironmentKey {
        static let defaultValue: (@MainActor (DisclosureGroupStyleConfiguration) -> AnyView)? = nil
    }

    /// Puts boxes together.
    var groupBoxStyle: @MainActor (GroupBoxStyleConfiguration) -> AnyView {
        get { self[BoxKey.self] ?? { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) } }
        set { self[BoxKey.self] = newValue }
    }

    /// Puts disclosure groups together.
    var disclosureGroupStyle: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView {
        get { self[DisclosureKey.self] ?? { AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: $0)) } }
        set { self[DisclosureKey.self] = newValue }
    }
}

extension View {
    /// How boxes inside look.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        changing { environment in
            environment.groupBoxStyle = { configuration in
                AnyView(StyleView(style: style) { $0.makeBody(configuration: configuration) })
            }
        }
    }

    /// How disclosure groups inside look.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        changing { environment in
            environment.disclosureGroupStyle = { configuration in
                AnyView(StyleView(style: style) { $0.makeBody(configuration: configuration) })
            }
        }
    }
}

/// Content that can be folded away under a label.
public struct DisclosureGroup<Label: View, Content: View>: View {
    @State private var isOpen = false
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    /// A group that is folded at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        isExpanded = nil
    }

    /// A group whose state lies elsewhere.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
    }

    /// As the style of the place has it.
    public var body: some View {
        let state = isExpanded ?? $isOpen
        let shown = state.wrappedValue ? StyledContent(content()) : StyledContent(EmptyView())
        let configuration = DisclosureGroupStyleConfiguration(label: .init(label), content: shown, isExpanded: state)
        EnvironmentReader { $0.disclosureGroupStyle(configuration) }
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a text that is folded at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group with a text whose state lies elsewhere.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// A group with a text that is folded at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// The parts of a disclosure group that a style puts together.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public typealias Label = StyledContent
    /// The content.
    public typealias Content = StyledContent
    /// The label.
    public let label: Label
    /// The content; nothing while it is folded.
    public let content: Content
    /// Whether the content shows.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// What a disclosure group looks like.
    associatedtype Body: View
    /// The parts.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Puts a disclosure group together.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual style.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// The style.
    public nonisolated init() {}

    /// The label with a chevron; in a list the content makes rows of its own.
    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader { environment in
            if environment.isInListRow {
                row(configuration)
                configuration.content
            } else {
                VStack(alignment: .leading, spacing: 0) {
                    row(configuration)
                    configuration.content
                }
            }
        }
    }

    private func row(_ configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.label
            Spacer(minLength: 8)
            Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
                .font(.footnote.weight(.semibold)).foregroundStyle(TintShapeStyle())
        }
        .control("DisclosureGroup", fillsRow: true).accessibilityControl(.button)
        .onStepTap { configuration.isExpanded.toggle() }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The usual style.
    public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}
