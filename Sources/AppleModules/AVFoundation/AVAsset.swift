public import Foundation
public import KeylineFoundationSupplement

/// A film or a sound: it is not opened. Changes no picture.
@preconcurrency @MainActor
open class AVAsset: NSObject {
    public let url: URL?
    open var duration: CMTime { .indefinite }
    /// Its tracks: none is read.
    open var tracks: [AVAssetTrack] { [] }
    open var isPlayable: Bool { false }

    /// Names a file or an address.
    public init(url URL: URL) {
        url = URL
        super.init()
    }

    /// The metadata of the file: none is read.
    open var commonMetadata: [AVMetadataItem] { [] }
    /// The metadata of the file: none is read.
    open var metadata: [AVMetadataItem] { [] }
    open var creationDate: AVMetadataItem? { nil }
    open var isExportable: Bool { false }
    open var hasProtectedContent: Bool { false }

    /// Its tracks of a kind: none is read.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
}

/// A file or an address, by its longer name. Changes no picture.
open class AVURLAsset: AVAsset {
    /// Names a file or an address.
    public init(url URL: URL, options: [String: Any]? = nil) {
        super.init(url: URL)
    }
}

/// A track of a film: none is read. Changes no picture.
@preconcurrency @MainActor
open class AVAssetTrack: NSObject {
    /// The size of a frame, in points.
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
}

/// A kind of track. Changes no picture.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sounds.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Subtitles.
    public static let text = AVMediaType(rawValue: "text")
}

/// A time as a fraction of a second. Changes no picture.
public struct CMTime: Hashable, Sendable {
    public var value: Int64
    public var timescale: Int32

    /// No time.
    public init() { self.init(value: 0, timescale: 0) }
    /// So many parts of a second.
    public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = timescale
    }
    /// So many seconds, to the nearest part.
    public init(seconds: Double, preferredTimescale: Int32) {
        let parts = (seconds * Double(preferredTimescale)).rounded()
        self.init(value: Int64(exactly: parts) ?? 0, timescale: Int64(exactly: parts) == nil ? 0 : preferredTimescale)
    }
    /// The seconds; not a number where there are none.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    /// Whether it is a number.
    public var isNumeric: Bool { timescale != 0 }
    /// Whether it is a number.
    public var isValid: Bool { timescale != 0 }
    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)
    public static let indefinite = CMTime(value: 0, timescale: 0)
    /// No time.
    public static let invalid = CMTime(value: 0, timescale: 0)
}

// Apple's functions begin with capitals.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// So many seconds, to the nearest part.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// So many parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

extension NSNotification.Name {
    // Apple's names begin with capitals.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An item was played to its end: never, in a picture.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An item could not be played to its end: never, in a picture.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest rectangle of a shape in the middle of another one, in points.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}

/// Mirrors Apple's class. Changes no picture.
open class AVAudioSession: NSObject, @unchecked Sendable {
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// They can be missed.
        public static let ambient = Category(rawValue: "ambient")
        /// They are what the app is for.
        public static let playback = Category(rawValue: "playback")
        /// They are recorded.
        public static let record = Category(rawValue: "record")
        /// They are played and recorded.
        public static let playAndRecord = Category(rawValue: "playAndRecord")
    }
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Any.
        public static let `default` = Mode(rawValue: "default")
        public static let moviePlayback = Mode(rawValue: "moviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "spokenAudio")
        /// Calls.
        public static let voiceChat = Mode(rawValue: "voiceChat")
    }
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Wraps bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others go on.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others go on more softly.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// From the loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }
    private static let shared = AVAudioSession()
    /// The app's.
    open class func sharedInstance() -> AVAudioSession { shared }
    /// Says what sounds are for: there are none.
    open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
    /// Begins or ends: there is nothing to hear.
    open func setActive(_ active: Bool) throws {}
}
