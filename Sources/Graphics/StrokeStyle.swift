public import Foundation
public import KeylineFoundationSupplement

/// The style of a path's outline.
public struct StrokeStyle: Hashable, Sendable {
    /// The shape of the ends of an open subpath.
    public enum LineCap: String, Hashable, Sendable {
        /// The line stops at its end point.
        case butt
        /// A half circle beyond the end point.
        case round
        /// A half square beyond the end point.
        case square
    }

    /// The shape of the corners.
    public enum LineJoin: String, Hashable, Sendable {
        /// Outer edges are extended until they meet.
        case miter
        /// A circular corner.
        case round
        /// The corner is cut.
        case bevel
    }

    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// The shape of the ends.
    public var lineCap: LineCap
    /// The shape of the corners.
    public var lineJoin: LineJoin
    /// Lengths of dashes and gaps by turns, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The distance into the dashes at which the line begins, in points.
    public var dashPhase: CGFloat
    /// The greatest length of a mitred corner, in widths of the line, before it is cut: from the inner corner to the outer one.
    public var miterLimit: CGFloat

    /// The limit of mitres that Core Graphics has unless told.
    public static let usualMiterLimit: CGFloat = 10

    /// Describes a line.
    public init(
        lineWidth: CGFloat, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0, miterLimit: CGFloat = usualMiterLimit
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.dash = dash
        self.dashPhase = dashPhase
        self.miterLimit = miterLimit
    }
}

extension StrokeStyle.LineCap {
    /// The shape that Core Graphics names.
    public init(_ cap: CGLineCap) {
        self =
            switch cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
    }
}

extension StrokeStyle.LineJoin {
    /// The shape that Core Graphics names.
    public init(_ join: CGLineJoin) {
        self =
            switch join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
    }
}
