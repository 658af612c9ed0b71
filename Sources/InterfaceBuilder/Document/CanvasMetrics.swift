import Foundation
import KeylineGraphics
import KeylineScenes
import UIKitLayout

/// The measures of Interface Builder's canvas, which changed from version to version.
///
/// Source: the insets, margins and bar heights that follow from the frames stored in 1,247 public documents; what is said of a
/// version holds for the documents that it saved.
struct CanvasMetrics: Hashable, Sendable {
    let tools: ToolsVersion
    let device: CanvasDevice?

    /// The insets of the safe area of a scene that fills the canvas's device, without any bar of an app.
    ///
    /// Versions that count the insets of phones twice add the upright device's insets, whichever way it is held.
    var safeArea: Insets {
        let insets = singleSafeArea(device?.orientation ?? .portrait)
        guard countsInsetsTwice, device?.device?.idiom == .phone, insets.bottom > 0 else { return insets }
        return insets + singleSafeArea(.portrait)
    }

    /// The insets before some versions count them twice.
    private func singleSafeArea(_ orientation: Orientation) -> Insets {
        guard let canvas = device else { return Insets(top: tools < 14800 ? 20 : 0) }
        guard let device = canvas.device else {
            return canvas.idiom == .pad ? Insets(top: 24, bottom: 20) : Insets(top: 59, bottom: 34)
        }
        var insets = device.metrics(orientation).safeArea
        guard !hasHomeButton else {
            if !drawsStatusBar || orientation == .landscape && device.idiom == .phone { insets.top = 0 }
            return insets
        }
        if device.idiom == .pad, tools >= 23700 { insets.bottom = 25 }
        if orientation == .portrait { insets.top = portraitTop(of: canvas.id) ?? insets.top }
        return insets
    }

    /// The insets of a XIB's view that has a size of its own instead of the device's, without any bar.
    ///
    /// Versions below 14800 inset views that are at least as high as the lowest phone, and no others. Later ones inset every view, but
    /// up to 21600 leave out the bottom of those that are no wider than the device. Of doubled insets the bottom one counts once.
    ///
    /// - Parameter size: The view's size, in points.
    /// - Returns: The insets.
    func freeformSafeArea(of size: CGSize) -> Insets {
        var insets = singleSafeArea(device?.orientation ?? .portrait)
        guard tools >= 14800 else { return size.height < Self.lowestPhone ? .zero : insets }
        let isWiderThanDevice = device?.size.map { size.width > $0.width } ?? false
        if !isWiderThanDevice, tools < 21600 { insets.bottom = 0 }
        insets.top = max(insets.top, safeArea.top)
        return insets
    }

    /// The height of the iPhone 4s, in points.
    static let lowestPhone: CGFloat = 480

    /// The margins around a XIB's view, in points, for views that preserve them. Their sides follow from the device's width. Up to version
    /// 21000 they hold the safe area; later ones leave it to the view's own margins.
    ///
    /// - Parameters:
    ///   - safeArea: The insets of the view's safe area, which the margins hold.
    ///   - traits: The traits of the scene.
    /// - Returns: The margins.
    @MainActor func marginsAroundRoot(safeArea: Insets, _ traits: UITraitCollection) -> UIEdgeInsets {
        let side = sideMargin ?? (device?.size).map { SystemMargins.side(width: $0.width, traits: traits) } ?? 16
        let held = marginsHoldSafeArea ? safeArea : .zero
        return UIEdgeInsets(
            top: held.top + Self.marginAroundRoot, left: side, bottom: held.bottom + Self.marginAroundRoot, right: side)
    }

    /// The margins above and below a controller's view that preserves those around it, in points, besides its safe area.
    var endMarginOfPreservingRoot: CGFloat { marginsHoldSafeArea ? Self.marginAroundRoot : 0 }

    private var marginsHoldSafeArea: Bool { tools < 21000 }

    /// A plain view's margin, in points, which the view around a root has at its top and bottom.
    private static let marginAroundRoot: CGFloat = 8

    /// The insets of a controller's view that is lower than the device and below no bar: one on a sheet.
    ///
    /// Before there were cards, sheets filled the screen. From version 23000 on a sheet has no room for the home indicator, and from 24000
    /// on its navigation bar has room for the status bar of an iPhone with a home button above it.
    ///
    /// - Parameters:
    ///   - full: The insets of a view as high as the device, in points. With a bar that the document records, they begin above it.
    ///   - hasBar: Whether a navigation bar reaches over the view.
    /// - Returns: The insets.
    func sheetSafeArea(_ full: Insets, hasBar: Bool) -> Insets {
        var insets = full
        if tools >= 23000 { insets.bottom = 0 }
        let keepsTop = hasBar ? tools >= 24000 && !hasHomeButton && full.top == 20 : tools < 14800
        if !keepsTop { insets.top = 0 }
        return insets
    }

