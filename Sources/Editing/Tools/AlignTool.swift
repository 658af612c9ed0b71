/// Interface Builder's align tool: edges, centres and baselines of several views, centres of one in its container.
@MainActor
public struct AlignTool {
    /// What is brought onto one line.
    public enum Line: String, CaseIterable, Sendable {
        /// The edges where lines start.
        case leading
        /// The edges where lines end.
        case trailing
        /// The tops.
        case top
        /// The bottoms.
        case bottom
        /// The centres from left to right.
        case horizontalCenters = "horizontal-centers"
        /// The centres from top to bottom.
        case verticalCenters = "vertical-centers"
        /// The first lines of text.
        case baselines
        /// The centre of each in its container, from left to right.
        case horizontallyInContainer = "horizontally-in-container"
        /// The centre of each in its container, from top to bottom.
        case verticallyInContainer = "vertically-in-container"

        var isInContainer: Bool { self == .horizontallyInContainer || self == .verticallyInContainer }

        var attribute: String {
            switch self {
            case .leading, .trailing, .top, .bottom: rawValue
            case .horizontalCenters, .horizontallyInContainer: "centerX"
            case .verticalCenters, .verticallyInContainer: "centerY"
            case .baselines: "firstBaseline"
            }
        }
    }

    private let document: InterfaceDocument
    private let open: DocumentRepair.Opener

    /// Prepares the tool for a document.
    public init(_ document: InterfaceDocument, open: @escaping DocumentRepair.Opener) {
        self.document = document
        self.open = open
    }

    /// The document with views aligned. Their frames stay as they are stored.
    ///
    /// - Parameters:
    ///   - views: The views' ids.
    ///   - lines: What is brought onto one line, several at once.
    ///   - constant: The distance from the line, in points; 0 as in Xcode, nil for the present one.
    /// - Returns: The new bytes.
    /// - Throws: `EditingError` for too few views; what laying out throws.
    public func bytes(aligning views: [String], _ lines: [Line], constant: Double? = 0) throws -> [UInt8] {
        let tools = try CanvasTools(document, showing: views, open: open)
        return tools.bytes(adding: try lines.flatMap { try constraints(views, $0, constant, tools) })
    }

    private func constraints(
        _ views: [String], _ line: Line, _ constant: Double?, _ tools: CanvasTools
    ) throws -> [InterfaceConstraint] {
        if line.isInContainer {
            return try views.map { view in
                guard let container = document.views[view]?.parent else {
                    throw EditingError.impossible(
                        reason: "\"\(view)\" is not inside another view", location: document.location(of: view),
                        hint: "choose a view inside another one")
                }
                return try tools.constraint(
                    .init(item: view, attribute: line.attribute), .init(item: container, attribute: line.attribute),
                    constant: constant)
            }
        }
        guard let first = views.first, views.count > 1 else {
            throw EditingError.viewCount(needed: "two views or more are", given: views.count, file: document.file)
        }
        return try views.dropFirst().map { view in
            try tools.constraint(
                .init(item: view, attribute: line.attribute), .init(item: first, attribute: line.attribute),
                constant: constant)
        }
    }
}
