public import AppIntents
public import SwiftUILayout

// Controls of Control Center. The system draws them from templates; here none is drawn.

/// A control for Control Center, the lock screen and the action button.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    /// The way the control is made.
    var body: Body { get }
    init()
}

/// The way a control is made.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
    public func hidden() -> some ControlWidgetConfiguration { self }
}

/// The button or the toggle of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

/// Two templates, of which a condition chooses.
public struct _ControlWidgetChoice: ControlWidgetTemplate {}

/// Collects the template of a control.
@MainActor @preconcurrency
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    public static func buildEither(first: some ControlWidgetTemplate) -> _ControlWidgetChoice { _ControlWidgetChoice() }
    public static func buildEither(second: some ControlWidgetTemplate) -> _ControlWidgetChoice {
        _ControlWidgetChoice()
    }
}

/// Gives a control its value.
public protocol ControlValueProvider {
    associatedtype Value
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

/// An intent that configures a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// Does nothing.
    public func perform() async throws -> _IntentOutcome { _IntentOutcome() }
}

/// Gives a control that a person configured its value.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that no person configures.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}
}

/// A control that a person configures.
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {}
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}

/// A control that performs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
}

extension ControlWidgetButton where ActionLabel == EmptyView {
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetButton where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
}

/// A control that turns something on and off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetToggle where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

/// Says what the system knows of an app's controls: nothing.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()
    public func reloadControls(ofKind kind: String) {}
    public func reloadAllControls() {}
}

extension View {
    /// The words about an action, which only controls show.
    public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
    /// The words about a state, which only controls show.
    public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
}

extension WidgetBundleBuilder {
    /// A control among widgets.
    public static func buildPartialBlock(first control: some ControlWidget) -> _Widgets { _Widgets() }
    /// A control among widgets.
    public static func buildPartialBlock(accumulated: some Widget, next: some ControlWidget) -> _Widgets { _Widgets() }
}
