@_exported public import SwiftUILayout

/// The sizes of widgets; raw values are Apple's.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case systemSmall = 0
    case systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline

    /// The size on an iPhone 15, or an iPad of 11 inches, in points. Source: Human Interface Guidelines, Widgets.
    var size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 329)
        case .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }

    /// Whether it is on the lock screen, without a background.
    var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }

    /// The family's name.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
}

/// Says what a widget shows at a moment.
public protocol TimelineEntry {
    /// The moment.
    var date: Date { get }
    /// The amount to which it matters then.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// Not said.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// The amount to which an entry matters.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    public var score: Float
    public var duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// When a new timeline is asked for.
public struct TimelineReloadPolicy: Hashable, Sendable {
    private let name: String
    public static let atEnd = TimelineReloadPolicy(name: "atEnd")
    public static let never = TimelineReloadPolicy(name: "never")
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after \(date)") }
}

/// Entries along time.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The place where a widget is shown.
public struct TimelineProviderContext: Sendable {
    public let family: WidgetFamily
    public let isPreview: Bool
    /// The size, in points.
    public let displaySize: CGSize
    init(family: WidgetFamily) {
        self.family = family
        isPreview = true
        displaySize = family.size
    }
}

/// Gives a widget's entries.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    /// An entry for a widget of which nothing is known.
    func placeholder(in context: Context) -> Entry
    /// An entry for now.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Entries along time.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Gives the entries of a widget that a person configured with an intent of SiriKit.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// Gives the entries of a widget that a person configured.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    /// None.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that is proposed.
public struct AppIntentRecommendation<Intent> {
    public init(intent: Intent, description: LocalizedStringKey) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {}
}

/// A widget.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    /// The way the widget is made.
    var body: Body { get }
    init()
}

extension Widget {
    /// Ends with an error: views are drawn as pictures, and no widget runs.
    public static func main() {
        FileHandle.standardError.write(Data("\(Self.self): error: a widget is not run here\n".utf8))
    }
}

/// The way a widget is made.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The view of an entry; nil where it is of another type.
    func _view(of entry: any TimelineEntry) -> AnyView?
}

extension Never: WidgetConfiguration {
    /// None.
    public func _view(of entry: any TimelineEntry) -> AnyView? { nil }
}

extension WidgetConfiguration {
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func contentMarginsDisabled() -> some WidgetConfiguration { MarginlessConfiguration(base: self) }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    public func onBackgroundURLSessionEvents(
        matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
}

/// A configuration whose content reaches the edges.
struct MarginlessConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
    let base: Base

    func _view(of entry: any TimelineEntry) -> AnyView? {
        base._view(of: entry).map {
            AnyView(
                $0.environment(\.widgetContentMargins, EdgeInsets()).preference(
                    key: MarginsDisabledKey.self, value: true))
        }
    }
}

/// Whether a widget's content reaches its edges.
enum MarginsDisabledKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A widget that no person configures.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    private let view: (any TimelineEntry) -> AnyView?

    /// A widget with entries of a provider.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    }

    /// The view of an entry.
    public func _view(of entry: any TimelineEntry) -> AnyView? { view(entry) }
}

/// A widget that a person configures with an intent of SiriKit.
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
    private let view: (any TimelineEntry) -> AnyView?

    /// A widget with entries of a provider.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    }

    /// The view of an entry.
    public func _view(of entry: any TimelineEntry) -> AnyView? { view(entry) }
}

/// A widget that a person configures.
public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
    private let view: (any TimelineEntry) -> AnyView?

    /// A widget with entries of a provider.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    }

    /// The view of an entry.
    public func _view(of entry: any TimelineEntry) -> AnyView? { view(entry) }
}

/// Several widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder var body: Body { get }
    init()
}

extension WidgetBundle {
    /// Ends with an error: views are drawn as pictures, and no widget runs.
    public static func main() {
        FileHandle.standardError.write(Data("\(Self.self): error: widgets are not run here\n".utf8))
    }
}

/// Several widgets.
public struct _Widgets: Widget {
    public init() {}
    public var body: Never { preconditionFailure("several widgets have no body") }
}

/// Collects widgets.
@MainActor @preconcurrency
@resultBuilder
public struct WidgetBundleBuilder {
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
    public static func buildPartialBlock<Content: Widget>(first content: Content) -> Content { content }
    public static func buildPartialBlock(accumulated: some Widget, next: some Widget) -> _Widgets { _Widgets() }
    public static func buildOptional(_ widget: (some Widget)?) -> _Widgets { _Widgets() }
    public static func buildEither<First: Widget>(first: First) -> _Widgets { _Widgets() }
    public static func buildEither<Second: Widget>(second: Second) -> _Widgets { _Widgets() }
    public static func buildLimitedAvailability(_ widget: some Widget) -> _Widgets { _Widgets() }
}

/// Says what the system knows of an app's widgets: nothing.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadTimelines(ofKind kind: String) {}
    public func reloadAllTimelines() {}
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {}
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
    public func invalidateConfigurationRecommendations() {}
}

/// A widget that a person put somewhere.
public struct WidgetInfo: Sendable {
    public let kind: String
    public let family: WidgetFamily
}
