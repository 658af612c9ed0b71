import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// Draws what the device shows around an app.
///
/// Only a scene as large as its device's screen has it: a cell, a part of a split screen or a window of a size of its own has none.
struct ChromePainter {
    private let chrome: Chrome
    private let scene: Scene
    private let display: Display

    /// - Returns: Nil where nothing is drawn.
    init?(_ chrome: Chrome, of scene: Scene) {
        guard chrome != .none, let display = Display(of: scene) else { return nil }
        self.chrome = chrome
        self.scene = scene
        self.display = display
    }

    /// The scene's picture with the bars over it.
    func withBars(typesetter: Typesetter) -> DisplayList {
        var builder = DisplayListBuilder()
        KeyboardDrawing(display, typesetter: typesetter).draw(into: &builder)
        StatusBarDrawing(display, typesetter: typesetter).draw(into: &builder)
        HomeIndicatorDrawing(display).draw(into: &builder)
        return scene.displayList.overlaid(with: builder.displayList(size: scene.displayList.size))
    }

    /// A picture of the scene inside the device, on transparent paper; the picture itself where only bars are drawn.
    ///
    /// - Parameters:
    ///   - list: The picture.
    ///   - paper: What it shows, in the scene's coordinates, in points.
    /// - Returns: The picture with the device around it.
    func framed(_ list: DisplayList, showing paper: CGRect) -> DisplayList {
        guard chrome == .device else { return list }
        return DeviceFrameDrawing(display).framed(
            list, showing: paper, on: self.paper(around: paper), background: scene.environment.background)
    }

    /// The visible area of the framed picture, in the scene's coordinates, in points.
    func paper(around paper: CGRect) -> CGRect {
        chrome == .device ? paper.union(DeviceFrameDrawing(display).outline) : paper
    }

    /// Whether the picture has transparent corners.
    var isFramed: Bool { chrome == .device }
}
