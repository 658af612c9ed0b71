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
    var safeArea: Insets {
        let insets = ownSafeArea
        return countsInsetsTwice && device?.device?.idiom == .phone && insets.bottom > 0 ? insets.doubled : insets
    }

    /// The insets before some versions count them twice.
    private var ownSafeArea: Insets {
        guard let canvas = device else { return Insets(top: tools < 14800 ? 20 : 0) }
        guard let device = canvas.device else {
            return canvas.idiom == .pad ? Insets(top: 24, bottom: 20) : Insets(top: 59, bottom: 34)
        }
        var insets = device.metrics(canvas.orientation).safeArea
        guard !hasHomeButton else {
            if !drawsStatusBar || canvas.orientation == .landscape && device.idiom == .phone { insets.top = 0 }
            return insets
        }
        if canvas.orientation == .portrait { insets.top = portraitTop(of: canvas.id) ?? insets.top }
        return insets
    }

    /// The insets of a XIB's view that has a size of its own instead of the device's, without any bar.
    ///
    /// - Parameter width: The view's width, in points.
    /// - Returns: The insets.
    func freeformSafeArea(width: CGFloat) -> Insets {
        var insets = ownSafeArea
        let isWiderThanDevice = device?.size.map { width > $0.width } ?? false
        if !isWiderThanDevice, tools < 21500 { insets.bottom = 0 }
        if tools < 14800 { insets.top = 0 }
        return insets
    }

    /// Whether the device has a home button, as those do whose safe area has no inset below.
    var hasHomeButton: Bool { device?.device.map { $0.metrics(.portrait).safeArea.bottom == 0 } ?? false }

    /// The margins at the sides of controllers' views, in points, where the width does not decide: documents that name no device
    /// show views of any width with the narrow ones, since the canvas shows devices and not the square for any size.
    var sideMargin: CGFloat? { device == nil && tools >= 11000 ? 16 : nil }

    /// For some years the canvas drew devices with a home button without a status bar.
    private var drawsStatusBar: Bool { !(14800..<21000).contains(tools.major) }

    /// Some versions store the insets of phones without a home button twice over.
    private var countsInsetsTwice: Bool { (23700..<26000).contains(tools.major) }

    /// The inset at the top where it is not what the device itself has today.
    private func portraitTop(of id: String) -> CGFloat? {
        switch id {
        case "retina5_9": (20000..<26000).contains(tools.major) ? 50 : 44
        case "retina6_1": tools < 21000 ? 44 : 48
        case "retina6_0", "retina6_7": tools < 18000 ? 44 : 47
        default: nil
        }
    }

    /// The height of a navigation bar that the document does not record.
    func navigationBarHeight(largeTitles: Bool) -> CGFloat {
        if largeTitles { return 96 }
        return (24000..<26000).contains(tools.major) ? 54 : 44
    }

    /// The height of a tab bar above the device's inset.
    static let tabBarHeight: CGFloat = 49
    /// The height of a toolbar above the device's inset.
    static let toolbarHeight: CGFloat = 44

    /// The content size of a kind of control where it is not the control's own, in points; -1 along an axis where it has none. Controls that
    /// the canvas of a version drew otherwise have their own sizes on a device.
    func contentSize(of kind: String, onCanvas isOnCanvas: Bool) -> CGSize? {
        switch kind {
        // The switch of iOS 26: its frame is 63 × 28.
        case "switch" where isOnCanvas && tools >= 24000: CGSize(width: 61, height: 28)
        // For some years the wheels of a date were lower.
        case "datePicker" where isOnCanvas && (14800..<17000).contains(tools.major): CGSize(width: 320, height: 162)
        case "progressView" where isOnCanvas && tools < 16000: CGSize(width: -1, height: 2)
        case "navigationBar", "toolbar": CGSize(width: -1, height: Self.toolbarHeight)
        case "tabBar": CGSize(width: -1, height: Self.tabBarHeight)
        default: nil
        }
    }

    /// By how much, in points, the line of a text field without a border is higher than its font's: since version 24, but for dots.
    /// Source: the eight such fields of a public app, and its three for passwords.
    var textFieldLineGap: CGFloat { tools >= 24000 ? 1 : 0 }
}

extension Insets {
    fileprivate var doubled: Insets {
        Insets(top: top * 2, left: left * 2, bottom: bottom * 2, right: right * 2)
    }
}
