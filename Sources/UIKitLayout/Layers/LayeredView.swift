import Foundation
import KeylineFoundationSupplement

/// A view as its layer knows it: the layer's values are the view's, and what lies in the view lies in the layer.
@MainActor
protocol LayeredView: AnyObject {
    /// The view's layer.
    var layer: CALayer { get }
    /// The view around.
    var viewAround: (any LayeredView)? { get }
    /// The views inside, from back to front.
    var viewsInside: [any LayeredView] { get }

    /// Where the view lies, as it is kept.
    var geometry: ViewGeometry { get set }
    /// How the view looks, as it is kept.
    var appearance: ViewAppearance { get set }

    // What a class may override.

    var frame: CGRect { get set }
    var bounds: CGRect { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get }
    var backgroundColor: UIColor? { get set }
    var alpha: CGFloat { get set }
    var isHidden: Bool { get set }

    /// Moves the anchor point, and the frame with it.
    func setAnchorPoint(_ point: CGPoint)
    /// Puts another view inside, at a place counted from the back.
    func insertInside(_ view: any LayeredView, at index: Int)
    /// Takes the view out of the one around.
    func removeFromSuperview()

    /// Asks for layout.
    func setNeedsLayout()
    /// Lays out now.
    func layoutIfNeeded()

    /// Records the view in the coordinates of the one around.
    func record(in canvas: inout ViewCanvas)
    /// Records the view and everything inside in its own coordinates.
    func recordLayers(in canvas: inout ViewCanvas)
}
