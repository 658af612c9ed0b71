public import Foundation

/// How content changes.
public struct ContentTransition: Hashable, Sendable {
    private let name: String
    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// It fades.
    public static let opacity = ContentTransition(name: "opacity")
    /// It runs over.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// Digits roll.
    public static let numericText = ContentTransition(name: "numericText")
    /// Digits roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { numericText }
    /// Digits roll as a value does.
    public static func numericText(value: Double) -> ContentTransition { numericText }
}

/// How a view comes and goes.
public protocol Transition: Sendable {}

/// It fades.
public struct OpacityTransition: Transition {
    /// The transition.
    public init() {}
}

/// It slides.
public struct SlideTransition: Transition {
    /// The transition.
    public init() {}
}

/// At once.
public struct IdentityTransition: Transition {
    /// The transition.
    public init() {}
}

/// How a view comes and goes.
public struct AnyTransition: Hashable, Sendable {
    private let name: String
    /// At once.
    public static let identity = AnyTransition(name: "identity")
    /// It fades.
    public static let opacity = AnyTransition(name: "opacity")
    /// It slides.
    public static let slide = AnyTransition(name: "slide")
    /// It grows.
    public static let scale = AnyTransition(name: "scale")
    /// It blurs.
    public static let blurReplace = AnyTransition(name: "blurReplace")
    /// From a side.
    public static func move(edge: Edge) -> AnyTransition { slide }
    /// From a side, pushing others.
    public static func push(from edge: Edge) -> AnyTransition { slide }
    /// By a distance in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { slide }
    /// By a distance in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { slide }
    /// From a size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { self.scale }
    /// In one way and out another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// By modifiers.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { self.identity }
    /// Together with another.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// With an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// What two views have in common.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
