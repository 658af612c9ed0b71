public import Foundation
public import KeylineFoundationSupplement
import KeylineGraphics

/// How round corners run.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// As quarters of a circle.
    case circular
    /// Gradually, without a jump in curvature.
    case continuous

    /// The curve in neutral terms.
    nonisolated var neutral: CornerCurve {
        switch self {
        case .circular: .circular
        case .continuous: .continuous
        }
    }
}

/// How inside and outside are told apart.
public struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule counts rather than the non-zero winding rule.
    public var isEOFilled: Bool
    /// Whether edges are smooth. Keyline's always are.
    public var isAntialiased: Bool

    /// Describes a fill.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How a path is outlined.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// The ends.
    public var lineCap: CGLineCap
    /// The corners.
    public var lineJoin: CGLineJoin
    /// How far a mitred corner may reach.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps by turns, in points.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins, in points.
    public var dashPhase: CGFloat

    /// Describes a line.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The line in neutral terms.
    var neutral: KeylineGraphics.StrokeStyle {
        KeylineGraphics.StrokeStyle(
            lineWidth: lineWidth, lineCap: .init(lineCap), lineJoin: .init(lineJoin), dash: dash,
            dashPhase: dashPhase, miterLimit: miterLimit)
    }
}
