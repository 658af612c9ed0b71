import Foundation

/// The views of a stack over its first one, while steps are done.
final class NavigationPile {
    /// A view that something in the stack leads to.
    struct Request {
        let view: AnyView
        /// Whether it still leads there.
        let isWanted: @MainActor () -> Bool
        /// Makes what led to it no longer lead there.
        let pop: @MainActor () -> Void

        init(
            view: AnyView, while isWanted: @escaping @MainActor () -> Bool = { true },
            pop: @escaping @MainActor () -> Void
        ) {
            self.view = view
            self.isWanted = isWanted
            self.pop = pop
        }
    }

    /// A step of the way that no path holds.
    enum Entry {
        case view(AnyView)
        case value(AnyHashable)
    }

    /// The steps of the way after the path's.
    var entries: [Entry] = []
    /// The destinations of values, as the views of the present pass say.
    var destinations: [(AnyHashable) -> AnyView?] = []
    /// The views that the view being made leads to by itself.
    var requests: [Request] = []
    /// The requests of the pass before by views that are made late, as rows of a list are.
    var lateRequests: [Request] = []
    /// The way of a path that code holds; nil where there is none.
    var path: NavigationWay?

    /// Leads on to a view.
    @MainActor func push(_ view: AnyView) { entries.append(.view(view)) }

    /// Leads on to the destination of a value.
    @MainActor func push(_ value: AnyHashable) {
        if let path, entries.isEmpty { path.append(value) } else { entries.append(.value(value)) }
    }

    /// The view of a value; nil where no view of the stack says it.
    func destination(of value: AnyHashable) -> AnyView? {
        destinations.lazy.compactMap { $0(value) }.first
    }
}

/// A path that code holds, whatever its type.
struct NavigationWay {
    let values: [AnyHashable]
    let append: @MainActor (AnyHashable) -> Void
    let removeLast: @MainActor () -> Void

    /// Nil for a type that is no path.
    @MainActor init?<Data>(_ path: Binding<Data>) {
        if let way = path.wrappedValue as? NavigationPath {
            values = way.values
            append = { value in
                var changed = way
                changed.values.append(value)
                if let changed = changed as? Data { path.wrappedValue = changed }
            }
            removeLast = {
                var changed = way
                changed.removeLast()
                if let changed = changed as? Data { path.wrappedValue = changed }
            }
        } else if let way = path.wrappedValue as? any RangeReplaceableCollection {
            values = Self.values(way)
            append = { value in
                if let changed = Self.appending(value, to: way) as? Data { path.wrappedValue = changed }
            }
            removeLast = { if let changed = Self.droppingLast(of: way) as? Data { path.wrappedValue = changed } }
        } else {
            return nil
        }
    }

    private static func values<Values: Collection>(_ values: Values) -> [AnyHashable] {
        values.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } }
    }

    private static func appending<Values: RangeReplaceableCollection>(_ value: AnyHashable, to values: Values) -> Any {
        var values = values
        if let element = value.base as? Values.Element { values.append(element) }
        return values
    }

    private static func droppingLast<Values: RangeReplaceableCollection>(of values: Values) -> Any {
        var rest = Values()
        rest.append(contentsOf: values.dropLast())
        return rest
    }
}

extension EnvironmentValues {
    private enum PileKey: EnvironmentKey {
        static var defaultValue: NavigationPile? { nil }
    }

    /// The stack around; nil where no steps are done.
    var navigationPile: NavigationPile? {
        get { self[PileKey.self] }
        set { self[PileKey.self] = newValue }
    }
}

/// Tells the stack around what leads where.
struct NavigationRequestModifier: ViewModifier {
    typealias Body = Never
    let tell: @MainActor (NavigationPile) -> Void

    func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        content._makeNodes(into: &list, in: context)
        if let pile = context.environment.navigationPile { tell(pile) }
    }
}
