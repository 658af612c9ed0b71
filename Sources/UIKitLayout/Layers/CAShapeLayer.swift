public import Foundation
import KeylineGraphics

/// Draws a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// The path, in the layer's coordinates.
    open var path: CGPath?
    /// The colour inside; black unless set.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// Which points lie inside.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The colour of the line; none unless set.
    open var strokeColor: CGColor?
    /// Where the line begins, in parts of its length.
    open var strokeStart: CGFloat = 0
    /// Where the line ends, in parts of its length.
    open var strokeEnd: CGFloat = 1
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// How long a pointed corner may be, in widths of the line, before it is cut.
    open var miterLimit: CGFloat = 10
    /// The shape of the line's ends.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The shape of the line's corners.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// How far into the dashes the line begins, in points.
    open var lineDashPhase: CGFloat = 0
    /// Lengths of dashes and gaps, in points.
    open var lineDashPattern: [NSNumber]?

    override func drawContent(in canvas: inout ViewCanvas) {
        guard let shape = path?.path else { return }
        if let fillColor {
            let color = UIColor(cgColor: fillColor)
            if fillRule == .evenOdd { canvas.fillEvenOdd(shape, color) } else { canvas.fill(shape, color) }
        }
        guard let strokeColor, lineWidth > 0, strokeEnd > strokeStart else { return }
        let isWhole = strokeStart <= 0 && strokeEnd >= 1
        let line = isWhole ? shape : FlatPath(shape).trimmed(from: strokeStart, to: strokeEnd)
        canvas.stroke(line, UIColor(cgColor: strokeColor), style: strokeStyle)
    }

    private var strokeStyle: StrokeStyle {
        let dash = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        return StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCap.neutral, lineJoin: lineJoin.neutral,
            dash: dash.contains { $0 > 0 } && dash.allSatisfy { $0 >= 0 } ? dash : [], dashPhase: lineDashPhase,
            miterLimit: miterLimit)
    }

    /// A filled path alone masks like a clip.
    override var opaqueOutline: Path? {
        guard let path = path?.path, let fillColor, fillColor.alpha >= 1, strokeColor == nil, fillRule == .nonZero,
            opacity >= 1, !isHidden, tree.places.isEmpty, backgroundColor == nil, mask == nil
        else { return nil }
        return path
    }
}

/// Which points lie inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// Those around which the path winds.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Those around which the path winds an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// At the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle beyond.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A half square beyond.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
    var neutral: StrokeStyle.LineCap { StrokeStyle.LineCap(rawValue: rawValue) ?? .butt }
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
    var neutral: StrokeStyle.LineJoin { StrokeStyle.LineJoin(rawValue: rawValue) ?? .miter }
}
