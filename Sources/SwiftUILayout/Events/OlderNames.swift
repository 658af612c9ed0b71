public import Foundation

/// A list of actions from the bottom, by its older form. A still picture does not open it.
public struct ActionSheet {
    /// Something to press in it.
    public typealias Button = Alert.Button

    /// A list of actions.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

extension View {
    /// A list of actions from the bottom, which no picture shows.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
    /// A list of actions from the bottom, which no picture shows.
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View { self }

    /// Says the things that is read out.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// The value that is read out.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// The hint that is read out.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// Whether screen readers pass over the view.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// The name by which tests and accessibility find the view.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// Says what the view is, for screen readers.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    /// Says what the view is not, for screen readers.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    /// The choice of view is read out first.
    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
    /// Words that the view is called by.
    public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

    /// The way groups of controls look: as the system has it.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }

    /// A line below the title, which iOS shows from version 26 on. It is not drawn; the scene says so.
    public func navigationSubtitle(_ subtitle: Text) -> some View { undrawn("the subtitle of a navigation bar") }
    /// A line below the title, which is looked up.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }
    /// A line below the title.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

    /// The effect: what scrolling does: nothing in a still picture.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
    /// The effect: what beginning and ending to scroll does: nothing in a still picture.
    public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
    /// The effect: what scrolling the view into sight does: nothing in a still picture.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        self
    }
}

/// The way groups of controls look.
public protocol ControlGroupStyle: Sendable {}

/// A style of groups of controls.
public struct SystemControlGroupStyle: ControlGroupStyle {
    /// The usual style.
    public init() {}
}

extension ControlGroupStyle where Self == SystemControlGroupStyle {
    /// Just as the system has it.
    public static var automatic: SystemControlGroupStyle { .init() }
    /// Just as in navigation bars.
    public static var navigation: SystemControlGroupStyle { .init() }
    /// Just as a menu.
    public static var menu: SystemControlGroupStyle { .init() }
    /// Just as a small menu.
    public static var compactMenu: SystemControlGroupStyle { .init() }
    /// Just as tiles.
    public static var palette: SystemControlGroupStyle { .init() }
}

/// Says what scrolls and how far it is scrolled, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// A measure of how far it is scrolled.
    public var contentOffset: CGPoint
    /// A measure of how large it is.
    public var contentSize: CGSize
    /// The distances around it.
    public var contentInsets: EdgeInsets
    /// A measure of how large the part is that shows.
    public var containerSize: CGSize
    /// The part that shows.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The bounds of the scroll view.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// A measure of how far scrolling is.
public enum ScrollPhase: Equatable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    /// Whether something moves.
    public var isScrolling: Bool { self != .idle }
}

/// A menu behind the title of a navigation bar, which a still picture does not open.
public struct ToolbarTitleMenu<Content: View>: View {
    private let content: Content

    /// A menu with actions.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// A menu with the system's actions.
    public init() where Content == EmptyView { content = EmptyView() }
    /// Nothing that shows.
    public var body: some View { EmptyView() }
}

/// Views of glass that flow into one another. They are drawn one by one.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Groups views of glass.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    /// The views.
    public var body: some View { content }
}

extension TextField where Label == Text {
    /// A field that tells when editing begins and ends.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
    }

    /// A field that tells when editing begins and ends.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
    }

    /// A field that tells when editing begins and ends.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(titleKey, text: text)
    }

    /// A field that tells when editing begins and ends.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(title, text: text)
    }
}

extension DragGesture.Value {
    /// The place where the finger would end, in points.
    public var predictedEndLocation: CGPoint {
        CGPoint(
            x: startLocation.x + predictedEndTranslation.width, y: startLocation.y + predictedEndTranslation.height)
    }
    /// A measure of how fast the finger is, in points a second.
    public var velocity: CGSize { .zero }
}
