public import Foundation
@_exported public import UIKitLayout

/// Something that could be played: it is not opened. Changes no picture.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    /// Whether it can be played; raw values are Apple's.
    public enum Status: Int, Hashable, Sendable {
        case unknown = 0
        case readyToPlay, failed
    }

    public let asset: AVAsset
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var duration: CMTime { .indefinite }
    open func currentTime() -> CMTime { .zero }
    /// The size of a frame, in points: none is read.
    open var presentationSize: CGSize { .zero }
    /// The highest rate of bits that is fetched. Changes no picture.
    open var preferredPeakBitRate: Double = 0
    /// Changes no picture.
    open var preferredForwardBufferDuration: TimeInterval = 0

    /// Plays something.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
        self.asset = asset
        super.init()
    }
    /// Names a file or an address.
    public convenience init(url URL: URL) {
        self.init(asset: AVAsset(url: URL))
    }

    /// Goes to a time.
    open func seek(to time: CMTime) {}
    /// Goes to a time, and says so at once.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(true) }
    /// No longer goes anywhere.
    open func cancelPendingSeeks() {}
}

/// Plays: nothing is, in a still picture. Changes no picture.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    public enum ActionAtItemEnd: Int, Hashable, Sendable {
        case advance = 0
        case pause, none
    }

    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    /// Whether it is silent.
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause

    /// Whether another screen may show the film.
    open var allowsExternalPlayback = true
    /// Whether the device stays awake.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Whether it waits until enough has come.
    open var automaticallyWaitsToMinimizeStalling = true
    open var error: (any Error)? { nil }
    open var status: AVPlayerItem.Status { .unknown }
    public enum TimeControlStatus: Int, Hashable, Sendable {
        case paused = 0
        case waitingToPlayAtSpecifiedRate, playing
    }
    open var timeControlStatus: TimeControlStatus { .paused }

    /// Plays nothing.
    public override init() {
        super.init()
    }
    /// Plays a file or an address.
    public init(url URL: URL) {
        currentItem = AVPlayerItem(url: URL)
        super.init()
    }
    /// Plays an item.
    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
    }

    open func currentTime() -> CMTime { .zero }
    /// Goes to a time.
    open func seek(to time: CMTime) {}
    /// Goes to a time, and says so at once.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
    /// Goes to a time as exactly as asked for.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    /// Calls a function every so often while it plays: never.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    /// No longer calls it.
    open func removeTimeObserver(_ observer: Any) {}

    /// Plays another item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Begins.
    open func play() {}
    /// Waits.
    open func pause() {}
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// All of it is seen.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// The rectangle is filled.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Both, whatever the sides' ratio.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// The layer of a film, which is drawn as what it is before the first frame: its own background.
open class AVPlayerLayer: CALayer {
    /// Changes no picture.
    open var player: AVPlayer?
    /// Changes no picture.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether there is a frame to show: there is none.
    open var isReadyForDisplay: Bool { false }
    /// Creates a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

// Further names of what players tell: nothing is played, so nothing is told.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
    public static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
}

extension AVPlayerItem {
    public nonisolated static var didPlayToEndTimeNotification: Notification.Name { .AVPlayerItemDidPlayToEndTime }
    public nonisolated static var failedToPlayToEndTimeNotification: Notification.Name {
        .AVPlayerItemFailedToPlayToEndTime
    }
    public nonisolated static var playbackStalledNotification: Notification.Name { .AVPlayerItemPlaybackStalled }
}

/// Plays one item after another: nothing, in a still picture. Changes no picture.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []
    /// The items that are left.
    open func items() -> [AVPlayerItem] { queue }
    /// Plays items.
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queue = items
    }
    /// Goes on to the next.
    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        replaceCurrentItem(with: queue.first)
    }
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: index)
        if currentItem == nil { replaceCurrentItem(with: queue.first) }
    }
    open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
    open func removeAllItems() {
        queue = []
        replaceCurrentItem(with: nil)
    }
}

/// Plays one item again and again. Changes no picture.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
    open var loopCount: Int { 0 }
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
    open func disableLooping() {}
}
