public import ActivityKit
public import SwiftUILayout

/// The content that the views of a Live Activity show.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let activityID: String
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let isStale: Bool
}

/// The views of a Live Activity. No activity runs, so none is drawn.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// The views on the lock screen and around the camera.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}

    /// None: an activity has no entries.
    public func _view(of entry: any TimelineEntry) -> AnyView? { nil }
}

/// The views of a Live Activity around the camera, which are not drawn.
@MainActor @preconcurrency
public struct DynamicIsland {
    /// The views of the large form and of the small ones.
    public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
}

/// A form of the views around the camera.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The place of a view in the large form.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The way a view of the large form is placed beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// A view of the large form.
public struct DynamicIslandExpandedRegion<Content: View> {
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {}
}

/// The views of the large form.
public struct DynamicIslandExpandedContent<Content> {}

/// Collects the views of the large form.
@MainActor @preconcurrency
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    public static func buildPartialBlock<Content>(
        first: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent() }
    public static func buildPartialBlock<First, Next>(
        accumulated: DynamicIslandExpandedContent<First>, next: DynamicIslandExpandedRegion<Next>
    ) -> DynamicIslandExpandedContent<(First, Next)> { DynamicIslandExpandedContent() }
    public static func buildPartialBlock<Content>(
        first: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> { first }
    public static func buildPartialBlock<First, Next>(
        accumulated: DynamicIslandExpandedContent<First>, next: DynamicIslandExpandedContent<Next>
    ) -> DynamicIslandExpandedContent<(First, Next)> { DynamicIslandExpandedContent() }
    public static func buildEither<Content>(
        first: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Any> { DynamicIslandExpandedContent() }
    public static func buildEither<Content>(
        second: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Any> { DynamicIslandExpandedContent() }
    public static func buildOptional<Content>(
        _ part: DynamicIslandExpandedContent<Content>?
    ) -> DynamicIslandExpandedContent<Content?> { DynamicIslandExpandedContent() }
}

/// A place where a Live Activity is previewed.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)
}

extension ActivityAttributes {
    /// A Live Activity in a preview, which is not drawn: the scene reports it.
    @MainActor @preconcurrency
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View { Color.clear.undrawn("a Live Activity") }
}

extension View {
    /// The colour of the buttons that the system puts at a Live Activity, which are not drawn.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    /// The background of a Live Activity, which is not drawn.
    public func activityBackgroundTint(_ color: Color?) -> some View { self }
    /// Places a view of the large form beside or below the camera.
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}

/// The forms of a Live Activity on other devices.
public enum ActivityFamily: Hashable, Sendable { case small, medium }

extension WidgetConfiguration {
    /// The forms that the activity has on other devices, where none is drawn.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}
