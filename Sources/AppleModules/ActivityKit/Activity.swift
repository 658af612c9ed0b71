@_exported public import Foundation
public import KeylineFoundationSupplement

/// The content of a Live Activity that never changes, and the type of the content that does.
public protocol ActivityAttributes: Decodable, Encodable {
    /// The content that changes.
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The content of a Live Activity at a time.
public struct ActivityContent<State: Decodable & Encodable & Hashable & Sendable>: Sendable {
    public var state: State
    /// When the content is out of date; nil for never.
    public var staleDate: Date?
    public var relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

/// The way updates come from a server.
public struct PushType: Hashable, Sendable {
    private let name: String
    public static let token = PushType(name: "token")
    public static func channel(_ channelId: String) -> PushType { PushType(name: "channel " + channelId) }
}

/// A stage in the life of a Live Activity.
public enum ActivityState: String, Hashable, Codable, Sendable { case active, ended, dismissed, stale, pending }

/// The words of an alert about a Live Activity.
public struct AlertConfiguration: Sendable {
    public struct AlertSound: Sendable {
        public static let `default` = AlertSound()
        public static func named(_ name: String) -> AlertSound { AlertSound() }
    }
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// When an ended Live Activity leaves the lock screen.
public struct ActivityUIDismissalPolicy: Sendable {
    public static let `default` = ActivityUIDismissalPolicy()
    public static let immediate = ActivityUIDismissalPolicy()
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy() }
}

/// The reason why no Live Activity can begin.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
    case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unsupported, unsupportedTarget, unentitled
    case visibility
}

/// Says whether Live Activities can begin: none can, as on a device that has no place for them.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    /// Nothing changes.
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// A Live Activity. None runs, and `request` throws `unsupported`.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes

    init(id: String, attributes: Attributes) {
        self.id = id
        self.attributes = attributes
    }

    /// None.
    public static var activities: [Activity<Attributes>] { [] }
    /// None.
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    /// None.
    public static var pushToStartToken: Data? { nil }
    /// None.
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    public var activityState: ActivityState { .ended }
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    public var pushToken: Data? { nil }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    /// Throws `ActivityAuthorizationError.unsupported`.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
    /// Does nothing.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    /// Does nothing.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}

extension Activity where Attributes.ContentState: Sendable {
    /// Throws `ActivityAuthorizationError.unsupported`.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
    /// Does nothing.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date? = nil
    ) async {}
    /// Does nothing.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    /// The content: none, since no Live Activity runs.
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
}
