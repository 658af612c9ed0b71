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
            .accessibilityControl(.textEntry, value: text.wrappedValue, label: label as? Text ?? prompt)
            .modifier(NodeModifier { [text] in $0.takeTyping(into: text) })
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

/// What a field shows, in the style of the place.
struct FieldBody<Label: View>: View {
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
