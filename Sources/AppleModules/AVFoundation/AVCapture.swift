// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
@_exported public import UIKitLayout

// Cameras and microphones, of which there are none, as in Apple's simulator: sessions never run, and devices are not found.

/// A camera or a microphone: there is none.
open class AVCaptureDevice: NSObject {
    /// A kind of device.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }
    /// The side that a device is on; raw values are Apple's.
    public enum Position: Int, Hashable, Sendable {
        case unspecified = 0
        case back, front
    }
    /// Raw values are Apple's.
    public enum FlashMode: Int, Hashable, Sendable {
        case off = 0
        case on, auto
    }
    /// Raw values are Apple's.
    public enum TorchMode: Int, Hashable, Sendable {
        case off = 0
        case on, auto
    }
    /// Raw values are Apple's.
    public enum FocusMode: Int, Hashable, Sendable {
        case locked = 0
        case autoFocus, continuousAutoFocus
    }
    /// Raw values are Apple's.
    public enum ExposureMode: Int, Hashable, Sendable {
        case locked = 0
        case autoExpose, continuousAutoExposure, custom
    }

    public let uniqueID = ""
    public let localizedName = ""
    open var position: Position { .unspecified }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var torchMode = TorchMode.off
    open var hasFlash: Bool { false }
    open var isFlashAvailable: Bool { false }
    open var isFocusPointOfInterestSupported: Bool { false }
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var focusMode = FocusMode.continuousAutoFocus
    open var isExposurePointOfInterestSupported: Bool { false }
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var exposureMode = ExposureMode.continuousAutoExposure
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var videoZoomFactor: CGFloat = 1
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}
    open func setTorchModeOn(level torchLevel: Float) throws {}

    override init() {}

    /// None.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// None.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// None.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// Nobody was asked.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// Nobody is asked: it is refused.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { handler(false) }
    /// Nobody is asked: it is refused.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    /// Looks for devices: none is found.
    open class DiscoverySession: NSObject {
        open var devices: [AVCaptureDevice] { [] }
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }
}

/// Whether the app may use a device; raw values are Apple's.
public enum AVAuthorizationStatus: Int, Hashable, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized
}

/// The turn of pictures of a camera; raw values are Apple's.
public enum AVCaptureVideoOrientation: Int, Hashable, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// Brings data of a device to a session.
open class AVCaptureInput: NSObject {}

/// Brings data of a device to a session.
open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Takes data of a session: none comes.
open class AVCaptureOutput: NSObject {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Joins inputs and an output.
open class AVCaptureConnection: NSObject {
    open var isEnabled = true
    open var isActive: Bool { false }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var isVideoOrientationSupported: Bool { false }
    open var isVideoMirrored = false
    open var isVideoMirroringSupported: Bool { false }
    open var automaticallyAdjustsVideoMirroring = true
    open var videoRotationAngle: CGFloat = 0
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    open var isVideoStabilizationSupported: Bool { false }
}

/// Carries data from devices to outputs: it never runs.
open class AVCaptureSession: NSObject {
    /// The quality.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }
    /// The reason why a session does not go on; raw values are Apple's.
    public enum InterruptionReason: Int, Hashable, Sendable {
        case videoDeviceNotAvailableInBackground = 1
        case audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
        case videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
    }

    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open var sessionPreset = Preset.high
    open var isRunning: Bool { false }
    open var isInterrupted: Bool { false }
    open var automaticallyConfiguresApplicationAudioSession = true
    public override init() {}
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {}
    open func stopRunning() {}
}

/// Shows a camera's picture: a black plane, which the scene reports.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }

    public required init() {
        super.init()
        backgroundColor = UIColor.black.cgColor
        SceneNotes.noteUndrawn("a camera's picture")
    }
    public override init(layer: Any) { super.init(layer: layer) }
    /// Reads no archive: nil.
    public required init?(coder: NSCoder) { nil }
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    /// A point of the device, each part from 0 to 1, for one of the layer.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
    }
}

extension NSNotification.Name {
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
        "AVCaptureSessionDidStartRunningNotification")
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
    public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
    public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
