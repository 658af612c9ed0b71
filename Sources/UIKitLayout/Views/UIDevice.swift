public import Foundation

/// The screen: that of the scene's environment.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen of the scene that is being made.
    public static var main: UIScreen { UIScreen() }
    /// Every screen.
    public static var screens: [UIScreen] { [main] }
    /// The rectangle, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: SceneContext.current.environment.screen.windowSize) }
    /// The rectangle when the device is held upright, in pixels.
    open var nativeBounds: CGRect {
        let size = bounds.size
        return CGRect(
            x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
    }
    /// Pixels in a point.
    open var scale: CGFloat { SceneContext.current.traits.displayScale }
    /// Pixels in a point.
    open var nativeScale: CGFloat { scale }
    /// How bright the screen is, 0…1. Changes no picture.
    open var brightness: CGFloat = 1
    /// Whether the screen is recorded. Changes no picture.
    open var isCaptured: Bool { false }
    /// Frames in a second. Changes no picture.
    open var maximumFramesPerSecond: Int { 60 }
    /// The traits of the scene.
    open var traitCollection: UITraitCollection { SceneContext.current.traits }
    /// What the rectangle is measured in.
    open var coordinateSpace: UIScreen { self }
}

/// The device: that of the scene's environment.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The device.
    public static var current: UIDevice { UIDevice() }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { SceneContext.current.traits.userInterfaceIdiom }
    /// How the device is turned.
    open var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
    /// The device's name.
    open var name: String { model }
    /// The device's kind.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The device's kind.
    open var localizedModel: String { model }
    /// The system's name.
    open var systemName: String { "iOS" }
    /// The system's version, that whose looks are drawn.
    open var systemVersion: String { "18.0" }
    /// Names the device.
    open var identifierForVendor: UUID? { nil }
    /// Whether the battery is watched. Changes no picture.
    open var isBatteryMonitoringEnabled = false
    /// How full the battery is, 0…1; -1 where nobody knows. Changes no picture.
    open var batteryLevel: Float { -1 }
    /// How the battery is. Changes no picture.
    open var batteryState: BatteryState { .unknown }
    /// Whether somebody's face is near. Changes no picture.
    open var proximityState: Bool { false }
    /// Whether that is watched. Changes no picture.
    open var isProximityMonitoringEnabled = false
    /// Watches how the device is turned. Changes no picture.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// No longer watches. Changes no picture.
    open func endGeneratingDeviceOrientationNotifications() {}
    /// Clicks. Changes no picture.
    open func playInputClick() {}
}

/// How a device is turned; raw values are Apple's.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    /// Whether it lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// A knock that is felt: not in a picture. Changes no picture.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates one.
    public override init() {
        super.init()
    }
    /// Gets ready.
    open func prepare() {}
}

/// A knock. Changes no picture.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard; raw values are Apple's.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        case light = 0
        case medium, heavy, soft, rigid
    }
    /// Knocks of a kind.
    public convenience init(style: FeedbackStyle) {
        self.init()
    }
    /// Knocks.
    open func impactOccurred() {}
    /// Knocks, 0…1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A click. Changes no picture.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Clicks.
    open func selectionChanged() {}
}

/// A sign of success or failure. Changes no picture.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Which; raw values are Apple's.
    public enum FeedbackType: Int, Hashable, Sendable {
        case success = 0
        case warning, error
    }
    /// Gives it.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What was copied: kept while the program runs. Changes no picture.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// That of everybody.
    public static let general = UIPasteboard()
    /// A text.
    open var string: String?
    /// Texts.
    open var strings: [String]?
    /// An address.
    open var url: URL?
    /// A picture.
    open var image: UIImage?
    /// A colour.
    open var color: UIColor?
    /// Everything.
    open var items: [[String: Any]] = []
    /// Whether there is a text.
    open var hasStrings: Bool { string != nil }
    /// Whether there is an address.
    open var hasURLs: Bool { url != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { image != nil }
    /// Pictures.
    open var images: [UIImage]? {
        get { image.map { [$0] } }
        set { image = newValue?.first }
    }
    /// Addresses.
    open var urls: [URL]? {
        get { url.map { [$0] } }
        set { url = newValue?.first }
    }
    /// How many things there are.
    open var numberOfItems: Int { max(items.count, hasStrings || hasURLs || hasImages ? 1 : 0) }
    /// The kinds of what there is.
    open var types: [String] { items.flatMap(\.keys).sorted() }
    /// Whether there is a colour.
    open var hasColors: Bool { color != nil }
    /// Grows with every change, by others too: it stays.
    open var changeCount: Int { 0 }
    /// Data of a kind.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.lazy.compactMap { $0[pasteboardType] as? Data }.first
    }
    /// Data of a kind, of some of the things.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        let chosen = itemSet.map { set in items.indices.filter(set.contains).map { items[$0] } } ?? items
        return chosen.compactMap { $0[pasteboardType] as? Data }
    }
    /// A value of a kind.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        items.lazy.compactMap { $0[pasteboardType] }.first
    }
    /// Whether there is something of one of some kinds.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
    /// Keeps data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items.append([pasteboardType: data]) }
    /// Keeps a value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items.append([pasteboardType: value]) }
    /// Keeps everything.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
}
