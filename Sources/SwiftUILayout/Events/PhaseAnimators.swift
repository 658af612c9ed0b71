import Foundation

/// Views that go through phases. A still picture shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phase: Phase?
    private let content: (Phase) -> Content

    /// Goes through phases again and again.
    public init<Phases: Sequence>(
        _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where Phases.Element == Phase {
        phase = phases.first { _ in true }
        self.content = content
    }

    /// Goes through phases when a value changes.
    public init<Phases: Sequence, Trigger: Equatable>(
        _ phases: Phases, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where Phases.Element == Phase {
        self.init(phases, content: content)
    }

    /// The first phase.
    public var body: some View {
        if let phase { content(phase) }
    }
}

/// A view, as modifiers hand it to closures.
public struct PlaceholderContentView<Value>: View {
    let view: AnyView

    /// The view.
    public var body: some View { view }
}

/// Values along time.
public protocol KeyframeTrackContent<Value> {
    /// The kind of value.
    associatedtype Value
}

/// Tracks of keyframes.
public protocol Keyframes<Value> {
    /// The kind of value.
    associatedtype Value
}

/// A keyframe that is reached along a line.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    /// Goes to a value in a time, in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached along a smooth curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    /// Goes to a value in a time, in seconds.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A keyframe that is reached as by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    /// Goes to a value in a time, in seconds.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A keyframe that is there at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    /// Goes to a value.
    public init(_ to: Value) {}
}

/// Keyframes one behind another.
public struct KeyframeSequence<Value>: KeyframeTrackContent {}

/// Collects keyframes.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
    /// A keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeSequence<Value>
    where K.Value == Value { KeyframeSequence() }
    /// Keyframes.
    public static func buildBlock(_ parts: KeyframeSequence<Value>...) -> KeyframeSequence<Value> { KeyframeSequence() }
    /// Keyframes of a condition.
    public static func buildOptional(_ part: KeyframeSequence<Value>?) -> KeyframeSequence<Value> { KeyframeSequence() }
    /// Keyframes of a condition.
    public static func buildEither(first: KeyframeSequence<Value>) -> KeyframeSequence<Value> { first }
    /// Keyframes of a condition.
    public static func buildEither(second: KeyframeSequence<Value>) -> KeyframeSequence<Value> { second }
    /// Keyframes of a loop.
    public static func buildArray(_ parts: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> { KeyframeSequence() }
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Track, Content: KeyframeTrackContent>: Keyframes {
    /// The kind of value that has the property.
    public typealias Value = Root

    /// Keyframes of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Track>,
        @KeyframeTrackContentBuilder<Track> content: () -> KeyframeSequence<Track>
    ) where Content == KeyframeSequence<Track> {}

    /// Keyframes of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> KeyframeSequence<Root>)
    where Track == Root, Content == KeyframeSequence<Root> {}
}

/// Tracks beside one another.
public struct KeyframeTracks<Value>: Keyframes {}

/// Collects tracks of keyframes.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// A track.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> KeyframeTracks<Value> where K.Value == Value {
        KeyframeTracks()
    }
    /// A keyframe of the value itself.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeTracks<Value>
    where K.Value == Value { KeyframeTracks() }
    /// Tracks.
    public static func buildBlock(_ parts: KeyframeTracks<Value>...) -> KeyframeTracks<Value> { KeyframeTracks() }
}

/// Views whose values follow keyframes. A still picture shows the initial value.
public struct KeyframeAnimator<Value, Content: View>: View {
    private let value: Value
    private let content: (Value) -> Content

    /// Follows keyframes again and again.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) {
        value = initialValue
        self.content = content
    }

    /// Follows keyframes when a value changes.
    public init<Trigger: Equatable>(
        initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) {
        value = initialValue
        self.content = content
    }

    /// The initial value.
    public var body: some View { content(value) }
}

/// A curve of time, from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private let name: String
    /// Even.
    public static let linear = UnitCurve(name: "linear")
    /// Slow at the beginning.
    public static let easeIn = UnitCurve(name: "easeIn")
    /// Slow at the end.
    public static let easeOut = UnitCurve(name: "easeOut")
    /// Slow at both ends.
    public static let easeInOut = UnitCurve(name: "easeInOut")
    /// A Bézier curve.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(name: "bezier \(startControlPoint) \(endControlPoint)")
    }
}

extension View {
    /// Goes through phases again and again. A still picture shows the first.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView(view: AnyView(self)), $0) }
    }

    /// Goes through phases when a value changes. A still picture shows the first.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView(view: AnyView(self)), $0) }
    }

    /// Follows keyframes again and again. A still picture shows the initial value.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) -> some View {
        content(PlaceholderContentView(view: AnyView(self)), initialValue)
    }

    /// Follows keyframes when a value changes. A still picture shows the initial value.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) -> some View {
        content(PlaceholderContentView(view: AnyView(self)), initialValue)
    }
}