    /// Whether the device has a home button, as those do whose safe area has no inset below.
    var hasHomeButton: Bool { device?.device.map { $0.metrics(.portrait).safeArea.bottom == 0 } ?? false }

    /// The margins at the sides of controllers' views, in points, where the width does not decide: documents that name no device
    /// show views of any width with the narrow ones, since the canvas shows devices and not the square for any size.
    var sideMargin: CGFloat? { device == nil && tools >= 11000 ? 16 : nil }

    /// For some years the canvas drew devices with a home button without a status bar.
    private var drawsStatusBar: Bool { !(14800..<21600).contains(tools.major) }

    /// Some versions store the insets of phones without a home button twice over.
    var countsInsetsTwice: Bool { (23700..<26000).contains(tools.major) }

    /// The inset at the top where it is not what the device itself has today.
    private func portraitTop(of id: String) -> CGFloat? {
        switch id {
        case "retina5_9": tools < 21000 || tools >= 26000 ? 44 : tools < 21600 ? 47 : 50
        case "retina6_1": tools < 21000 ? 44 : 48
        case "retina6_0": tools < 21000 ? 44 : 47
        case "retina6_7" where tools < 23700: tools < 21000 ? 44 : 47
        default: nil
        }
    }

    /// The text size of the canvas. Xcode 13 measured text styles as at the smallest one.
    ///
    /// Source: 29 of 31 labels with text styles and one line, of seven public apps.
    var contentSizeCategory: ContentSizeCategory { (18000..<21000).contains(tools.major) ? .extraSmall : .large }

    /// The height of a navigation bar that the document does not record.
    func navigationBarHeight(largeTitles: Bool) -> CGFloat {
        if largeTitles { return 96 }
        return (24000..<26000).contains(tools.major) ? 54 : Self.navigationBarHeight
    }

    /// The height of a tab bar above the device's inset.
    static let tabBarHeight: CGFloat = 49

    /// The height of a tab bar above the device's inset, in points: low where both size classes are compact.
    ///
    /// Source: UIKit's bars, and ten scenes of a public storyboard of version 24412.
    func tabBarHeight(in canvas: SceneEnvironment) -> CGFloat {
        guard canvas.horizontalSizeClass == .compact, canvas.verticalSizeClass == .compact else {
            return Self.tabBarHeight
        }
        return countsInsetsTwice ? 31 : 32
    }

    /// The height of a navigation bar.
    static let navigationBarHeight: CGFloat = 44

    /// The height of a toolbar of a navigation controller above the device's inset, in points: as high as tabs on phones without a home button.
    ///
    /// Source: the toolbars and safe areas of seven scenes of three public apps.
    var toolbarHeight: CGFloat { device?.device?.idiom == .phone && !hasHomeButton ? Self.tabBarHeight : 44 }

    /// The content size of a kind of control where it is not the control's own, in points; -1 along an axis where it has none. Controls that
    /// the canvas of a version drew otherwise have their own sizes on a device.
    func contentSize(of kind: String, onCanvas isOnCanvas: Bool) -> CGSize? {
        switch kind {
        // The switch of iOS 26: its frame is 63 × 28.
        case "switch" where isOnCanvas && tools >= 24000: CGSize(width: 61, height: 28)
        case "slider" where isOnCanvas && hasPlainSliders: CGSize(width: -1, height: 34)
        // For some years the wheels of a date were lower.
        case "datePicker" where isOnCanvas && (14800..<17000).contains(tools.major): CGSize(width: 320, height: 162)
        case "progressView" where isOnCanvas && tools < 16000: CGSize(width: -1, height: 2)
        case "navigationBar": CGSize(width: -1, height: Self.navigationBarHeight)
        case "tabBar": CGSize(width: -1, height: Self.tabBarHeight)
        default: nil
        }
    }

    /// Whether constraints speak of the whole frame of a slider, as in iOS 26. Source: nine sliders of four public apps.
    var hasPlainSliders: Bool { tools >= 24000 }

    /// The least height of a text field with a rounded border, in points, where it is not today's: before Xcode 11.
    var roundedTextFieldHeight: CGFloat? { tools < 14800 ? 30 : nil }

    /// The least height of the line of a text field without a border, in points: since version 24, but for dots.
    /// Source: 59 such fields of three public apps, with text of 14 and 17 points, and their six for passwords.
    var textFieldLeastLineHeight: CGFloat { tools >= 24000 ? 22 : 0 }
}

extension Insets {
    fileprivate static func + (one: Insets, other: Insets) -> Insets {
        Insets(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }
}
