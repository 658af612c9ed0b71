import Foundation

/// What Interface Builder offers where a person drags from one view to another.
@MainActor
public struct ControlDrag {
    /// How a person dragged.
    public enum Direction: String, CaseIterable, Sendable {
        /// From left to right or back.
        case horizontal
        /// Up or down.
        case vertical
        /// In the outline, which knows no direction and offers everything.
        case outline
    }

    /// One line of the menu.
    public struct MenuItem: Sendable {
        /// What Xcode calls it, such as `Horizontal Spacing`.
        public var title: String
        /// The distance, factor or size with which it holds now, in points.
        public var constant: Double
        var constraint: InterfaceConstraint
    }

    private let document: InterfaceDocument
    private let tools: CanvasTools

    /// Prepares the tool for a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - views: The ids of the views that it is for; nil for all.
    ///   - open: Reads versions of the document as sources.
    /// - Throws: What laying the document out throws.
    public init(
        _ document: InterfaceDocument, showing views: [String]? = nil, open: @escaping DocumentRepair.Opener
    ) throws {
        self.document = document
        tools = try CanvasTools(document, showing: views, open: open)
    }

    /// The menu of a drag. Constants are those with which the constraints hold on the canvas.
    ///
    /// - Parameters:
    ///   - first: The id of the view from which the drag starts.
    ///   - second: Where it ends: the id of a sibling, of a view around or of a guide of one, or the view itself.
    ///   - direction: How it went.
    /// - Returns: The offers, in Xcode's order.
    /// - Throws: `EditingError` for views of different scenes.
    public func offers(from first: String, to second: String, _ direction: Direction) throws -> [MenuItem] {
        if first == second { return try own(first, direction) }
        guard let target = document.view(of: second), document.commonView(first, target) != nil else {
            throw EditingError.differentContainers(file: document.file, first: first, second: second)
        }
        if target != second { return try toGuide(first, second, direction) }
        let isContainer = document.isInside(first, second)
        var offers: [MenuItem] = []
        if direction != .vertical {
            offers +=
                isContainer ? try insets(first, second, [.leading, .trailing]) : try spacing(first, second, false)
            offers += try lines(first, second, isContainer ? [] : Self.verticalLines)
            if isContainer { offers += try lines(first, second, [("Center Vertically in Container", "centerY")]) }
        }
        if direction != .horizontal {
            offers += isContainer ? try insets(first, second, [.top, .bottom]) : try spacing(first, second, true)
            offers += try lines(first, second, isContainer ? [] : Self.horizontalLines)
            if isContainer { offers += try lines(first, second, [("Center Horizontally in Container", "centerX")]) }
        }
        return offers + (try sizes(first, second))
    }

    /// A drag that ends where it began: the view's own size and shape.
    private func own(_ view: String, _ direction: Direction) throws -> [MenuItem] {
        let width = InterfaceConstraint.Side(item: view, attribute: "width")
        let height = InterfaceConstraint.Side(item: view, attribute: "height")
        var offers: [MenuItem] = []
        if direction != .vertical { offers.append(offer("Width", try tools.constraint(width, nil))) }
        if direction != .horizontal { offers.append(offer("Height", try tools.constraint(height, nil))) }
        guard let size = tools.geometry[view]?.alignment.size, size.width > 0, size.height > 0 else { return offers }
        let (numerator, denominator) = CandidateFinder.ratio(size.width, size.height)
        let ratio = "\(ConstraintMarkup.number(numerator)):\(ConstraintMarkup.number(denominator))"
        let shape = try tools.constraint(
            width, height, constant: 0, multiplier: numerator / denominator, ratio: ratio)
        return offers + [MenuItem(title: "Aspect Ratio", constant: shape.multiplier.value, constraint: shape)]
    }

