public import Foundation

/// Something that could run code at another time or elsewhere. Here everything runs at once.
public protocol Scheduler {
    /// A distance in time.
    associatedtype Stride: Sendable
}

/// A distance in time, in seconds.
public struct SchedulerTimeInterval: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The seconds.
    public let seconds: Double

    /// Whole seconds.
    public init(integerLiteral value: Int) {
        seconds = Double(value)
    }

    /// Seconds.
    public init(floatLiteral value: Double) {
        seconds = value
    }

    /// Seconds.
    public static func seconds(_ seconds: Int) -> Self { .init(floatLiteral: Double(seconds)) }
    /// Seconds.
    public static func seconds(_ seconds: Double) -> Self { .init(floatLiteral: seconds) }
    /// Thousandths of a second.
    public static func milliseconds(_ milliseconds: Int) -> Self { .init(floatLiteral: Double(milliseconds) / 1000) }
}

extension DispatchQueue: Scheduler {
    /// A distance in time.
    public typealias Stride = SchedulerTimeInterval
}

extension RunLoop: Scheduler {
    /// A distance in time.
    public typealias Stride = SchedulerTimeInterval
}

extension OperationQueue: Scheduler {
    /// A distance in time.
    public typealias Stride = SchedulerTimeInterval
}

extension Publisher {
    /// The same values, at once.
    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// The same values, at once.
    public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// Publishes the same values; a still picture has no time to wait.
    public func debounce<S: Scheduler>(for dueTime: S.Stride, scheduler: S) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    /// Publishes the same values; a still picture has no time to wait.
    public func throttle<S: Scheduler>(
        for interval: S.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// Publishes the same values; a still picture has no time to wait.
    public func delay<S: Scheduler>(for interval: S.Stride, scheduler: S) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher: Publisher {
    /// Begins.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Begins with the first subscriber.
    public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Timer {
    /// A publisher of moments. None comes while a still picture is made.
    public struct TimerPublisher: ConnectablePublisher {
        /// Moments.
        public typealias Output = Date
        /// No error.
        public typealias Failure = Never

        /// Begins; nothing comes.
        public func connect() -> any Cancellable { AnyCancellable {} }

        /// Begins; nothing comes.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subscriber.receive(subscription: SimpleSubscription())
        }
    }

    /// A publisher of moments, an interval apart.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }
}

extension NotificationCenter {
    /// A publisher of notifications. None comes while a still picture is made.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: KeylineCombine.Publisher {
        /// Notifications.
        public typealias Output = Notification
        /// No error.
        public typealias Failure = Never

        /// The center that posts the notifications.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// The object that posts the notifications; nil for any object.
        public let object: AnyObject?

        /// Begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            // Nothing is touched on another thread: observers are called by whoever posts.
            nonisolated(unsafe) let deliver: (Notification) -> Void = { _ = subscriber.receive($0) }
            nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
                deliver($0)
            }
            let center = center
            subscriber.receive(subscription: SimpleSubscription { center.removeObserver(token) })
        }
    }
}
