public import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// The elements of a layout in the order in which VoiceOver reads them.
///
/// The rules are known from Apple's documentation of `UIAccessibilityContainer`, `shouldGroupAccessibilityChildren`,
/// `accessibilityViewIsModal` and `accessibilitySortPriority`, and from the pictures that cashapp/AccessibilitySnapshot recorded:
///
/// - A view that is an element hides the views inside. A view whose elements are hidden hides itself as well.
/// - Code's own list of elements has its order, unless the container has no size.
/// - Other elements are read in rows from the top, and in a row from the side where lines start. Two are in one row if their upper
///   edges are less than ``rowHeight(of:)`` apart. A group is read as a whole, in the place of its view.
/// - Of the views in one view only the last modal one is read, where there is any.
public struct AccessibilityTree: Hashable, Sendable {
    /// The elements, the first one first.
    public let elements: [AccessibilityElement]

    /// The distance of upper edges, in points, from which elements are in different rows. Source: pictures of `testFrames` of
    /// AccessibilitySnapshot, where eight points alter the order on a phone; its authors' trials on iPad, thirteen points.
    public static func rowHeight(of idiom: InterfaceIdiom) -> CGFloat { idiom == .pad ? 13 : 8 }

    /// Reads a layout.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - direction: The side on which rows start.
    ///   - idiom: The kind of device.
    public init(_ layout: LayoutSnapshot, direction: LayoutDirection, idiom: InterfaceIdiom = .phone) {
        var reader = AccessibilityReader(layout, direction: direction, rowHeight: Self.rowHeight(of: idiom))
        elements = reader.elements()
    }
}

extension Scene {
    /// The elements in the order in which VoiceOver reads them.
    public var accessibility: AccessibilityTree {
        AccessibilityTree(layout, direction: environment.layoutDirection, idiom: environment.idiom)
    }
}

/// Collects the elements of a layout.
private struct AccessibilityReader {
    /// An element, or several that stay together.
    struct Node {
        var elements: [AccessibilityElement]
        var frame: CGRect
        var isGroup = false
        /// Whether it is a container of its own, such as a row of a list.
        var isContainer = false
        var priority: Double = 0
    }

    private let layout: LayoutSnapshot
    private let direction: LayoutDirection
    private let rowHeight: CGFloat
    private lazy var views = layout.viewsByID
    /// The views that lists of code's own are being read from, so that a list that leads back to itself ends.
    private var listed: Set<ViewID> = []

    init(_ layout: LayoutSnapshot, direction: LayoutDirection, rowHeight: CGFloat) {
        self.layout = layout
        self.direction = direction
        self.rowHeight = rowHeight
    }

    mutating func elements() -> [AccessibilityElement] {
        guard let root = layout.placedViews.first else { return [] }
        return sorted(nodes(of: root)).flatMap(\.elements)
    }

    // MARK: Views

    /// The elements of a view and the views inside.
    private mutating func nodes(of placed: LayoutSnapshot.PlacedView) -> [Node] {
        let accessibility = placed.view.accessibility
        guard placed.isVisible, !accessibility.isHidden else { return [] }
        if accessibility.isElement { return [node(of: placed)] }
        if accessibility.children == .combined { return [combined(placed)] }
        var nodes = inner(placed)
        if accessibility.changes != .init() {
            if nodes.isEmpty, accessibility.changes.makesElement { return [node(of: placed)] }
            if accessibility.children == .all {
                change(&nodes, by: accessibility.changes, in: placed)
                if let identifier = accessibility.changes.identifier { identify(&nodes, identifier) }
            }
        }
        if let container = accessibility.container {
            nodes = [group(sortedUnlessListed(nodes, accessibility), in: placed, as: container)]
        } else if accessibility.order != nil || accessibility.children == .grouped, !nodes.isEmpty {
            nodes = [group(sortedUnlessListed(nodes, accessibility), in: placed, as: nil)]
        }
        if let priority = accessibility.changes.sortPriority {
            for index in nodes.indices { nodes[index].priority = priority }
        }
        return nodes
    }

    private func sortedUnlessListed(_ nodes: [Node], _ accessibility: ViewSnapshot.Accessibility) -> [Node] {
        accessibility.order == nil ? sorted(nodes) : nodes
    }

