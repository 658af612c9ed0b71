// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import UIKitLayout

// What the system shows of what an app plays, and the buttons of headphones. Nothing plays here, and no picture depends on it.

/// The answer to a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A press of a button.
open class MPRemoteCommandEvent: NSObject {
    public let command: MPRemoteCommand
    public let timestamp: TimeInterval
    init(command: MPRemoteCommand) {
        self.command = command
        timestamp = 0
    }
}

/// A change of the place that is played.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The place, in seconds.
    open var positionTime: TimeInterval { 0 }
}

/// A change of the speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    open var playbackRate: Float { 1 }
}

/// A step forward or back.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// The length, in seconds.
    open var interval: TimeInterval { 0 }
}

/// Holding a button down.
open class MPSeekCommandEvent: MPRemoteCommandEvent {
    public enum EventType: UInt, Sendable { case beginSeeking = 0, endSeeking }
    open var type: EventType { .beginSeeking }
}

/// A button. It is never pressed.
open class MPRemoteCommand: NSObject {
    open var isEnabled = true
    override init() {}
    /// Says what it does.
    ///
    /// - Returns: An object by which `removeTarget` knows it.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?) {}
    open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A button for a step.
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// The lengths, in seconds.
    open var preferredIntervals: [NSNumber] = []
}

/// A slider for the place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// A button for the speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
    open var supportedPlaybackRates: [NSNumber] = []
}

/// A button for a judgement.
open class MPFeedbackCommand: MPRemoteCommand {
    open var isActive = false
    open var localizedTitle = ""
    open var localizedShortTitle = ""
}

/// The buttons of headphones and of the lock screen.
open class MPRemoteCommandCenter: NSObject {
    private nonisolated(unsafe) static let center = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { center }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let changeRepeatModeCommand = MPRemoteCommand()
    public let changeShuffleModeCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
}

/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown = 0, playing, paused, stopped, interrupted }

/// The kind of something that plays.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none = 0, audio, video }

/// The title and picture of a song or film on the lock screen.
open class MPNowPlayingInfoCenter: NSObject {
    private nonisolated(unsafe) static let center = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { center }
    open var nowPlayingInfo: [String: Any]?
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// The picture of something that plays.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    private let makeImage: (CGSize) -> UIImage
    /// The size of its largest form, in points.
    public let bounds: CGRect
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        makeImage = requestHandler
    }
    /// The picture in a size, in points.
    open func image(at size: CGSize) -> UIImage? { makeImage(size) }
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"

/// The slider of the volume, drawn at the middle: no device tells a volume.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true {
        didSet { slider.isHidden = !showsVolumeSlider }
    }
    open var showsRouteButton = true
    private let slider = UISlider()

    /// Creates a slider with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates a slider from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        slider.value = 0.5
        addSubview(slider)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { slider.sizeThatFits(size) }
}

/// Whether the person's music may be read.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }

/// The person's music: it may not be read.
open class MPMediaLibrary: NSObject {
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
}
