import Foundation
import KeylineScenes

/// Interface Builder's pin tool: distances from what is nearest, sizes and shapes.
@MainActor
public struct PinTool {
    /// A side of a container.
    public enum Wall: String, CaseIterable, Sendable {
        /// Its own edge.
        case edge
        /// Its layout margin.
        case margin
        /// Its safe area, or the top or bottom guide of its controller.
        case guide
    }

    /// What is pinned.
    public struct Pins: Sendable {
        /// A side with its distance.
        public struct Edge: Sendable {
            /// The side.
            public var edge: CanvasEdge
            /// The distance, in points; nil for the present one.
            public var distance: Double?
            /// Whether the standard distance is asked for: 8 between neighbours, 20 from a container's edge, 0 from its margins.
            public var isStandard: Bool
            /// The view from which it counts; nil for the nearest.
            public var neighbour: String?
            /// The side of the container from which it counts, whatever is nearer; nil for the nearest view, or for the container's margins
            /// or safe area where nothing is between.
            public var wall: Wall?

            /// Pins a side.
            public init(
                _ edge: CanvasEdge, distance: Double? = nil, isStandard: Bool = false, neighbour: String? = nil,
                wall: Wall? = nil
            ) {
                self.edge = edge
                self.distance = distance
                self.isStandard = isStandard
                self.neighbour = neighbour
                self.wall = wall
            }
        }

        /// The sides.
        public var edges: [Edge]
        /// Whether distances from the container count from its margins.
        public var toMargins: Bool
        /// Whether the present width is kept.
        public var width: Bool
        /// Whether the present height is kept.
        public var height: Bool
        /// Whether the present shape is kept.
        public var aspect: Bool

        /// Pins what is named.
        public init(
            edges: [Edge] = [], toMargins: Bool = false, width: Bool = false, height: Bool = false,
            aspect: Bool = false
        ) {
            self.edges = edges
            self.toMargins = toMargins
            self.width = width
            self.height = height
            self.aspect = aspect
        }
    }

    private let document: InterfaceDocument
    private let open: DocumentRepair.Opener

    /// Prepares the tool for a document.
    public init(_ document: InterfaceDocument, open: @escaping DocumentRepair.Opener) {
        self.document = document
        self.open = open
    }

    /// The document with a view pinned.
    ///
    /// - Parameters:
    ///   - view: The view's id.
    ///   - pins: What is pinned.
    /// - Returns: The new bytes.
    /// - Throws: `EditingError` for a view that nothing is around; what laying out throws.
    public func bytes(pinning view: String, _ pins: Pins) throws -> [UInt8] {
        let tools = try CanvasTools(document, showing: [view], open: open)
        return tools.bytes(adding: try edges(of: view, pins, tools) + sizes(of: view, pins, tools))
    }

    /// The document with two or more views made equally wide or high.
    ///
    /// - Parameters:
    ///   - views: The views' ids; the others follow the first.
    ///   - widths: Whether widths are equal.
    ///   - heights: Whether heights are equal.
    /// - Returns: The new bytes.
    /// - Throws: `EditingError` for fewer than two views; what laying out throws.
    public func bytes(equating views: [String], widths: Bool, heights: Bool) throws -> [UInt8] {
        guard let first = views.first, views.count > 1 else {
            throw EditingError.viewCount(needed: "two views or more are", given: views.count, file: document.file)
        }
        let tools = try CanvasTools(document, showing: views, open: open)
        let attributes = (widths ? ["width"] : []) + (heights ? ["height"] : [])
        return tools.bytes(
            adding: try views.dropFirst().flatMap { view in
                try attributes.map {
                    try tools.constraint(
                        .init(item: view, attribute: $0), .init(item: first, attribute: $0), constant: 0)
                }
            })
    }

    private func edges(of view: String, _ pins: Pins, _ tools: CanvasTools) throws -> [InterfaceConstraint] {
        try pins.edges.map { pin in
            let own = InterfaceConstraint.Side(item: view, attribute: pin.edge.rawValue)
            let container = pin.wall == nil ? nil : document.views[view]?.parent
            let nearest =
                try (pin.neighbour ?? container).map { ($0, document.isInside(view, $0)) }
                ?? tools.nearest(to: view, pin.edge)
            let (item, isContainer) = nearest
            let wall = pin.wall ?? (pins.toMargins ? .margin : nil)
            let other =
                isContainer
                ? try tools.wall(of: item, pin.edge, wall)
                : InterfaceConstraint.Side(item: item, attribute: pin.edge.opposite.rawValue)
            let standard: Double? = pin.isStandard ? (isContainer ? (wall == .margin ? 0 : 20) : 8) : nil
            let (first, second) = pin.edge.isEnd ? (other, own) : (own, other)
            var made = try tools.constraint(first, second, constant: pin.distance ?? standard)
            made.isSymbolic = pin.isStandard && standard != 0
            return made
        }
    }

    private func sizes(of view: String, _ pins: Pins, _ tools: CanvasTools) throws -> [InterfaceConstraint] {
        var made: [InterfaceConstraint] = []
        if pins.width { made.append(try tools.constraint(.init(item: view, attribute: "width"), nil)) }
        if pins.height { made.append(try tools.constraint(.init(item: view, attribute: "height"), nil)) }
        guard pins.aspect, let size = tools.geometry[view]?.alignment.size, size.width > 0, size.height > 0 else {
            return made
        }
        let (numerator, denominator) = CandidateFinder.ratio(size.width, size.height)
        made.append(
            try tools.constraint(
                .init(item: view, attribute: "width"), .init(item: view, attribute: "height"), constant: 0,
                multiplier: numerator / denominator,
                ratio: "\(ConstraintMarkup.number(numerator)):\(ConstraintMarkup.number(denominator))"))
        return made
    }
}
