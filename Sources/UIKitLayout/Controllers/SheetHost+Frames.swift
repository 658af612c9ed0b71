import Foundation
import KeylineGraphics

/// Where sheets lie.
extension SheetHost {
    var deviceSafeArea: UIEdgeInsets { view.window?.deviceSafeArea ?? .zero }

    /// A form sheet is 540 by 620 points, a page sheet 704 wide and nearly as high as the screen, unless the controller prefers another
    /// size; neither is larger than the screen less its margin.
    ///
    /// Source: sizes of sheets on iPads as Apple's documentation and sample code have them; the height of page sheets is approximated.
    var frameInTheMiddle: CGRect {
        let bounds = view.bounds
        let isForm = presented.modalPresentationStyle == .formSheet
        let usual = isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height)
        let preferred = content.preferredContentSize
        let width = min(preferred.width > 0 ? preferred.width : usual.width, bounds.width - 2 * Self.margin)
        let height = min(preferred.height > 0 ? preferred.height : usual.height, bounds.height - 2 * Self.margin)
        let grid = PixelGrid(scale: view.displayScale)
        return CGRect(
            x: grid.rounded((bounds.width - width) / 2), y: grid.rounded((bounds.height - height) / 2), width: width,
            height: height)
    }

    var frameAtTheBottom: CGRect {
        let bounds = view.bounds
        let height = min(max(detentHeight, 0), largestHeight) + deviceSafeArea.bottom
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// The height of a sheet that ends 10 points below the status bar, without the safe area at the bottom.
    ///
    /// Source: frames of presented views in public logs (54 points of 812 on an iPhone X, whose status bar has 44).
    var largestHeight: CGFloat {
        view.bounds.height - deviceSafeArea.top - Self.gapAtTop - deviceSafeArea.bottom
    }

    var detentHeight: CGFloat {
        let room = DetentRoom(traits: traitCollection, maximum: largestHeight)
        return selectedDetent?.resolvedValue(in: room) ?? largestHeight
    }

    var isFullHeight: Bool { detentHeight >= largestHeight }

    var selectedDetent: UISheetPresentationController.Detent? {
        guard let sheet = sheetPresentation else { return nil }
        return sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier } ?? sheet.detents.first
    }

    /// How the sheet looks: also one that is a popover where there is room.
    var sheetPresentation: UISheetPresentationController? {
        presented.sheetPresentationController
            ?? presented.popoverPresentationController?.adaptiveSheetPresentationController
    }

    /// The least distance between a sheet and the screen's edges, in points.
    private static let margin: CGFloat = 20
    private static let gapAtTop: CGFloat = 10

    /// The room that a detent is asked about.
    private final class DetentRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(traits: UITraitCollection, maximum: CGFloat) {
            containerTraitCollection = traits
            maximumDetentValue = maximum
        }
    }
}

extension UIWindow {
    /// Whether sheets have room around them, as on iPads.
    var hasRoomAround: Bool {
        traits?.horizontalSizeClass == .regular && traits?.verticalSizeClass == .regular
    }
}
