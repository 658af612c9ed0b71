public import Foundation

/// The result of loading a picture.
public enum AsyncImagePhase: Sendable {
    /// Nothing yet: what a still picture shows.
    case empty
    /// The picture.
    case success(Image)
    /// An error.
    case failure(any Error)

    /// The picture, if there is one.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error, if there is one.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A picture that is loaded later. A still picture shows what stands in its place.
public struct AsyncImage<Content: View>: View {
    private let content: Content

    /// A gray ground until the picture is there.
    public init(url: URL?, scale: CGFloat = 1) where Content == Color {
        content = Color(.systemGray5)
    }

    /// What stands in the picture's place until it is there.
    public init<I: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> Content
    ) {
        self.content = placeholder()
    }

    /// What shows while nothing is there.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    /// What stands in the picture's place.
    public var body: some View { content }
}

/// A view that is made again as time goes by; a still picture shows one moment.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The moment.
    public struct Context {
        /// How often the view can be made again.
        public enum Cadence: Comparable, Sendable {
            /// All the time.
            case live
            /// Each second.
            case seconds
            /// Each minute.
            case minutes
        }

        /// The moment.
        public let date: Date
        /// How often the view can be made again.
        public let cadence = Cadence.live
    }

    private let content: (Context) -> Content

    /// A view of moments.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.content = content
    }

    /// The view of one moment, which is the same in every picture.
    public var body: some View {
        EnvironmentReader { content(Context(date: $0.now)) }
    }
}

/// The moments at which a view is made again. A picture shows one of them.
public protocol TimelineSchedule: Sendable {}

/// All the time.
public struct AnimationTimelineSchedule: TimelineSchedule {
    /// At most so often, in seconds, unless it pauses.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
    /// At the beginning of each minute.
    public init() {}
}

/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    /// At distances in seconds from a date on.
    public init(from startDate: Date, by interval: TimeInterval) {}
}

/// At dates.
public struct ExplicitTimelineSchedule<Entries: Sequence & Sendable>: TimelineSchedule where Entries.Element == Date {
    /// At dates.
    public init(_ dates: Entries) {}
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// All the time.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// At most so often, in seconds, unless it pauses.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At distances in seconds from a date on.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule {
    /// At dates.
    public static func explicit<Entries: Sequence & Sendable>(_ dates: Entries) -> ExplicitTimelineSchedule<Entries>
    where Self == ExplicitTimelineSchedule<Entries>, Entries.Element == Date { ExplicitTimelineSchedule(dates) }
}
