public import Foundation

extension EnvironmentOverrides {
    /// The requested changes of the screen.
    public struct Screen: Hashable, Sendable {
        /// The device.
        public var device: Device?
        /// The orientation of the device.
        public var orientation: Orientation?
        /// The size of the window, in points.
        public var size: CGSize?
        /// Pixels per point.
        public var scale: CGFloat?
        /// The window's part of a pad's screen.
        public var splitView: SplitView?
        /// Whether the bar of a call or a recording lengthens the status bar, on devices with a home button.
        public var showsCallInProgress = false

        /// Asks for nothing.
        public init() {}

        /// Applies the changes to a screen.
        func resolve(_ screen: inout SceneEnvironment.Screen) {
            let turned = orientation.map { $0 != screen.orientation } ?? false
            if let device = device ?? (turned ? screen.device : nil) {
                screen = SceneEnvironment.Screen(device: device, orientation: orientation ?? .portrait)
            } else if turned {
                screen.orientation = orientation ?? screen.orientation
                screen.size = CGSize(width: screen.size.height, height: screen.size.width)
            }
            if let splitView, screen.idiom == .pad {
                screen.resize(to: splitView.size(on: screen.size))
                // A window that floats is below the status bar, and above the bar at the screen's lower edge.
                if splitView == .slideOver { screen.safeArea = .zero }
            }
            if let size { screen.resize(to: size) }
            screen.scale = scale ?? screen.scale
            if showsCallInProgress { screen.lengthenStatusBar() }
        }
    }
}
