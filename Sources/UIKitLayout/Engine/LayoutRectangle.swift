import ConstraintSolver
import Foundation

/// A variable of the engine plus a distance, or a distance alone.
package struct AffineVariable {
    var variable: Variable?
    var offset: Double

    init(_ variable: Variable?, plus offset: Double = 0) {
        self.variable = variable
        self.offset = offset
    }

    static func + (value: AffineVariable, distance: CGFloat) -> AffineVariable {
        AffineVariable(value.variable, plus: value.offset + Double(distance))
    }

    static func - (value: AffineVariable, distance: CGFloat) -> AffineVariable {
        value + -distance
    }
}

/// The rectangle of an item over an engine's variables, in the coordinates of the engine's root, `y` downwards.
///
/// Position and size, never edges: a list then falls apart into one small problem for each row.
package struct LayoutRectangle {
    var x: AffineVariable
    var y: AffineVariable
    var width: AffineVariable
    var height: AffineVariable

    /// The rectangle of a guide without an owner.
    static let nothing = LayoutRectangle(
        x: AffineVariable(nil), y: AffineVariable(nil), width: AffineVariable(nil), height: AffineVariable(nil))

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
            x: AffineVariable(x), y: AffineVariable(y), width: AffineVariable(width), height: AffineVariable(height))
    }
}