    /// The elements inside a view that is none itself.
    private mutating func inner(_ placed: LayoutSnapshot.PlacedView) -> [Node] {
        if let order = placed.view.accessibility.order {
            guard !placed.frame.isEmpty, listed.insert(placed.view.id).inserted else { return [] }
            defer { listed.remove(placed.view.id) }
            return order.flatMap { nodes(of: $0, in: placed) }
        }
        let inside = placed.inside.filter { $0.isVisible && !$0.view.accessibility.isHidden }
        guard let modal = inside.last(where: \.view.accessibility.isModal) else {
            return inside.flatMap { nodes(of: $0) }
        }
        return nodes(of: modal)
    }

    /// The elements of an entry of code's own list.
    private mutating func nodes(of item: ViewSnapshot.Accessibility.Item, in placed: LayoutSnapshot.PlacedView)
        -> [Node]
    {
        switch item {
        case .view(let id):
            guard let view = views[id] else { return [] }
            return sorted(nodes(of: view))
        case .element(let content, let identifier, let inside):
            if let inside { return inside.flatMap { nodes(of: $0, in: placed) } }
            var element = element(of: placed, saying: content)
            element.identifier = identifier ?? content.identifier(in: placed.view.accessibility.identifier)
            return [Node(elements: [element], frame: element.frame)]
        }
    }

    /// A view that is an element.
    private func node(of placed: LayoutSnapshot.PlacedView) -> Node {
        var content = placed.view.accessibility.content
        placed.view.accessibility.changes.apply(to: &content)
        let element = element(of: placed, saying: content)
        return Node(
            elements: [element], frame: element.frame,
            priority: placed.view.accessibility.changes.sortPriority ?? 0)
    }

    private func element(
        of placed: LayoutSnapshot.PlacedView, saying content: AccessibilityContent
    ) -> AccessibilityElement {
        let bounds = placed.view.geometry.boundsOrigin
        let origin = CGPoint(x: placed.frame.minX - bounds.x, y: placed.frame.minY - bounds.y)
        var result = content
        result.activationPoint = content.activationPoint.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
        result.path = content.path?.applying(CGAffineTransform(translationX: origin.x, y: origin.y))
        let frame = content.frame?.offsetBy(dx: origin.x, dy: origin.y) ?? placed.frame
        result.frame = nil
        return AccessibilityElement(
            view: placed.view.id, className: placed.view.className, location: placed.location,
            identifier: placed.view.accessibility.identifier, content: result, frame: frame)
    }

    // MARK: Several as one

    /// The elements inside as one: the labels one after the other, and everything that can be done with any of them.
    private mutating func combined(_ placed: LayoutSnapshot.PlacedView) -> Node {
        var content = placed.view.accessibility.content
        let parts = sorted(inner(placed)).flatMap(\.elements).map(\.content)
        let labels = parts.filter { $0.pictureName == nil || parts.count == 1 }.compactMap(\.label).filter {
            !$0.isEmpty
        }
        if content.label == nil, !labels.isEmpty { content.label = labels.joined(separator: ", ") }
        let values = parts.compactMap(\.value).filter { !$0.isEmpty }
        if content.value == nil, !values.isEmpty { content.value = values.joined(separator: ", ") }
        if parts.count == 1 { content.pictureName = parts[0].pictureName }
        for part in parts {
            content.traits.formUnion(part.traits.subtracting([.staticText, .image]))
            content.hint = content.hint ?? part.hint
            content.customActions += part.customActions
            content.customContent += part.customContent
        }
        placed.view.accessibility.changes.apply(to: &content)
        let element = element(of: placed, saying: content)
        return Node(
            elements: [element], frame: element.frame,
            priority: placed.view.accessibility.changes.sortPriority ?? 0)
    }

    private func change(
        _ nodes: inout [Node], by changes: ViewSnapshot.Accessibility.Changes, in placed: LayoutSnapshot.PlacedView
    ) {
        var changes = changes
        changes.activationPoint = changes.activationPoint.map {
            CGPoint(x: $0.x + placed.frame.minX, y: $0.y + placed.frame.minY)
        }
        for index in nodes.indices {
            for number in nodes[index].elements.indices { changes.apply(to: &nodes[index].elements[number].content) }
        }
    }

