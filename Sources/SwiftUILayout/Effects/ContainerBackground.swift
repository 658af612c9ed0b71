import Foundation

/// A container that has a background of its own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A bar of tabs.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
    /// A subscription store.
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

/// The background of the widget around a view.
package enum WidgetBackgroundKey: PreferenceKey {
    package static var defaultValue: AnyView? { nil }

    package static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// A background for the container around the view: a widget's fills it to its edges, another one's reaches beyond the safe area.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = AnyView(content())
        return ContainerBackground(
            content: self, background: background, alignment: alignment, isWidget: container == .widget)
    }

    /// A background for the container around the view, of a style.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }
}

extension EnvironmentValues {
    private struct WidgetKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether a widget around the views draws its own background.
    package var isInWidget: Bool {
        get { self[WidgetKey.self] }
        set { self[WidgetKey.self] = newValue }
    }
}

/// A view with a background that its container draws, or that is behind it where there is no such container.
private struct ContainerBackground<Content: View>: View {
    let content: Content
    let background: AnyView
    let alignment: Alignment
    let isWidget: Bool
    @Environment(\.isInWidget) private var isInWidget

    var body: some View {
        if isWidget && isInWidget {
            content.preference(key: WidgetBackgroundKey.self, value: background)
        } else {
            content.background(alignment: alignment) { background.ignoresSafeArea() }
        }
    }
}

extension EnvironmentValues {
    private struct ContainerShapeKey: EnvironmentKey {
        static let defaultValue: AnyShape? = nil
    }

    /// The shape that `ContainerRelativeShape` takes on; nil for a rectangle.
    var containerShape: AnyShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// The shape that `ContainerRelativeShape` takes on inside the view.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        changing { $0.containerShape = AnyShape(shape) }
    }
}
