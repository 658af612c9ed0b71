package import Foundation
package import KeylineConstraintSolver

/// A sum of at most two variables of the engine, plus a distance in points.
package struct AffineSum {
    package private(set) var variable: Variable?
    /// The second variable, of the place at the far end of an extent.
    package private(set) var other: Variable?
    package private(set) var offset: Double

    package init(_ variable: Variable?, offset: Double = 0) {
        self.variable = variable
        self.offset = offset
    }

    /// The place at the far end of an extent that begins at a place.
    package init(from start: AffineSum, along extent: AffineSum) {
        variable = start.variable ?? extent.variable
        other = start.variable == nil ? nil : extent.variable
        offset = start.offset + extent.offset
    }

    /// The variables of the sum.
    package var variables: [Variable] { [variable, other].compactMap { $0 } }

    package static func + (value: AffineSum, distance: CGFloat) -> AffineSum {
        var result = value
        result.offset += Double(distance)
        return result
    }

    package static func - (value: AffineSum, distance: CGFloat) -> AffineSum {
        value + -distance
    }
}

/// The rectangle of an item over an engine's variables, in the coordinates of the engine's root, `y` downwards.
///
/// Position and size, never edges: a list then falls apart into one small problem for each row.
package struct LayoutRectangle {
    package var x: AffineSum
    package var y: AffineSum
    package var width: AffineSum
    package var height: AffineSum

    /// The rectangle of a guide without an owner.
    package static let nothing = LayoutRectangle(
        x: AffineSum(nil), y: AffineSum(nil), width: AffineSum(nil), height: AffineSum(nil))

    package init(x: AffineSum, y: AffineSum, width: AffineSum, height: AffineSum) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle inside insets, in points.
    package func inset(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> LayoutRectangle {
        LayoutRectangle(x: x + left, y: y + top, width: width - left - right, height: height - top - bottom)
    }
}
