import Foundation
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
    var safeArea: SafeAreaInsets {
        guard let canvas = device else { return SafeAreaInsets(top: 20) }
        guard let device = canvas.device else {
            return canvas.idiom == .pad ? SafeAreaInsets(top: 24, bottom: 20) : SafeAreaInsets(top: 59, bottom: 34)
        }
        var insets = device.pose(canvas.orientation).safeArea
        guard device.pose(.portrait).safeArea.bottom > 0 else {
            if !drawsStatusBar || canvas.orientation == .landscape && device.idiom == .phone { insets.top = 0 }
            return insets
        }
        if canvas.orientation == .portrait { insets.top = portraitTop(of: canvas.id) ?? insets.top }
        return countsInsetsTwice && device.idiom == .phone ? insets.doubled : insets
    }

    /// For some years the canvas drew devices with a home button without a status bar.
    private var drawsStatusBar: Bool { !(15000..<21000).contains(tools.major) }

    /// Version 24 stores the insets of phones without a home button twice over.
    private var countsInsetsTwice: Bool { (24000..<26000).contains(tools.major) }

    /// The inset at the top where it is not what the device itself has today.
    private func portraitTop(of id: String) -> CGFloat? {
        switch id {
        case "retina5_9": (20000..<24000).contains(tools.major) ? 50 : 44
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

    /// The content size of a kind of control where it is not the control's own, in points; -1 along an axis where it has none.
    func contentSize(of kind: String) -> CGSize? {
        switch kind {
        // The switch of iOS 26: its frame is 63 × 28.
        case "switch" where tools >= 24000: CGSize(width: 61, height: 28)
        // For some years the wheels of a date were lower.
        case "datePicker" where (14800..<17000).contains(tools.major): CGSize(width: 320, height: 162)
        case "navigationBar", "toolbar": CGSize(width: -1, height: Self.toolbarHeight)
        case "tabBar": CGSize(width: -1, height: Self.tabBarHeight)
        default: nil
        }
    }

    /// By how much, in points, the line of a text field without a border is higher than its font's: since version 24, but for dots.
    /// Source: the eight such fields of a public app, and its three for passwords.
    var textFieldLineGap: CGFloat { tools >= 24000 ? 1 : 0 }

    /// The least height of a table's rows that follow their content, in points: 44 without the line below, but for a few versions.
    var rowHeight: CGFloat {
        if (24000..<26000).contains(tools.major) { return 51 }
        return 44 - 1 / (device?.device?.scale ?? 2)
    }

    /// The distance of inset sections of tables from the sides, in points, where it is not the margin of the width: one version
    /// gave narrow phones without a home button that of wide ones.
    var sectionInset: CGFloat? {
        let hasHomeButton = (device?.device?.pose(.portrait).safeArea.bottom ?? 0) == 0
        return (22000..<23000).contains(tools.major) && !hasHomeButton ? 20 : nil
    }

    /// The distances of a table cell's content from the cell's edges, in points.
    ///
    /// What a table gives its cells depends on the device's width, whatever the table's own.
    var cellMargins: UIEdgeInsets {
        guard tools >= 13000 else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        let end: CGFloat = (24000..<25000).contains(tools.major) ? 15 : 11
        return UIEdgeInsets(top: end, left: cellSideMargin, bottom: end, right: cellSideMargin)
    }

    private var cellSideMargin: CGFloat {
        if device?.size?.width ?? 0 >= 414 { return 20 }
        return (14500..<17000).contains(tools.major) ? 15 : 16
    }
}

extension SafeAreaInsets {
    fileprivate var doubled: SafeAreaInsets {
        SafeAreaInsets(top: top * 2, left: left * 2, bottom: bottom * 2, right: right * 2)
    }
}
