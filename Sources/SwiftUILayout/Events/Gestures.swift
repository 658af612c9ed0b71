public import Foundation

/// A movement of fingers. None happens in a still picture.
public protocol Gesture<Value> {
    /// What the gesture tells; what its body tells, where it has one.
    associatedtype Value = Body.Value
    /// What the gesture is made of.
    associatedtype Body: Gesture = Never

    /// What the gesture is made of.
    @MainActor @preconcurrency var body: Body { get }
}

extension Gesture where Body == Never {
    /// There is none: the gesture is the system's.
    @MainActor @preconcurrency public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Gesture {
    /// Nothing.
    public typealias Value = Never
}

extension Gesture {
    /// What happens at the end.
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
    /// What happens meanwhile.
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
    /// A state that changes meanwhile.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }
    /// Together with another.
    public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }
    /// Before another.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// Rather than another.
    public func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}

/// A gesture after another one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// How far it is.
    public enum Value {
        /// The first one.
        case first(First.Value)
        /// The second one, once it began.
        case second(First.Value, Second.Value?)
    }
    /// A gesture after another one.
    public init(_ first: First, _ second: Second) {}
}

/// A tap.
public struct TapGesture: Gesture {
    /// Nothing.
    public typealias Value = ()
    /// A number of taps.
    public init(count: Int = 1) {}
}

/// A tap, told where it was.
public struct SpatialTapGesture: Gesture {
    /// The tap.
    public struct Value: Equatable, Sendable {
        /// The place, in points.
        public var location: CGPoint
    }
    /// A number of taps.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
    /// A number of taps.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture {
    /// The movement.
    public struct Value: Equatable, Sendable {
        /// The moment.
        public var time: Date
        /// The factor since the beginning.
        public var magnification: CGFloat
        /// The change of the factor in a second.
        public var velocity: CGFloat
        /// The place where it began, in parts of the view.
        public var startAnchor: UnitPoint
        /// The place where it began, in points.
        public var startLocation: CGPoint
    }
    /// A movement by at least a part.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
    /// The movement.
    public struct Value: Equatable, Sendable {
        /// The moment.
        public var time: Date
        /// The angle since the beginning.
        public var rotation: Angle
        /// The change of the angle in a second.
        public var velocity: Angle
        /// The place where it began, in parts of the view.
        public var startAnchor: UnitPoint
        /// The place where it began, in points.
        public var startLocation: CGPoint
    }
    /// A turn by at least an angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
    /// Whether it lasts.
    public typealias Value = Bool
    /// A press of a time in seconds.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag.
public struct DragGesture: Gesture {
    /// Where the finger is.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// Where, in points.
        public var location: CGPoint
        /// Where it began, in points.
        public var startLocation: CGPoint
        /// How far it went, in points.
        public var translation: CGSize
        /// How far it would go, in points.
        public var predictedEndTranslation: CGSize
    }

    /// A drag of a least distance in points.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Two fingers that move apart.
public struct MagnificationGesture: Gesture {
    /// The factor.
    public typealias Value = CGFloat
    /// Fingers that move apart.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotationGesture: Gesture {
    /// The angle.
    public typealias Value = Angle
    /// Fingers that turn.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
