import Foundation

/// A view that is a little smaller and rounded while a sheet of full height stands before it, on a black window.
@MainActor
final class SheetBackdrop {
    private let view: UIView
    private let window: UIWindow
    private let given:
        (transform: CGAffineTransform, radius: CGFloat, curve: CALayerCornerCurve, clips: Bool, background: UIColor?)

    /// The distance from the screen's sides, in points.
    private static let inset: CGFloat = 16

    init(_ view: UIView, in window: UIWindow, top: CGFloat) {
        self.view = view
        self.window = window
        given = (
            view.transform, view.layer.cornerRadius, view.layer.cornerCurve, view.clipsToBounds, window.backgroundColor
        )
        let size = window.bounds.size
        let scale = (size.width - 2 * Self.inset) / max(size.width, 1)
        let shift = top - size.height * (1 - scale) / 2
        view.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(
            CGAffineTransform(translationX: 0, y: shift))
        view.layer.cornerRadius = 10
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = true
        window.backgroundColor = .black
    }

    func bringBack() {
        view.transform = given.transform
        view.layer.cornerRadius = given.radius
        view.layer.cornerCurve = given.curve
        view.clipsToBounds = given.clips
        window.backgroundColor = given.background
    }
}
