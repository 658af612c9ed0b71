extension InspectorData {
    /// A view. What it tells stands side by side in the page's data.
    struct View: Encodable {
        struct Identity: Encodable {
            let id: String
            /// The name in Xcode's outline.
            let name: String
            let `class`: String
            let parent: Int?
            let depth: Int
            let place: String?
        }

        struct Geometry: Encodable {
            /// x, y, width and height in the picture, in points.
            let frame: [Double]
            /// The same in the view around.
            let local: [Double]
            let alignment: [Double]
            /// The content's own width and height; null along an axis where it has none.
            let content: [Double?]
            /// The frame in the other solution, where it differs.
            let other: [Double]?
        }

        struct Look: Encodable {
            let isHidden: Bool
            let isVisible: Bool
            let isAmbiguous: Bool
            /// Whether constraints that contradict each other name it.
            let isInConflict: Bool
            let clips: Bool
            let text: String?
            /// The properties that code sets, in words; nil for none.
            let code: String?
            var slice: Slice?
        }

        struct Explanation: Encodable {
            /// Places in the list of constraints.
            let constraints: [Int]
            let lengths: [Length]
            /// Where proposals decide sizes: the container's proposal, and the answers inside.
            let conversation: String?
            let lost: [Reason]
            let findings: [Finding]
            /// The view's properties as Xcode's inspectors list them.
            let properties: [Property]
        }

        let identity: Identity
        let geometry: Geometry
        var look: Look
        let explanation: Explanation

        func encode(to encoder: any Encoder) throws {
            try identity.encode(to: encoder)
            try geometry.encode(to: encoder)
            try look.encode(to: encoder)
            try explanation.encode(to: encoder)
        }
    }

    /// A constraint. What it tells stands side by side in the page's data.
    struct Constraint: Encodable {
        struct Statement: Encodable {
            let equation: String
            /// The equation with the views' names, as outlines have it.
            let words: String
            let relation: String
            let constant: Double
            let multiplier: Double
            /// Whether leading is right.
            let isReversed: Bool
            /// The views of both sides and their attributes.
            let sides: [Side]
            /// The coordinates of both sides in the picture, in points, for a constraint between locations.
            let ends: [Double]?
        }

        struct Standing: Encodable {
            let priority: Double
            let state: String
            /// Whether it is one of the smallest set of constraints that contradict each other.
            let isInConflict: Bool
            let isSystem: Bool
        }

        struct Origin: Encodable {
            let identifier: String?
            /// The nearest view that contains both items, or is one of them.
            let holder: Int?
            /// The command that changes it, but for what it becomes; nil where no command does.
            let change: String?
            let place: String?
        }

        let statement: Statement
        let standing: Standing
        let origin: Origin

        func encode(to encoder: any Encoder) throws {
            try statement.encode(to: encoder)
            try standing.encode(to: encoder)
            try origin.encode(to: encoder)
        }
    }
}
