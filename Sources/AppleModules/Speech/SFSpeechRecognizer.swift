@_exported public import Foundation

// Speech. There is no model here, so no recogniser is available, and nothing is heard.

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, denied, restricted, authorized
}
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified = 0, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting = 0, running, finishing, canceling, completed }

open class SFSpeechRecognitionRequest: NSObject {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
    open var contextualStrings: [String] = []
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    public let url: URL
    public init(url URL: URL) { url = URL }
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    open func endAudio() {}
}

open class SFTranscription: NSObject {
    open var formattedString: String { "" }
}

open class SFSpeechRecognitionResult: NSObject {
    public let bestTranscription = SFTranscription()
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
}

open class SFSpeechRecognitionTask: NSObject {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var isFinishing: Bool { false }
    open var isCancelled: Bool { false }
    open var error: (any Error)? { nil }
    open func finish() {}
    open func cancel() {}
}

open class SFSpeechRecognizer: NSObject {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition = false
    public convenience override init() { self.init(recognizing: .current) }
    public convenience init?(locale: Locale) { self.init(recognizing: locale) }
    private init(recognizing locale: Locale) { self.locale = locale }
    open class func supportedLocales() -> Set<Locale> { [] }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
    /// Asks a person, who does not answer.
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void)
    {}
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
