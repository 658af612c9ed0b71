@_exported public import Foundation
public import KeylineFoundationSupplement

// What the system asks apps to do. Nothing asks here, and no picture depends on it.

/// Something that an app does when the system asks.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    func perform() async throws -> PerformResult
    init()
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
}

/// An intent that configures a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> _IntentOutcome { _IntentOutcome() }
}

/// Says what an intent gives.
public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult { associatedtype Value }
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// Nothing.
public struct _IntentOutcome: IntentResult {
    package init() {}
}

extension IntentResult where Self == _IntentOutcome {
    public static func result() -> _IntentOutcome { _IntentOutcome() }
}

/// Says what an intent does, in words.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
    public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {}
}

/// A value that an intent is given.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
    private var value: Value?
    public var wrappedValue: Value {
        get {
            guard let value else { preconditionFailure("the parameter of an intent has no value") }
            return value
        }
        set { value = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {}
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value
    ) {
        value = defaultValue
    }
    public init<Wrapped>(title: LocalizedStringResource, description: LocalizedStringResource? = nil)
    where Value == Wrapped? { value = .some(nil) }
    public init(wrappedValue: Value, title: LocalizedStringResource) { value = wrappedValue }
}

extension AppIntent {
    public typealias Parameter<Value: Sendable> = IntentParameter<Value>
}

/// A thing that intents speak of.
public protocol AppEntity: Identifiable, Sendable {
    associatedtype DefaultQuery: EntityQuery
    static var defaultQuery: DefaultQuery { get }
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    var displayRepresentation: DisplayRepresentation { get }
}

/// Finds entities.
public protocol EntityQuery: Sendable {
    associatedtype Entity
    init()
}

/// A choice that intents speak of.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A type in words.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
    public init(name: LocalizedStringResource) {}
}

/// A value in words.
public struct DisplayRepresentation: Sendable, ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {}
}

/// Proposes phrases, which no person says.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

/// A phrase for an intent.
public struct AppShortcut {
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [String], shortTitle: LocalizedStringResource, systemImageName: String
    ) {}
}

/// Collects phrases.
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildBlock(_ parts: AppShortcut...) -> [AppShortcut] { parts }
}

/// An intent that gives something a value.
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType: Sendable
    var value: ValueType { get set }
}

/// An intent that opens something.
public protocol OpenIntent: AppIntent {
    associatedtype Value
    var target: Value { get set }
}

/// An intent that a Live Activity performs.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that plays sound.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that runs in the app while it is in front.
public protocol ForegroundContinuableIntent: AppIntent {}

/// Whether the device must be unlocked for an intent. Changes no picture.
public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// The words at the end of an intent. Changes no picture.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(_ dialog: LocalizedStringResource) {}
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
    public init(full: LocalizedStringResource, systemImageName: String) {}
}
