import Foundation
import KeylineAppearance

extension ListMetrics {
    /// The measures of a list of a width, in points.
    init(_ kind: ListKind, width: CGFloat, environment: EnvironmentValues) {
        self.init(
            kind, environment.systemGeneration, width: width, leastRowHeight: environment.defaultMinListRowHeight)
    }
}

/// How a list looks.
public protocol ListStyle: Sendable {
    /// Which of the system's styles it is.
    var _kind: _ListKind { get }
}

/// Which of the system's styles a list has.
public struct _ListKind: Sendable {
    let kind: ListKind
}

/// The usual style: sections on grounds with round corners.
public struct DefaultListStyle: ListStyle {
    /// Grounds with round corners.
    public var _kind: _ListKind { .init(kind: .insetGrouped) }
    /// The style.
    public init() {}
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
    /// From side to side.
    public var _kind: _ListKind { .init(kind: .plain) }
    /// The style.
    public init() {}
}

/// Sections on grounds from side to side.
public struct GroupedListStyle: ListStyle {
    /// Grounds from side to side.
    public var _kind: _ListKind { .init(kind: .grouped) }
    /// The style.
    public init() {}
}

/// Sections on grounds with round corners.
public struct InsetGroupedListStyle: ListStyle {
    /// Grounds with round corners.
    public var _kind: _ListKind { .init(kind: .insetGrouped) }
    /// The style.
    public init() {}
}

/// Rows without grounds.
public struct InsetListStyle: ListStyle {
    /// Without grounds.
    public var _kind: _ListKind { .init(kind: .inset) }
    /// The style.
    public init() {}
}

/// The list at the side of a window.
public struct SidebarListStyle: ListStyle {
    /// Grounds with round corners.
    public var _kind: _ListKind { .init(kind: .sidebar) }
    /// The style.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The usual style.
    public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side.
    public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections on grounds from side to side.
    public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections on grounds with round corners.
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows without grounds.
    public static var inset: InsetListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
    /// The list at the side of a window.
    public static var sidebar: SidebarListStyle { .init() }
}

extension EnvironmentValues {
    private enum KindKey: EnvironmentKey { static let defaultValue = ListKind.insetGrouped }
    private enum SpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
    private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }

    /// How lists look.
    var listKind: ListKind {
        get { self[KindKey.self] }
        set { self[KindKey.self] = newValue }
    }

    /// The gap between sections, in points; nil for the system's.
    var listSectionSpacing: CGFloat? {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
    }

    /// The gap between rows, in points.
    var listRowSpacing: CGFloat {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
}

/// The gap between sections.
public struct ListSectionSpacing: Hashable, Sendable {
    let length: CGFloat?
    /// The usual one.
    public static let `default` = ListSectionSpacing(length: nil)
    /// A small one.
    public static let compact = ListSectionSpacing(length: 17.5)
    /// One of a length in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init(length: spacing) }
}

extension View {
    /// How lists inside look.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { changing { $0.listKind = style._kind.kind } }
    /// The gap between sections of lists inside.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        changing { $0.listSectionSpacing = spacing.length }
    }
    /// The gap between sections of lists inside, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { changing { $0.listSectionSpacing = spacing } }
    /// The gap between rows of lists inside, in points.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { changing { $0.listRowSpacing = spacing ?? 0 } }
}
