import Foundation
import KeylineAppearance
import KeylineGraphics

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
struct RoundedBorder: View {
    let content: AnyView

    var body: some View {
        EnvironmentReader { environment in
            let line = TextFieldMetrics.border(scale: environment.displayScale)
            let shape = RoundedRectangle(cornerRadius: TextFieldMetrics.cornerRadius)
            content
                .padding(.horizontal, TextFieldMetrics.horizontal)
                .padding(.vertical, TextFieldMetrics.vertical)
                .frame(minHeight: TextFieldMetrics.height)
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
