/// Where something stands in the bars.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable { case leading, trailing, principal, bottom, keyboard }
    let place: Place
    var isStrong = false

    /// At the trailing end.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In the middle of the bar.
    public static let principal = ToolbarItemPlacement(place: .principal)
    /// At the leading end, to find one's way.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// At the trailing end: the main action.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// At the trailing end: other actions.
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
    /// At the trailing end: what confirms.
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isStrong: true)
    /// At the leading end: what cancels.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// At the leading end: what deletes.
    public static let destructiveAction = ToolbarItemPlacement(place: .leading)
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// In the bar at the bottom: what the screen is like.
    public static let status = ToolbarItemPlacement(place: .bottom)
    /// Over the keyboard, which does not show.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
    /// At the leading end.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the trailing end.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// At the leading end.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the trailing end.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
}

/// What stands in the bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// What it consists of.
    associatedtype Body: ToolbarContent
    /// What it consists of.
    @ToolbarContentBuilder var body: Body { get }
    /// Adds everything to a list.
    func _addEntries(to list: inout _ToolbarEntries)
}

/// What was found in the bars.
public struct _ToolbarEntries {
    var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
    /// Adds what the body consists of.
    public func _addEntries(to list: inout _ToolbarEntries) { body._addEntries(to: &list) }
}

extension Never: ToolbarContent {}

/// What stands in the bars and can be rearranged.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Something in the bars.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// A view at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.placement = placement
        self.content = content()
    }

    /// A view at a place that can be rearranged.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    /// There is none.
    public var body: Never { preconditionFailure("a toolbar item has no body") }

    /// Adds the view.
    public func _addEntries(to list: inout _ToolbarEntries) {
        list.entries.append(ToolbarEntry(placement: placement, view: AnyView(content)))
    }
}

/// Several views in the bars.
public struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Views at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// There is none.
    public var body: Never { preconditionFailure("a toolbar item group has no body") }

    /// Adds the views.
    public func _addEntries(to list: inout _ToolbarEntries) {
        list.entries.append(ToolbarEntry(placement: placement, view: AnyView(content)))
    }
}

/// Room between items of a bar.
public struct ToolbarSpacer: CustomizableToolbarContent {
    /// Room.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
    /// There is none.
    public var body: Never { preconditionFailure("a toolbar spacer has no body") }
    /// Adds nothing: items at one end of a bar stand together.
    public func _addEntries(to list: inout _ToolbarEntries) {}
}

/// How long a spacer is.
public enum SpacerSizing: Hashable, Sendable {
    /// As long as there is room.
    case flexible
    /// Of a fixed length.
    case fixed
}

/// Several parts of a toolbar.
public struct _ToolbarGroup: ToolbarContent {
    let entries: _ToolbarEntries
    /// There is none.
    public var body: Never { preconditionFailure("a toolbar group has no body") }
    /// Adds the parts.
    public func _addEntries(to list: inout _ToolbarEntries) { list.entries += entries.entries }
}

/// Puts a toolbar together.
@MainActor
@resultBuilder
public enum ToolbarContentBuilder {
    /// A part as it is.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// A view at the usual place.
    @_disfavoredOverload
    public static func buildExpression<Content: View>(_ content: Content) -> ToolbarItem<(), Content> {
        ToolbarItem(placement: .automatic) { content }
    }
    /// One part.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Several parts.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarGroup {
        var list = _ToolbarEntries()
        for part in repeat each content { part._addEntries(to: &list) }
        return _ToolbarGroup(entries: list)
    }
    /// A part that is there under a condition.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarGroup {
        var list = _ToolbarEntries()
        content?._addEntries(to: &list)
        return _ToolbarGroup(entries: list)
    }
    /// The first of two parts.
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarGroup {
        buildBlock(first, _ToolbarGroup(entries: .init()))
    }
    /// The second of two parts.
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarGroup {
        buildBlock(second, _ToolbarGroup(entries: .init()))
    }
    /// A part that only newer systems have.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarGroup {
        buildBlock(content, _ToolbarGroup(entries: .init()))
    }
}

extension View {
    /// What stands in the bars.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        var list = _ToolbarEntries()
        content()._addEntries(to: &list)
        return navigation { [list] in $0.items += list.entries }
    }

    /// Views at the trailing end of the bar.
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return navigation { $0.items.append(ToolbarEntry(placement: .automatic, view: view)) }
    }
}
