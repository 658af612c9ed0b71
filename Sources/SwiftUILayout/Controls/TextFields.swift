public import Foundation
import KeylineGraphics

/// A line that text is written into.
public struct TextField<Label: View>: View {
    private let written: Binding<String>
    /// A value in place of the text, which each language and region writes its own way.
    private var value: FormattedValue?
    @Environment(\.self) private var environment
    private let prompt: Text?
    private let label: Label
    private let axis: Axis

    init(text: Binding<String>, prompt: Text?, axis: Axis = .horizontal, label: Label) {
        written = text
        self.prompt = prompt
        self.axis = axis
        self.label = label
    }

    private var text: Binding<String> { value.map { .constant($0.text(environment)) } ?? written }

    /// A field with a label, which shows while the field is empty and has no prompt.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label())
    }

    /// A field with a label that grows along an axis.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, axis: axis, label: label())
    }

    /// The text, or what shows in its place, as the style of the place has it.
    public var body: some View {
        FieldBody(text: text.wrappedValue, prompt: prompt, axis: axis, label: label).control("TextField")
    }
}

extension TextField where Label == Text {
    /// A field with a text that shows while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(titleKey))
    }

    /// A field with a text that shows while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(title))
    }

    /// A field with a prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(titleKey))
    }

    /// A field with a prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(title))
    }

    /// A field that grows along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
    }

    /// A field that grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
    }

    /// A field for a value, written by a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(titleKey, value: value.wrappedValue, format: format, prompt: prompt)
    }

    /// A field for a value that may be missing, written by a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(titleKey, value: value.wrappedValue, format: format, prompt: prompt)
    }

    private init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput?, format: F, prompt: Text?
    ) where F.FormatOutput == String {
        self.init(text: .constant(""), prompt: prompt, label: Text(titleKey))
        guard let value else { return }
        self.value = FormattedValue(name: "\(value) \(format)") { format.localized(in: $0).format(value) }
    }

    /// A field for a value, written by a formatter.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(
            text: .constant(formatter.string(for: value.wrappedValue) ?? ""), prompt: nil, label: Text(titleKey))
    }
}

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

/// What a field shows, in the style of the place.
private struct FieldBody<Label: View>: View {
    let text: String
    let prompt: Text?
    let axis: Axis
    let label: Label

    var body: some View {
        EnvironmentReader { environment in
            environment.textFieldStyle(AnyView(content(environment)))
        }
    }

    @ViewBuilder private func content(_ environment: EnvironmentValues) -> some View {
        let alignment = environment.multilineTextAlignment
        let limit = environment.lineLimits
        Group {
            if !text.isEmpty {
                Text(verbatim: text)
            } else if let prompt {
                prompt.foregroundStyle(PlaceholderTextShapeStyle())
            } else {
                label.foregroundStyle(PlaceholderTextShapeStyle())
            }
        }
        .changing { if axis == .horizontal { $0.lineLimits = LineLimits(most: 1) } else { $0.lineLimits = limit } }
        .frame(maxWidth: .infinity, alignment: alignment.frameAlignment)
        .opacity(environment.isEnabled ? 1 : 0.5)
    }
}

extension TextAlignment {
    /// The alignment of a frame around text of this alignment.
    var frameAlignment: Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// How text fields look. The styles are the system's own.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// What a field looks like.
    associatedtype _Body: View
    /// Puts a field together.
    @ViewBuilder func _body(configuration: TextField<StyledContent>) -> _Body
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static let defaultValue: (@MainActor (AnyView) -> AnyView)? = nil
    }

    /// Puts fields together, given their content.
    var textFieldStyle: @MainActor (AnyView) -> AnyView {
        get { self[StyleKey.self] ?? { $0 } }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// How text fields inside look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        changing { environment in
            if style is RoundedBorderTextFieldStyle {
                environment.textFieldStyle = { AnyView(RoundedBorder(content: $0)) }
            } else if style is PlainTextFieldStyle || style is DefaultTextFieldStyle {
                environment.textFieldStyle = { $0 }
            } else {
                environment.textFieldStyle = { content in
                    // The style is handed a field that shows the content as it is.
                    let plain = TextField(text: .constant(""), prompt: nil, label: StyledContent(content))
                    return AnyView(
                        StyleView(style: style) { $0._body(configuration: plain) }
                            .changing { $0.textFieldStyle = { _ in content } })
                }
            }
        }
    }
}

/// A field on a ground with a fine line around it.
private struct RoundedBorder: View {
    let content: AnyView

    var body: some View {
        EnvironmentReader { environment in
            let line = max(environment.pixelLength, 0.5)
            let shape = RoundedRectangle(cornerRadius: 5)
            content
                .padding(.horizontal, 7)
                .padding(.vertical, 6)
                .frame(minHeight: 34)
                .background {
                    shape.fill(Color(environment.isEnabled ? .systemBackground : .tertiarySystemFill))
                    shape.strokeBorder(Color(.systemGray4), lineWidth: line)
                }
        }
    }
}

/// The usual style: text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The style.
    public nonisolated init() {}
    /// The field as it is.
    public func _body(configuration: TextField<StyledContent>) -> some View { configuration }
}

/// Text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// The style.
    public nonisolated init() {}
    /// The field as it is.
    public func _body(configuration: TextField<StyledContent>) -> some View { configuration }
}

/// Text on a ground with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The style.
    public nonisolated init() {}
    /// The field as it is: the ground comes with the style.
    public func _body(configuration: TextField<StyledContent>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The usual style.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Text alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Text on a ground with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

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
                .control("TextEditor")
        }
    }
}

extension EnvironmentValues {
    private enum BackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

    /// Whether lists and editors have a ground.
    var scrollContentBackground: Visibility {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
}

extension View {
    /// Whether lists and editors inside have a ground.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        changing { $0.scrollContentBackground = visibility }
    }
}