    /// Gives the one control among the elements of a view the view's identifier, and its parts identifiers after it. An element that is alone
    /// has it in any case; elements of containers inside, such as rows of a list, have none of it.
    private func identify(_ nodes: inout [Node], _ identifier: String) {
        let places = nodes.indices.flatMap { node in
            nodes[node].elements.indices.compactMap { number -> (node: Int, number: Int)? in
                let element = nodes[node].elements[number]
                guard element.identifier == nil, !nodes[node].isContainer else { return nil }
                return (node, number)
            }
        }
        let controls = places.filter { place in
            !nodes[place.node].elements[place.number].content.traits.subtracting([.staticText, .image, .header]).isEmpty
        }
        let named = places.count == 1 ? places : controls
        guard Set(named.map { nodes[$0.node].elements[$0.number].view }).count == 1 else { return }
        for place in named {
            let content = nodes[place.node].elements[place.number].content
            nodes[place.node].elements[place.number].identifier = content.identifier(in: identifier) ?? identifier
        }
    }

    private func group(
        _ nodes: [Node], in placed: LayoutSnapshot.PlacedView, as container: ViewSnapshot.Accessibility.Container?
    ) -> Node {
        var elements = nodes.flatMap(\.elements)
        container?.tell(&elements)
        if container == .row, elements.count == 1 { elements[0].frame = placed.frame }
        return Node(elements: elements, frame: placed.frame, isGroup: true, isContainer: container != nil)
    }

    // MARK: Order

    /// The nodes by priority, then in rows.
    private func sorted(_ nodes: [Node]) -> [Node] {
        let priorities = Set(nodes.map(\.priority)).sorted(by: >)
        return priorities.flatMap { priority in inRows(nodes.filter { $0.priority == priority }) }
    }

    private func inRows(_ nodes: [Node]) -> [Node] {
        let downwards = nodes.enumerated().sorted {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }
        var rows: [[(offset: Int, element: Node)]] = []
        for entry in downwards {
            if let top = rows.last?.first?.element.frame.minY,
                entry.element.frame.minY - top < rowHeight
            {
                rows[rows.count - 1].append(entry)
            } else {
                rows.append([entry])
            }
        }
        return rows.flatMap { row in
            row.sorted { first, second in
                let (one, other) = (leading(first.element.frame), leading(second.element.frame))
                if one != other { return one < other }
                // A group that begins where an element does is read before it.
                if first.element.isGroup != second.element.isGroup { return first.element.isGroup }
                return first.offset < second.offset
            }.map(\.element)
        }
    }

    /// The distance from the side where rows start.
    private func leading(_ frame: CGRect) -> CGFloat { direction == .leftToRight ? frame.minX : -frame.maxX }
}

extension ViewSnapshot.Accessibility.Container {
    /// Tells elements their places in the container.
    fileprivate func tell(_ elements: inout [AccessibilityElement]) {
        let count = elements.count
        guard count > 0 else { return }
        switch self {
        case .tabBar: for index in 0..<count { elements[index].contexts.append(.tab(index + 1, of: count)) }
        case .series: for index in 0..<count { elements[index].contexts.append(.series(index + 1, of: count)) }
        case .list:
            elements[0].contexts.append(.listStart)
            elements[count - 1].contexts.append(.listEnd)
        case .landmark:
            elements[0].contexts.append(.landmarkStart)
            elements[count - 1].contexts.append(.landmarkEnd)
        case .dataTable: tellCells(&elements)
        case .semanticGroup, .row: break
        }
    }

    private func tellCells(_ elements: inout [AccessibilityElement]) {
        var row: Int?
        for index in elements.indices {
            guard let cell = elements[index].content.cell else { continue }
            elements[index].contexts.append(.cell(cell, tellsRow: cell.rows?.lowerBound != row))
            row = cell.rows?.lowerBound
        }
    }
}

extension AccessibilityContent {
    /// The identifier of the part of a control with an identifier; nil for elements that are no part, which have their own.
    func identifier(in control: String?) -> String? {
        guard let part, let control else { return nil }
        return "\(control)-\(part)"
    }
}
