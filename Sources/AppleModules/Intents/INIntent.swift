@_exported public import Foundation
public import UIKitLayout

// What an app can do for Siri and Shortcuts. Nothing asks for it. Values that an app makes keep what they are given.

open class INIntent: NSObject {
    open var identifier: String? { nil }
    open var suggestedInvocationPhrase: String?
    open var intentDescription: String? { nil }
    open var shortcutAvailability: [String] = []
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
}

open class INIntentResponse: NSObject {
    open var userActivity: NSUserActivity?
}

open class INExtension: NSObject {
    open func handler(for intent: INIntent) -> Any? { nil }
}

open class INImage: NSObject {
    public override init() {}
    public convenience init(named name: String) { self.init() }
    public convenience init(imageData: Data) { self.init() }
    public convenience init?(url: URL) { self.init() }
    @preconcurrency @MainActor public convenience init(uiImage: UIImage) { self.init() }
    open class func systemImageNamed(_ systemImageName: String) -> INImage { INImage() }
}

open class INSpeakableString: NSObject {
    public let spokenPhrase: String
    open var identifier: String? { nil }
    public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.spokenPhrase = spokenPhrase
    }
}

open class INObject: NSObject {
    public let identifier: String?
    public let displayString: String
    open var pronunciationHint: String? { nil }
    public init(identifier: String?, display displayString: String) {
        self.identifier = identifier
        self.displayString = displayString
    }
}

public enum INPersonHandleType: Int, Sendable { case unknown = 0, emailAddress, phoneNumber }

public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let home = Self(rawValue: "_$!<Home>!$_")
    public static let work = Self(rawValue: "_$!<Work>!$_")
    public static let mobile = Self(rawValue: "_$!<Mobile>!$_")
    public static let main = Self(rawValue: "_$!<Main>!$_")
}

open class INPersonHandle: NSObject {
    public let value: String?
    public let type: INPersonHandleType
    public let label: INPersonHandleLabel?
    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
        self.value = value
        self.type = type
        self.label = label
    }
}

public enum INPersonSuggestionType: Int, Sendable { case none = 0, socialProfile, instantMessageAddress }

open class INPerson: NSObject {
    open var personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    open var isMe: Bool { false }
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
        suggestionType: INPersonSuggestionType = .none
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? personHandle.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
    }
}

public enum INInteractionDirection: Int, Sendable { case unspecified = 0, outgoing, incoming }
public enum INIntentHandlingStatus: Int, Sendable { case unspecified = 0, ready, inProgress, success, failure }

open class INInteraction: NSObject {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
    open var direction = INInteractionDirection.unspecified
    open var dateInterval: DateInterval?
    open var identifier = ""
    open var groupIdentifier: String?
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }
    /// Keeps nothing, and no answer comes, from none of the functions of this class.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func donate() async throws {}
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
}

public enum INOutgoingMessageType: Int, Sendable { case unknown = 0, outgoingMessageText, outgoingMessageAudio }

open class INSendMessageIntent: INIntent {
    public let recipients: [INPerson]?
    public let content: String?
    public let speakableGroupName: INSpeakableString?
    public let conversationIdentifier: String?
    public let serviceName: String?
    public let sender: INPerson?
    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .unknown, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [Any]? = nil
    ) {
        self.recipients = recipients
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
    }
}

public enum INCallCapability: Int, Sendable { case unknown = 0, audioCall, videoCall }

open class INStartCallIntent: INIntent {
    open var contacts: [INPerson]? { nil }
    open var callCapability: INCallCapability { .unknown }
}
open class INStartAudioCallIntent: INIntent {
    open var contacts: [INPerson]? { nil }
}
open class INStartVideoCallIntent: INIntent {
    open var contacts: [INPerson]? { nil }
}
open class INSearchForMessagesIntent: INIntent {}
open class INPlayMediaIntent: INIntent {
    open var mediaItems: [INMediaItem]? { nil }
}
public enum INMediaItemType: Int, Sendable { case unknown = 0, song, album, artist, genre, playlist, podcastShow }
open class INMediaItem: NSObject {
    public let identifier: String?
    public let title: String?
    public let type: INMediaItemType
    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil) {
        self.identifier = identifier
        self.title = title
        self.type = type
    }
}

public enum INShortcut {
    case intent(INIntent)
    case userActivity(NSUserActivity)
    public init?(intent: INIntent) { self = .intent(intent) }
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
    public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
    public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

open class INVoiceShortcut: NSObject {
    public let identifier: UUID
    public let invocationPhrase: String
    public let shortcut: INShortcut
    init(_ identifier: UUID, _ invocationPhrase: String, _ shortcut: INShortcut) {
        self.identifier = identifier
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
    }
}

/// The shortcuts that a person has recorded: none.
open class INVoiceShortcutCenter: NSObject {
    open class var shared: INVoiceShortcutCenter { INVoiceShortcutCenter() }
    open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
    }
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

open class INRelevantShortcut: NSObject {
    public let shortcut: INShortcut
    public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
    /// Asks a person, who does not answer.
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {}
    open class func siriLanguageCode() -> String { "en-US" }
}

extension NSUserActivity {
    /// The intent of the shortcut: none.
    public var interaction: INInteraction? { nil }
}
