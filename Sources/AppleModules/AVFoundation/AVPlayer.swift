public import Foundation
@_exported public import UIKitLayout

/// Something that could be played: it is not opened. Changes no picture.
@preconcurrency @MainActor
open class AVPlayerItem: MainActorObject {
    /// Where it is from.
    public let url: URL?
    /// Names a file or an address.
    public init(url URL: URL) {
        url = URL
        super.init(onMainActor: ())
    }
}

/// Plays: nothing is, in a still picture. Changes no picture.
@preconcurrency @MainActor
open class AVPlayer: MainActorObject {
    /// What happens at the end; raw values are Apple's.
    public enum ActionAtItemEnd: Int, Hashable, Sendable {
        case advance = 0
        case pause, none
    }

    /// What is played.
    open private(set) var currentItem: AVPlayerItem?
    /// How fast; 0 while nothing is played.
    open var rate: Float = 0
    /// How loud, 0…1.
    open var volume: Float = 1
    /// Whether it is silent.
    open var isMuted = false
    /// What happens at the end.
    open var actionAtItemEnd = ActionAtItemEnd.pause

    /// Plays nothing.
    public init() {
        super.init(onMainActor: ())
    }
    /// Plays a file or an address.
    public convenience init(url URL: URL) {
        self.init(playerItem: AVPlayerItem(url: URL))
    }
    /// Plays an item.
    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        currentItem = item
    }

    /// Plays another item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Begins.
    open func play() {}
    /// Waits.
    open func pause() {}
}

/// How a film fills a rectangle.
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
    /// What is played. Changes no picture.
    open var player: AVPlayer?
    /// How the film fills the layer. Changes no picture.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether there is a frame to show: there is none.
    open var isReadyForDisplay: Bool { false }
    /// Creates a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
