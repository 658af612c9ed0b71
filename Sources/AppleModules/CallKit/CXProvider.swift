// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Foundation

// Calls in the system's screens, which are not drawn: nothing rings, and nothing is asked of an app.

public enum CXCallEndedReason: Int, Sendable {
    case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

open class CXHandle: NSObject {
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
    public let type: HandleType
    public let value: String
    public init(type: HandleType, value: String) {
        self.type = type
        self.value = value
    }
}

open class CXCallUpdate: NSObject {
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var supportsHolding = true
    open var supportsGrouping = true
    open var supportsUngrouping = true
    open var supportsDTMF = true
    open var hasVideo = false
}

open class CXProviderConfiguration: NSObject {
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    open var localizedName: String?
    public override init() {}
    public init(localizedName: String) { self.localizedName = localizedName }
}

open class CXAction: NSObject {
    public let uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    open private(set) var isComplete = false
    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}

open class CXCallAction: CXAction {
    public let callUUID: UUID
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}

open class CXAnswerCallAction: CXCallAction {}
open class CXEndCallAction: CXCallAction {}

open class CXStartCallAction: CXCallAction {
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
}

open class CXSetHeldCallAction: CXCallAction {
    open var isOnHold: Bool
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

open class CXSetMutedCallAction: CXCallAction {
    open var isMuted: Bool
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

open class CXPlayDTMFCallAction: CXCallAction {
    open var digits = ""
}

open class CXTransaction: NSObject {
    open private(set) var actions: [CXAction]
    public init(actions: [CXAction] = []) { self.actions = actions }
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    open func addAction(_ action: CXAction) { actions.append(action) }
}

open class CXCall: NSObject {
    public let uuid: UUID
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { false }
    init(_ uuid: UUID) { self.uuid = uuid }
}

open class CXCallObserver: NSObject {
    open var calls: [CXCall] { [] }
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

public protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

open class CXCallController: NSObject {
    public let callObserver = CXCallObserver()
    public override init() {}
    public init(queue: DispatchQueue) {}
    /// Asks for something, and no answer comes.
    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func request(_ transaction: CXTransaction) async throws { throw CocoaError(.featureUnsupported) }
}

open class CXProvider: NSObject {
    open var configuration: CXProviderConfiguration
    open var pendingTransactions: [CXTransaction] { [] }
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
    /// Rings nowhere, and no answer comes.
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {}
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        throw CocoaError(.featureUnsupported)
    }
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    open func invalidate() {}
}

public protocol CXProviderDelegate: NSObjectProtocol {
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider)
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}
