public import Foundation
package import KeylineGraphics

/// A colour without traits, as in Core Graphics, which Foundation on Linux lacks.
public final class CGColor: NSObject, Sendable {
    package let color: Color

    package init(_ color: Color) {
        self.color = color
    }

    /// A colour from sRGB components, 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// A grey from its level, 0 (black) … 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(gray), alpha: Double(alpha)))
    }

    /// The opacity, 0…1.
    public var alpha: CGFloat { CGFloat(color.alpha) }

    /// Whether another object is the same colour.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.color == color }

    /// A hash of the components.
    public override var hash: Int { color.hashValue }
}

extension UIColor {
    /// A colour without traits.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color)
    }

    /// The value that the traits of the environment turn it into.
    @preconcurrency @MainActor public var cgColor: CGColor {
        CGColor(color(for: CurrentCanvas.context?.traits ?? SceneContext.current.traits))
    }
}
