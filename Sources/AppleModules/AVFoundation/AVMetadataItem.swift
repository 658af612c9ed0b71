// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// The name of something that a file says of itself.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = AVMetadataKey("title")
    public static let commonKeyArtist = AVMetadataKey("artist")
    public static let commonKeyAlbumName = AVMetadataKey("albumName")
    public static let commonKeyArtwork = AVMetadataKey("artwork")
    public static let commonKeyCreator = AVMetadataKey("creator")
    public static let commonKeyCreationDate = AVMetadataKey("creationDate")
    public static let commonKeyDescription = AVMetadataKey("description")
    public static let commonKeyType = AVMetadataKey("type")
}

/// The name of something that a file says of itself, with the space of names.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
    public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
    public static let quickTimeMetadataGenre = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.genre")
}

/// Something that a file says of itself.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    open var identifier: AVMetadataIdentifier? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { (value as? NSString).map { $0 as String } }
    open var numberValue: NSNumber? { value as? NSNumber }
    open var dataValue: Data? { (value as? NSData).map { $0 as Data } }
    open var extendedLanguageTag: String? { nil }
}

/// Something that an app says of a file.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    private var kept: (AVMetadataIdentifier?, (any NSCopying & NSObjectProtocol)?, String?)
    public override init() {}
    open override var identifier: AVMetadataIdentifier? {
        get { kept.0 }
        set { kept.0 = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { kept.1 }
        set { kept.1 = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { kept.2 }
        set { kept.2 = newValue }
    }
}

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime
    public init(start: CMTime = .zero, duration: CMTime = .zero) {
        self.start = start
        self.duration = duration
    }
    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: CMTimeSubtract(end, start))
    }
    public var end: CMTime { CMTimeAdd(start, duration) }
    public static let zero = CMTimeRange()
    public func containsTime(_ time: CMTime) -> Bool { time.seconds >= start.seconds && time.seconds < end.seconds }
}

public typealias CMTimeScale = Int32
public typealias CMTimeValue = Int64

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sum of two times, in parts of the finer of both.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    CMTime(seconds: lhs.seconds + rhs.seconds, preferredTimescale: max(lhs.timescale, rhs.timescale))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The difference of two times, in parts of the finer of both.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    CMTime(seconds: lhs.seconds - rhs.seconds, preferredTimescale: max(lhs.timescale, rhs.timescale))
}

/// The kind of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    public static let heic = AVFileType(rawValue: "public.heic")
}

public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// Writes a film anew: none is read, and every export fails.
open class AVAssetExportSession: NSObject {
    public enum Status: Int, Sendable { case unknown = 0, waiting, exporting, completed, failed, cancelled }

    public let asset: AVAsset
    public let presetName: String
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var timeRange = CMTimeRange()
    open var metadata: [AVMetadataItem]?
    open var shouldOptimizeForNetworkUse = false
    open var progress: Float { 0 }
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?

    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
    }

    private func fail() {
        status = .failed
        error = CocoaError(.fileReadUnknown)
    }

    /// Fails.
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        fail()
        handler()
    }
    /// Fails, which `status` says.
    open func export() async { fail() }
    open func cancelExport() {}
}

/// Pictures or sounds as they come: none comes.
open class CMSampleBuffer: NSObject {}

/// The pixels of a picture: none comes.
open class CVBuffer: NSObject {}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The pixels of a picture: none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

/// Hands over the pictures of a camera: there is none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    open var videoSettings: [String: Any] = [:]
    open var alwaysDiscardsLateVideoFrames = true
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// Hears of pictures.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    /// Nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}
