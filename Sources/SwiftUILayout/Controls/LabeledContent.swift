public import Foundation

/// A value with a label: at both ends of a line, one below the other at accessibility sizes.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// A value with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Both, as the style of the place has it.
    public var body: some View {
        let configuration = LabeledContentStyleConfiguration(label: .init(label), content: .init(content))
        EnvironmentReader { $0.labeledContentStyle(configuration) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a text.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// A text with a text.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// A value as a format writes it, with a text.
    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A value as a format writes it, with a text.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

extension LabeledContent where Label == Text {
    /// A view with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A view with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// The parts of labelled content that a style puts together.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public typealias Label = StyledContent
    /// The value.
    public typealias Content = StyledContent
    /// The label.
    public let label: Label
    /// The value.
    public let content: Content
}

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// What labelled content looks like.
    associatedtype Body: View
    /// The parts.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Puts labelled content together.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// The style.
    public nonisolated init() {}

    /// The value at the end of the line, or below the label at accessibility sizes.
    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader { environment in
            if environment.labelsAreHidden {
                configuration.content
            } else if environment.dynamicTypeSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 12) {
                    configuration.label
                    configuration.content.foregroundStyle(Color.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            } else {
                HStack(spacing: 8) {
                    configuration.label
                    Spacer(minLength: 8)
                    configuration.content.foregroundStyle(Color.secondary).multilineTextAlignment(.trailing)
                }
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The usual style.
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static let defaultValue: (@MainActor (LabeledContentStyleConfiguration) -> AnyView)? = nil
    }

    /// Puts labelled content together.
    var labeledContentStyle: @MainActor (LabeledContentStyleConfiguration) -> AnyView {
        get { self[StyleKey.self] ?? { AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0)) } }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// How labelled content inside looks.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        changing { environment in
            environment.labeledContentStyle = { configuration in
                AnyView(StyleView(style: style) { $0.makeBody(configuration: configuration) })
            }
        }
    }
}

/// What shows in place of content that there is none of.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A label with a description and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// All of it in the middle.
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 4) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(Color.secondary)
            }
            .multilineTextAlignment(.center)
            actions
        }
        .padding(.horizontal, 32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large gray picture over a bold text.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 50)).foregroundStyle(Color.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == SwiftUILayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A text and a symbol with a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUILayout.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }

    /// A text and a symbol with a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUILayout.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }

    /// What shows where a search found nothing.
    public static var search: Self {
        Self("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
    }

    /// What shows where a search for a text found nothing.
    public static func search(text: String) -> Self {
        Self(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}
