public import Foundation
public import KeylineGraphics

extension SceneEnvironment {
    /// The place where a scene is shown: a device in one orientation, or a window of its own size.
    public struct Screen: Hashable, Sendable {
        /// The device; nil for a free size.
        public var device: Device?
        /// The orientation of the device.
        public var orientation: Orientation
        /// The size of the window, in points.
        public var size: CGSize
        /// The height of the device's own window, where `size` is higher so that scroll content is laid out in full; nil otherwise.
        public var fold: CGFloat?
        /// Pixels per point, at least 1.
        public var scale: CGFloat
        /// The insets of the safe area without any bar of an app, in points.
        public var safeArea = Insets.zero
        /// The kind of device.
        public var idiom = InterfaceIdiom.phone
        /// The horizontal size class.
        public var horizontalSizeClass = SizeClass.compact
        /// The vertical size class.
        public var verticalSizeClass = SizeClass.regular

        /// The screen of a device held one way.
        public init(device: Device, orientation: Orientation = .portrait) {
            let metrics = device.metrics(orientation)
            self.device = device
            self.orientation = orientation
            size = device.size(orientation)
            scale = device.scale
            safeArea = metrics.safeArea
            idiom = device.idiom
            horizontalSizeClass = metrics.horizontal
            verticalSizeClass = metrics.vertical
        }

        /// A window of its own size in points, without a device. Its size classes are a phone's that the window would fill.
        public init(size: CGSize, scale: CGFloat = 2) {
            self.size = size
            self.scale = scale
            orientation = size.width > size.height ? .landscape : .portrait
        }

        /// Gives the window another size.
        ///
        /// A pad's window narrower than 672 points, as beside another app, is compact. Apple publishes a table of widths for each
        /// device instead (Human Interface Guidelines, Layout); this bound agrees with it for full, two-thirds, half and
        /// one-third windows.
        mutating func resize(to size: CGSize) {
            self.size = size
            if idiom == .pad {
                horizontalSizeClass = size.width < 672 ? .compact : .regular
            }
        }

        /// Gives a window that fills its device the device's own insets, which Xcode's canvas drew otherwise in some versions.
        mutating func takeDeviceInsets() {
            guard let device, size == device.size(orientation) else { return }
            safeArea = device.metrics(orientation).safeArea
        }

        /// The bar of a call or a recording adds 20 points below the status bar; on devices with a notch it takes no room.
        mutating func lengthenStatusBar() {
            guard safeArea.top == 20 else { return }
            safeArea.top = 40
        }

        /// Gives an app without a status bar the room of the bar; a notch or an island keeps its own.
        mutating func hideStatusBar() {
            guard let device, case .outside = device.displayShape.sensors,
                safeArea.top == device.metrics(orientation).safeArea.top
            else { return }
            safeArea.top = 0
        }
    }

    /// Gives an app without a status bar the room of the bar; a notch or an island keeps its own.
    package mutating func hideStatusBar() { screen.hideStatusBar() }
}

// The members that programs ask an environment for by themselves.
extension SceneEnvironment {
    /// The device; nil for a free size.
    public var device: Device? {
        get { screen.device }
        set { screen.device = newValue }
    }

    /// The size of the window, in points.
    public var size: CGSize {
        get { screen.size }
        set { screen.size = newValue }
    }

    /// Pixels per point, at least 1.
    public var scale: CGFloat {
        get { screen.scale }
        set { screen.scale = newValue }
    }

    /// The insets of the safe area without any bar of an app, in points.
    public var safeArea: Insets {
        get { screen.safeArea }
        set { screen.safeArea = newValue }
    }

    /// The kind of device.
    public var idiom: InterfaceIdiom {
        get { screen.idiom }
        set { screen.idiom = newValue }
    }

    /// The horizontal size class.
    public var horizontalSizeClass: SizeClass {
        get { screen.horizontalSizeClass }
        set { screen.horizontalSizeClass = newValue }
    }

    /// The vertical size class.
    public var verticalSizeClass: SizeClass {
        get { screen.verticalSizeClass }
        set { screen.verticalSizeClass = newValue }
    }
}
