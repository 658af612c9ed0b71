import Foundation
import KeylineGraphics
package import KeylineScenes

/// The drawing of one constraint on a canvas that draws by itself, such as an editor's page. Coordinates are points of the scene.
package struct CanvasFigure: Encodable, Equatable, Sendable {
    /// A line between two points: x and y of the first, then of the second.
    package typealias Line = [Double]

    /// The reason for a figure's colour.
    package enum Standing: String, Encodable, Sendable {
        /// The constraint and the views that it speaks of are as they should be.
        case fine
        /// A view is stored elsewhere than the constraints put it.
        case misplaced
        /// A view is ambiguous or in conflict.
        case wrong
    }

    /// The place of the constraint among all of the layout.
    package let constraint: Int
    /// The line: a distance or size, or the line along which things are aligned.
    package let line: Line
    /// Whether it is a distance or size, which has a cap at both ends.
    package let isBar: Bool
    /// Lines from the ends of a bar to items that are not beside it.
    package let extensions: [Line]
    /// The text of its label; nil for none.
    package let label: String?
    /// The reason for its colour.
    package let standing: Standing
    /// Whether the priority is below required, which is drawn dashed.
    package let isOptional: Bool

    /// The most figures whose bars are moved out of each other's way.
    private static let mostSeparated = 150

    /// Draws the constraints that people wrote, as the overlay of constraints draws them.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - placed: Its views, in its order.
    /// - Returns: The figures, in the layout's order.
    package static func all(of scene: Scene, placing placed: [LayoutSnapshot.PlacedView]) -> [CanvasFigure] {
        let geometry = LayoutGeometry(placed, scene.layout.constraints)
        let builder = FigureBuilder(geometry: geometry, states: ConstraintStates(scene, geometry))
        let shown = scene.layout.constraints.enumerated().filter { !$0.element.isSystem }
        let figures = shown.flatMap { index, constraint in builder.figures(of: constraint).map { (index, $0) } }
        let separated =
            figures.count > mostSeparated
            ? figures.map(\.1) : FigureLanes.separated(figures.map(\.1), around: ContentMap(scene))
        return zip(figures.map(\.0), separated).map { CanvasFigure($1, of: $0) }
    }

    private init(_ figure: ConstraintFigure, of constraint: Int) {
        func line(_ first: CGPoint, _ second: CGPoint) -> Line {
            [first.x, first.y, second.x, second.y].map { (Double($0) * 100).rounded() / 100 }
        }
        self.constraint = constraint
        switch figure.shape {
        case .bar(let from, let to):
            isBar = true
            self.line = line(
                figure.point(along: from, across: figure.cross), figure.point(along: to, across: figure.cross))
        case .line(let at, let from, let to):
            isBar = false
            self.line = line(figure.point(along: at, across: from), figure.point(along: at, across: to))
        }
        extensions = figure.extensions.map { extent in
            line(
                figure.point(along: extent.at, across: extent.from), figure.point(along: extent.at, across: extent.to))
        }
        label = figure.label
        standing =
            figure.color == OverlayColors.wrong
            ? .wrong : figure.color == OverlayColors.misplaced ? .misplaced : .fine
        isOptional = figure.isOptional
    }
}
