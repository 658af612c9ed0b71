import KeylineConstraintSolver
import Foundation

/// A sum of at most two variables of the engine, plus a distance in points.
package struct AffineSum {
    private(set) var variable: Variable?
    /// The second variable, of the place at the far end of an extent.
    private(set) var other: Variable?
    private(set) var offset: Double

    init(_ variable: Variable?, offset: Double = 0) {
        self.variable = variable
        self.offset = offset
    }

    /// The place at the far end of an extent that begins at a place.
    init(from start: AffineSum, along extent: AffineSum) {
        variable = start.variable ?? extent.variable
        other = start.variable == nil ? nil : extent.variable
        offset = start.offset + extent.offset
    }

    /// The variables of the sum.
    var variables: [Variable] { [variable, other].compactMap { $0 } }

    static func + (value: AffineSum, distance: CGFloat) -> AffineSum {
        var result = value
        result.offset += Double(distance)
        return result
    }

    static func - (value: AffineSum, distance: CGFloat) -> AffineSum {
        value + -distance
    }
}

/// The rectangle of an item over an engine's variables, in the coordinates of the engine's root, `y` downwards.
///
/// Position and size, never edges: a list then falls apart into one small problem for each row.
package struct LayoutRectangle {
    var x: AffineSum
    var y: AffineSum
    var width: AffineSum
    var height: AffineSum

    /// The rectangle of a guide without an owner.
    static let nothing = LayoutRectangle(
        x: AffineSum(nil), y: AffineSum(nil), width: AffineSum(nil), height: AffineSum(nil))

    /// The rectangle inside insets, in points.
    func inset(by insets: UIEdgeInsets) -> LayoutRectangle {
        LayoutRectangle(
            x: x + insets.left,
            y: y + insets.top,
            width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom
        )
    }
}

/// The four variables of an item that has its own.
struct RectangleVariables {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable

    var all: [Variable] { [x, y, width, height] }

    var rectangle: LayoutRectangle {
        LayoutRectangle(
            x: AffineSum(x), y: AffineSum(y), width: AffineSum(width), height: AffineSum(height))
    }
}