    /// A drag to a layout guide of a view around, in the outline or on the canvas.
    private func toGuide(_ view: String, _ guide: String, _ direction: Direction) throws -> [MenuItem] {
        let edges: [CanvasEdge] =
            (direction == .vertical ? [] : [.leading, .trailing]) + (direction == .horizontal ? [] : [.top, .bottom])
        let name = guideName(guide)
        var offers = try edges.map { edge in
            let side = InterfaceConstraint.Side(item: view, attribute: edge.rawValue)
            let wall = InterfaceConstraint.Side(item: guide, attribute: edge.rawValue)
            let constraint = try edge.isEnd ? tools.constraint(wall, side) : tools.constraint(side, wall)
            return offer("\(edge.rawValue.capitalized) Space to \(name)", constraint)
        }
        if direction != .vertical { offers += try lines(view, guide, [("Center Vertically in \(name)", "centerY")]) }
        if direction != .horizontal {
            offers += try lines(view, guide, [("Center Horizontally in \(name)", "centerX")])
        }
        return offers + (try sizes(view, guide))
    }

    private func guideName(_ guide: String) -> String {
        let owner = document.view(of: guide).flatMap { document.views[$0] }
        switch owner?.guides.first(where: { $0.value == guide })?.key {
        case "safeArea": return "Safe Area"
        case "top": return "Top Layout Guide"
        case "bottom": return "Bottom Layout Guide"
        case "contentLayoutGuide": return "Content Layout Guide"
        case "frameLayoutGuide": return "Frame Layout Guide"
        default: return guide
        }
    }

    /// The document with one of the offers taken.
    public func bytes(taking offer: MenuItem) -> [UInt8] { tools.bytes(adding: [offer.constraint]) }

    private static let verticalLines = [
        ("Top", "top"), ("Center Vertically", "centerY"), ("First Baseline", "firstBaseline"),
        ("Last Baseline", "lastBaseline"), ("Bottom", "bottom"),
    ]
    private static let horizontalLines = [
        ("Leading", "leading"), ("Center Horizontally", "centerX"), ("Trailing", "trailing"),
    ]

    private func offer(_ title: String, _ constraint: InterfaceConstraint) -> MenuItem {
        MenuItem(title: title, constant: constraint.constant, constraint: constraint)
    }

    /// Distances from a view around: from its margins, or from a guide where one is as near as the edge or nearer.
    private func insets(_ view: String, _ container: String, _ edges: [CanvasEdge]) throws -> [MenuItem] {
        try edges.map { edge in
            let guide = try tools.wall(of: container, edge, nil)
            let isGuide = guide.item != container && edge.isVertical
            let wall = isGuide ? guide : try tools.wall(of: container, edge, .margin)
            let own = InterfaceConstraint.Side(item: view, attribute: edge.rawValue)
            let constraint = try edge.isEnd ? tools.constraint(wall, own) : tools.constraint(own, wall)
            let place = isGuide ? "Safe Area" : "Container Margin"
            return offer("\(edge.rawValue.capitalized) Space to \(place)", constraint)
        }
    }

    private func spacing(_ first: String, _ second: String, _ isVertical: Bool) throws -> [MenuItem] {
        let variables = tools.variables
        guard let one = variables.geometry[first]?.alignment, let other = variables.geometry[second]?.alignment else {
            return []
        }
        let isReversed = document.commonView(first, second).map { variables.isReversed(inside: $0) } ?? false
        let isRightOf = isReversed ? one.midX <= other.midX : one.midX >= other.midX
        let isAfter = isVertical ? one.midY >= other.midY : isRightOf
        let (later, earlier) = isAfter ? (first, second) : (second, first)
        let constraint = try tools.constraint(
            .init(item: later, attribute: isVertical ? "top" : "leading"),
            .init(item: earlier, attribute: isVertical ? "bottom" : "trailing"))
        return [offer(isVertical ? "Vertical Spacing" : "Horizontal Spacing", constraint)]
    }

    private func lines(_ first: String, _ second: String, _ lines: [(String, String)]) throws -> [MenuItem] {
        try lines.compactMap { title, attribute in
            let isBaseline = attribute.hasSuffix("Baseline")
            if isBaseline, tools.geometry[first]?.firstBaseline == nil || tools.geometry[second]?.firstBaseline == nil {
                return nil
            }
            return offer(
                title,
                try tools.constraint(
                    .init(item: first, attribute: attribute), .init(item: second, attribute: attribute)))
        }
    }

    private func sizes(_ first: String, _ second: String) throws -> [MenuItem] {
        try [("Equal Widths", "width"), ("Equal Heights", "height")].map { title, attribute in
            offer(
                title,
                try tools.constraint(
                    .init(item: first, attribute: attribute), .init(item: second, attribute: attribute), constant: 0))
        }
    }
}
