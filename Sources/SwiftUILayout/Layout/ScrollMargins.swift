import Foundation

/// The part of a scroll view that margins are meant for.
public struct ContentMarginPlacement: Hashable, Sendable {
    let name: String
    /// Just as the system has it: the content.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// The content.
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// The indicators, which a still picture does not show.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension EnvironmentValues {
    private struct MarginsKey: EnvironmentKey {
        static let defaultValue = EdgeInsets()
    }

    private struct ClipKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// The distances between the edges of scroll views inside and their content, in points.
    var contentMargins: EdgeInsets {
        get { self[MarginsKey.self] }
        set { self[MarginsKey.self] = newValue }
    }

    /// Whether scroll views inside let their content show beyond their edges.
    var isScrollClipDisabled: Bool {
        get { self[ClipKey.self] }
        set { self[ClipKey.self] = newValue }
    }
}

extension EdgeInsets {
    fileprivate subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}

extension View {
    /// Distances between the edges of scroll views inside and their content, in points, over those that were set further out.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(
            EnvironmentModifier { values in
                guard placement != .scrollIndicators else { return }
                for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                    values.contentMargins[edge] = insets[edge]
                }
            })
    }

    /// A distance between edges of scroll views inside and their content, in points; nil for the usual 16.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// A distance between all edges of scroll views inside and their content, in points.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, length, for: placement) }

    /// Whether the content of scroll views inside shows beyond their edges.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(EnvironmentModifier { $0.isScrollClipDisabled = disabled })
    }
}
