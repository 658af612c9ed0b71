public import KeylineDeveloperToolsSupport
public import SwiftUILayout

/// The way a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    public static let accented = WidgetRenderingMode(name: "accented")
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension EnvironmentValues {
    private struct FamilyKey: EnvironmentKey {
        static let defaultValue = WidgetFamily.systemSmall
    }

    private struct MarginsKey: EnvironmentKey {
        static let defaultValue = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    }

    /// The size of the widget around the view.
    public var widgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }

    /// The way the widget is drawn: in its colours.
    public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
    /// Whether the widget draws its background: yes.
    public var showsWidgetContainerBackground: Bool { true }
    /// Whether something shows in the place of data.
    public var showsWidgetLabel: Bool { false }

    /// The distances between a widget's edges and its content, in points.
    public var widgetContentMargins: EdgeInsets {
        get { self[MarginsKey.self] }
        set { self[MarginsKey.self] = newValue }
    }
}

/// A view as the system shows a widget of a size: with margins, its container's background, and round corners.
public struct _WidgetFrame: View {
    private let content: AnyView
    private let family: WidgetFamily
    @State private var background: Backdrop?
    @State private var isMarginless = false

    private struct Backdrop { let view: AnyView }

    /// Shows a view as a widget.
    public init(_ content: AnyView, family: WidgetFamily) {
        self.content = content
        self.family = family
    }

    /// The widget.
    public var body: some View {
        let margins: CGFloat = family.isAccessory || isMarginless ? 0 : 16
        content
            .environment(\.widgetFamily, family)
            .transformEnvironment(\.isInWidget) { $0 = true }
            .onPreferenceChange(MarginsDisabledKey.self) { isMarginless = $0 }
            .padding(margins)
            .frame(width: family.size.width, height: family.size.height)
            .backgroundPreferenceValue(WidgetBackgroundKey.self) { backdrop in
                if let backdrop { backdrop } else { Color(role: .background).opacity(family.isAccessory ? 0 : 1) }
            }
            .containerShape(shape)
            .clipShape(shape)
    }

    private var shape: RoundedRectangle {
        let radius: CGFloat =
            switch family {
            case .accessoryCircular: family.size.height / 2
            case .accessoryRectangular: 12
            case .accessoryInline: 0
            default: 22
            }
        return RoundedRectangle(cornerRadius: radius, style: .continuous)
    }
}

extension View {
    /// The address that a tap on a widget opens.
    public func widgetURL(_ url: URL?) -> some View { self }
    /// Whether the view takes the accent's colour, which widgets in their own colours do not.
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    /// A label beside a widget of the lock screen, which is not shown.
    public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// A label beside a widget of the lock screen, which is not shown.
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

    /// Shows the view as a widget of a size in its preview.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        (value as? WidgetPreviewContext).map { AnyView(_WidgetFrame(AnyView(self), family: $0.family)) }
            ?? AnyView(self)
    }
}

/// The place where a preview is shown.
public protocol PreviewContext {}

/// A widget's size.
public struct WidgetPreviewContext: PreviewContext {
    let family: WidgetFamily
    /// A widget of a size.
    public init(family: WidgetFamily) { self.family = family }
}

/// A background behind a widget's content on the lock screen.
public struct AccessoryWidgetBackground: View {
    /// The background.
    public init() {}
    /// A pale plane.
    public var body: some View { Color(role: .tertiaryFill) }
}

/// Collects entries of a preview.
@resultBuilder
public struct TimelinePreviewBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] { part ?? [] }
    public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
    public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] { parts.flatMap { $0 } }
}

extension Preview {
    /// Describes a preview of a widget at a size with the first of some entries; `#Preview(as:)` calls it.
    public init<W: Widget>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        @TimelinePreviewBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
    ) {
        self.init(name, traits: .sizeThatFitsLayout) {
            let view = timeline().first.flatMap { widget().body._view(of: $0) }
            return _WidgetFrame(view ?? AnyView(EmptyView()), family: family)
        }
    }

    /// Describes a preview of a widget at a size with the placeholder of its provider; `#Preview(as:)` calls it.
    public init<W: Widget, Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, traits: .sizeThatFitsLayout) {
            let entry = timelineProvider().placeholder(in: TimelineProviderContext(family: family))
            return _WidgetFrame(widget().body._view(of: entry) ?? AnyView(EmptyView()), family: family)
        }
    }
}

/// Declares a preview of a widget at a size, with the first of some entries.
///
/// ```swift
/// #Preview("Small", as: .systemSmall) { ScoreWidget() } timeline: { ScoreEntry(date: .now, score: 3) }
/// ```
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @TimelinePreviewBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "KeylineMacros", type: "PreviewMacro")

/// Declares a preview of a widget at a size, with the placeholder of its provider.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "KeylineMacros", type: "PreviewMacro")
