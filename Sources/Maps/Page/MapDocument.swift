import Foundation
import KeylineByteText
import KeylineGraphics
package import KeylineScenes

/// A map as data: of the page's script, and what `keyline map --format json` prints.
package struct MapDocument: Encodable, Sendable {
    /// A board.
    struct Board: Encodable, Sendable {
        let title: String
        let file: String?
        /// x, y, width and height in points, as everywhere here.
        let frame: [Double]
    }

    /// A node.
    struct Node: Encodable, Sendable {
        let id: String
        let board: Int
        let name: String
        let detail: String
        /// `scene`, `reference` or `code`.
        let kind: String
        let file: String
        let line: Int?
        let column: Int?
        /// The scene's id in its file.
        let scene: String?
        let type: String?
        let storyboardIdentifier: String?
        let isInitial: Bool
        let message: String?
        let frame: [Double]
        /// The picture, relative to the page, or in it; only in pages.
        let picture: String?
        /// The page of the preview that shows the scene; only in pages.
        let preview: String?
        /// The command that writes a preview of the scene.
        let command: String?
    }

    /// An edge.
    struct Edge: Encodable, Sendable {
        /// The ids of nodes.
        let source: String
        let target: String?
        let kind: String
        let family: String
        let words: String
        let identifier: String?
        /// The property of a relationship, the method of an unwinding segue or the class of a custom one.
        let detail: String?
        let location: String
        /// The places in code that perform the segue.
        let performed: [String]
        /// x and y of each corner.
        let points: [[Double]]
        let label: [String]
        let labelFrame: [Double]
    }

    /// Something that leads nowhere.
    struct Finding: Encodable, Sendable {
        let severity: String
        let kind: String
        let message: String
        let hints: [String]
        let location: String?
    }

    /// The parts of a node that only pages have.
    package struct Presentation: Sendable {
        /// The picture's address.
        package var picture: String?
        /// The preview's address.
        package var preview: String?
        /// The command that writes a preview.
        package var command: String?

        /// Nothing.
        package init() {}
    }

    let keyline = 1
    let size: [Double]
    /// The size of titles, headings and words, in multiples of their usual one.
    let letters: Double
    let boards: [Board]
    let nodes: [Node]
    let edges: [Edge]
    let findings: [Finding]

    /// Takes a map and its geometry.
    ///
    /// - Parameters:
    ///   - map: The map.
    ///   - plan: Its geometry.
    ///   - presentations: What else there is of each node.
    ///   - findings: What leads nowhere, and what could not be drawn.
    package init(_ map: AppMap, _ plan: MapPlan, _ presentations: [Presentation], findings: [Diagnostic]) {
        precondition(presentations.count == map.nodes.count, "every node has a presentation")
        size = [Double(plan.size.width), Double(plan.size.height)]
        letters = Double(plan.letters)
        boards = zip(map.boards, plan.boards).map { Board(title: $0.title, file: $0.file, frame: $1.numbers) }
        nodes = map.nodes.indices.map { Self.node(map.nodes[$0], plan.nodes[$0], presentations[$0]) }
        edges = zip(map.edges, plan.routes).map { edge, route in
            Edge(
                source: map.nodes[edge.source].id, target: edge.target.map { map.nodes[$0].id }, kind: edge.kind.name,
                family: edge.kind.family.rawValue, words: edge.kind.words, identifier: edge.identifier,
                detail: edge.kind.detail, location: edge.location.description,
                performed: edge.performed.map(\.description),
                points: route.points.map { [$0.x.rounded2, $0.y.rounded2] }, label: route.label,
                labelFrame: route.labelFrame.numbers)
        }
        self.findings = findings.map {
            Finding(
                severity: $0.severity.rawValue, kind: $0.kind.rawValue, message: $0.message, hints: $0.hints,
                location: $0.location?.description)
        }
    }

    private static func node(_ node: AppMap.Node, _ frame: CGRect, _ presentation: Presentation) -> Node {
        let kind =
            switch node.content {
            case .scene: "scene"
            case .reference: "reference"
            case .code: "code"
            }
        return Node(
            id: node.id, board: node.board, name: node.name, detail: node.detail, kind: kind, file: node.location.file,
            line: node.location.line, column: node.location.column, scene: node.scene?.description.id.rawValue,
            type: node.type, storyboardIdentifier: node.storyboardIdentifier, isInitial: node.isInitial,
            message: node.message, frame: frame.numbers, picture: presentation.picture, preview: presentation.preview,
            command: presentation.command)
    }

    /// The document as JSON.
    ///
    /// - Throws: Never for finite frames.
    package func json() throws -> String { try JSONForm.document.text(of: self) }
}

extension EdgeKind {
    /// The property, method or class that belongs to the kind; nil for none.
    fileprivate var detail: String? {
        switch self {
        case .relationship(let name), .unwind(let name): name
        case .custom(let type): type
        default: nil
        }
    }
}

extension CGRect {
    fileprivate var numbers: [Double] { [minX.rounded2, minY.rounded2, width.rounded2, height.rounded2] }
}

extension CGFloat {
    fileprivate var rounded2: Double { (Double(self) * 100).rounded() / 100 }
}
