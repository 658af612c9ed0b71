import Foundation
import KeylineGraphics
import KeylineScenes

/// Where popovers stand.
extension SheetHost {
    var popover: UIPopoverPresentationController? { presented.popoverPresentationController }

    /// The style in which the controller is shown in the window: that of a popover depends on the room and on its delegate.
    var adaptedStyle: UIModalPresentationStyle {
        let style = presented.modalPresentationStyle
        guard style == .popover, !hasRoom else { return style }
        guard let popover, let delegate = popover.delegate else { return .automatic }
        let adapted = delegate.adaptivePresentationStyle(for: popover, traitCollection: traitCollection)
        return adapted == .none ? .popover : adapted
    }

    /// The controller that the delegate of a popover shows instead of it where the popover takes another style; nil for the same.
    var substituteInAdaptedStyle: UIViewController? {
        let style = adaptedStyle
        guard presented.modalPresentationStyle == .popover, style != .popover, let popover else { return nil }
        return popover.delegate?.presentationController(popover, viewControllerForAdaptivePresentationStyle: style)
    }

    /// A view for the popover, before it has a place.
    func makePopoverView(for sheet: UIView) -> PopoverView {
        PopoverView(content: sheet, color: popover?.backgroundColor)
    }

    func placePopover(_ view: PopoverView) {
        guard let popover else { return }
        content.containerSafeArea = .zero
        var arrangement = PopoverArrangement(
            room: popoverRoom(popover), source: .zero, size: popoverSize, permitted: popover.permittedArrowDirections,
            mayOverlap: popover.canOverlapSourceViewRect)
        if let source = popoverSource(popover) {
            arrangement.source = source
        } else {
            reportMissingSource()
            arrangement.source = CGRect(x: self.view.bounds.midX, y: self.view.bounds.midY, width: 0, height: 0)
            arrangement.permitted = []
        }
        arrangement.size.width = min(arrangement.size.width, arrangement.room.width)
        arrangement.size.height = min(arrangement.size.height, arrangement.room.height)
        let place = arrangement.place(on: PixelGrid(scale: self.view.displayScale))
        popover.arrowDirection = place.direction
        content.containerSafeArea = place.safeArea
        view.take(place)
    }

    /// What the arrow points at, in the coordinates of the whole screen.
    private func popoverSource(_ popover: UIPopoverPresentationController) -> CGRect? {
        if let item = popover.sourceItem ?? popover.barButtonItem { return item.frame(in: view) }
        guard let source = popover.sourceView, source.window === view.window else { return nil }
        return view.convert(popover.sourceRect.isNull ? source.bounds : popover.sourceRect, from: source)
    }

    private func popoverRoom(_ popover: UIPopoverPresentationController) -> CGRect {
        view.bounds.inset(by: deviceSafeArea).inset(by: popover.popoverLayoutMargins)
    }

    /// The size that the controller prefers; 320 points wide and as high as there is room unless it prefers one.
    ///
    /// Source: Apple's documentation of `UIPopoverController` (320 by 1100); widths of action sheets in public logs (304).
    private var popoverSize: CGSize {
        if let alert = content as? UIAlertController { return alert.sizeInPopover }
        let preferred = content.sizeForContainer
        return CGSize(
            width: preferred.width > 0 ? preferred.width : 320, height: preferred.height > 0 ? preferred.height : 1100)
    }

    private func reportMissingSource() {
        SceneContext.current.report(
            Diagnostic(
                .warning, .misuse,
                message: "a popover of \(type(of: content)) has nothing to point at",
                hints: [
                    "set sourceView or barButtonItem of its popoverPresentationController: UIKit raises an exception"
                ]
            ))
    }
}

extension UIViewController {
    /// The size that the controller prefers in a container, in points: a navigation controller that of what it shows, with its bar.
    fileprivate var sizeForContainer: CGSize {
        guard preferredContentSize == .zero, let navigation = self as? UINavigationController,
            let size = navigation.topViewController?.sizeForContainer, size.height > 0
        else { return preferredContentSize }
        let bar = navigation.isNavigationBarHidden ? 0 : navigation.navigationBar.preferredHeight
        return CGSize(width: size.width, height: size.height + bar)
    }
}
