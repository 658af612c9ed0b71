package import KeylineAutoLayout
import Foundation

/// The strip at the bottom of a view that the keyboard covers; while there is none, or where it reaches less far, the safe area's.
///
/// A scene's environment says how high the keyboard is. It is always docked: Keyline has no floating keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide ends where the safe area does while no keyboard reaches beyond it.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.marginsMayHaveChanged() } }
    }

    package override var derivation: ItemDerivation? { .strip }
    /// Whether a keyboard that floats counts: Keyline's is docked. Changes no picture.
    open var followsUndockedKeyboard = false
    /// How far under the keyboard fingers may begin to pull it, in points. Changes no picture.
    open var keyboardDismissPadding: CGFloat = 0

    init(of view: UIView) {
        super.init()
        identifier = "UIViewKeyboardLayoutGuide"
        owningView = view
    }

    /// The height of the strip, in points.
    private var height: CGFloat {
        guard let view = owningView else { return 0 }
        return max(covered(of: view), usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
    }

    /// How far the keyboard reaches into the view from below, in points.
    private func covered(of view: UIView) -> CGFloat {
        guard let window = view.window, window.keyboardHeight > 0 else { return 0 }
        let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: window).y
        return min(max(bottom - window.bounds.height + window.keyboardHeight, 0), view.bounds.height)
    }

    package override func derivedRectangle(from owner: LayoutRectangle) -> LayoutRectangle {
        var rectangle = owner
        let height = height
        rectangle.y = AffineSum(from: rectangle.y, along: rectangle.height) - height
        rectangle.height = AffineSum(nil, offset: Double(height))
        return rectangle
    }
}
