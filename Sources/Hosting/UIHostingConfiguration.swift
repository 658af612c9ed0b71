public import SwiftUILayout
public import UIKitLayout

/// The content of a UIKit cell, described in SwiftUI's views.
///
/// ```swift
/// cell.contentConfiguration = UIHostingConfiguration { Label("Inbox", systemImage: "tray") }.margins(.vertical, 12)
/// ```
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private var background: Background
    /// Distances that were asked for; nil for the cell's own.
    private var insets = OptionalInsets()
    private var least = ProposedViewSize.unspecified

    /// Shows views with the margins of cells.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.init(content: content(), background: EmptyView())
    }

    private init(content: Content, background: Background) {
        self.content = content
        self.background = background
    }

    /// The distances of the views from some edges of the cell, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        var copy = self
        copy.insets.set(edges) { _ in length }
        return copy
    }

    /// The distances of the views from some edges of the cell, in points.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        var copy = self
        copy.insets.set(edges) { edge in
            switch edge {
            case .top: insets.top
            case .leading: insets.leading
            case .bottom: insets.bottom
            case .trailing: insets.trailing
            }
        }
        return copy
    }

    /// The least size of the content, in points, in place of a cell's usual height.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        var copy = self
        copy.least = ProposedViewSize(width: width, height: height)
        return copy
    }

    /// Sets the background of the views.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _HostedBackground> {
        background { _HostedBackground(style: AnyShapeStyle(style)) }
    }

    /// Sets the background of the views.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        var changed = UIHostingConfiguration<Content, B>(content: self.content, background: content())
        changed.insets = insets
        changed.least = least
        return changed
    }

    /// Makes the view that shows the views.
    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self, padded) }

    /// The views inside their margins, over their background. Source: cells have margins of 16 at the sides and of 11 above and below.
    private var padded: AnyView {
        AnyView(
            content
                .padding(insets.edgeInsets(or: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)))
                .frame(
                    minWidth: least.width, maxWidth: .infinity, minHeight: least.height ?? 44, maxHeight: .infinity,
                    alignment: .leading
                )
                .background { background })
    }
}

/// An area of a style behind the views of a cell.
public struct _HostedBackground: View {
    let style: AnyShapeStyle

    /// The area.
    public var body: some View { Rectangle().fill(style) }
}

/// Distances from edges, where they were asked for.
private struct OptionalInsets {
    private var lengths: [Edge: CGFloat] = [:]

    mutating func set(_ edges: Edge.Set, _ length: (Edge) -> CGFloat) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { lengths[edge] = length(edge) }
    }

    func edgeInsets(or usual: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: lengths[.top] ?? usual.top, leading: lengths[.leading] ?? usual.leading,
            bottom: lengths[.bottom] ?? usual.bottom, trailing: lengths[.trailing] ?? usual.trailing)
    }
}

/// The view that shows a configuration's views.
private final class HostingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration, _ content: AnyView) {
        self.configuration = configuration
        super.init(frame: .zero)
        let host = _UIHostingView()
        let hosted = HostedRoot(hasIntrinsicSize: true) { content }
        hosted.respectsSafeArea = false
        host.content = hosted
        host.translatesAutoresizingMaskIntoConstraints = false
        addSubview(host)
        NSLayoutConstraint.activate([
            host.topAnchor.constraint(equalTo: topAnchor), host.bottomAnchor.constraint(equalTo: bottomAnchor),
            host.leadingAnchor.constraint(equalTo: leadingAnchor),
            host.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
