@_exported public import Foundation

// Work while the app is not in front. No picture has such a time: nothing is scheduled and no task runs.

/// Work that the system lets an app do.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?
    init(identifier: String) { self.identifier = identifier }
    open func setTaskCompleted(success: Bool) {}
}

/// A short task that fetches something new.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A longer task.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Asks for a task.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    /// The earliest moment at which it may begin; nil for any.
    open var earliestBeginDate: Date?
    init(_ identifier: String) { self.identifier = identifier }
}

/// Asks for a short task that fetches something new.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(identifier) }
}

/// Asks for a longer task.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(identifier) }
}

/// Keeps the requests of an app. None is ever due: `submit` throws `unavailable`, as in Apple's simulator.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// The reason why a request is refused.
    public struct Error: Swift.Error, Hashable, Sendable {
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests, notPermitted
        }

        public let code: Code
        public init(_ code: Code) { self.code = code }
        public static let errorDomain = "BGTaskSchedulerErrorDomain"
    }

    public static let shared = BGTaskScheduler()
    override init() {}
    /// Says what does a task.
    ///
    /// - Returns: True.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }
    /// Throws `unavailable`.
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
