import Foundation
import KeylineGraphics
import KeylineScenes

/// A device's display as chrome sees it: the screen in points, held as the scene's environment says.
struct Display {
    let device: Device
    let environment: SceneEnvironment
    let statusBar: StatusBar
    let shape: DisplayShape
    let bounds: CGRect

    /// - Returns: Nil where the scene does not fill its device's screen.
    init?(of scene: Scene) {
        let environment = scene.environment
        var screen = scene.displayList.size
        screen.height -= environment.screen.growth
        guard let device = environment.device, device.size(environment.screen.orientation) == screen else { return nil }
        self.device = device
        self.environment = environment
        statusBar = scene.statusBar
        shape = device.displayShape
        bounds = CGRect(origin: .zero, size: scene.displayList.size)
    }

    var isPhone: Bool { device.idiom == .phone }
    var isUpright: Bool { environment.screen.orientation == .portrait }
    var isDark: Bool { environment.appearance == .dark }
    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    /// The height of the status bar, in points; 0 where there is none: phones on their side show none.
    var statusBarHeight: CGFloat {
        guard !statusBar.isHidden, isUpright || !isPhone else { return 0 }
        return device.metrics(environment.screen.orientation).safeArea.top
    }

    /// The colour of the status bar's text and signs.
    var statusBarColor: Color {
        switch statusBar.style {
        case .automatic: isDark ? .white : .black
        case .lightContent: .white
        case .darkContent: .black
        }
    }
}
