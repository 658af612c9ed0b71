public import Foundation

/// A shape that fills whatever it is offered. As a view it is drawn in the style of its place.
@MainActor @preconcurrency
public protocol Shape: View, Sendable {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// What the shape is there for.
    nonisolated static var role: ShapeRole { get }

    /// The size for a proposal, in points.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is there for.
public enum ShapeRole: Hashable, Sendable {
    /// To be filled.
    case fill
    /// To be a line.
    case stroke
    /// To part content.
    case separator
}

extension Shape {
    /// To be filled.
    public nonisolated static var role: ShapeRole { .fill }

    /// Whatever is offered, 10 points where nothing is.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The shape in the style of its place.
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
    }
}

/// A shape whose outline can be moved inwards.
public protocol InsettableShape: Shape {
    /// The kind of shape that results.
    associatedtype InsetShape: InsettableShape

    /// The shape, smaller by an amount in points on each side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle with round ends.
public struct Capsule: InsettableShape {
    /// How the corners run.
    public var style: RoundedCornerStyle

    /// A capsule.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// A smaller capsule.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
        _InsetShape(shape: self, amount: amount)
    }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
    /// An ellipse.
    public nonisolated init() {}
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// A smaller ellipse.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
        _InsetShape(shape: self, amount: amount)
    }
}

/// The largest circle that fits.
public struct Circle: InsettableShape {
    /// A circle.
    public nonisolated init() {}

    /// The outline, in the middle.
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// A smaller circle.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Circle> {
        _InsetShape(shape: self, amount: amount)
    }

    /// The largest square that fits; where one length is open, a square of the other.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let length?, nil), (nil, let length?): length
            case (nil, nil): CGFloat(10)
            }
        return CGSize(width: side, height: side)
    }
}

/// The shape of the container that is drawn in.
nonisolated enum ContainerShape {
    @TaskLocal static var current: AnyShape?
}

/// The shape of whatever contains the shape, which `containerShape(_:)` sets; otherwise a rectangle.
public struct ContainerRelativeShape: InsettableShape {
    /// The shape of the container.
    public nonisolated init() {}
    /// The container's shape, or a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { ContainerShape.current?.path(in: rect) ?? Path(rect) }
    /// A smaller one.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
        _InsetShape(shape: self, amount: amount)
    }
}

/// A shape whose kind does not show.
public struct AnyShape: Shape {
    private let outline: @Sendable (CGRect) -> Path
    private let size: @Sendable (ProposedViewSize) -> CGSize

    /// Hides the kind of a shape.
    public nonisolated init<S: Shape>(_ shape: S) {
        outline = { shape.path(in: $0) }
        size = { shape.sizeThatFits($0) }
    }

    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
    /// The shape's own size.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension Path: Shape {
    /// The path where it is.
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }

    /// A capsule whose ends run in a style.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
