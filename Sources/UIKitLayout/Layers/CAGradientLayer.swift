public import Foundation
import KeylineGraphics

/// Draws a gradient over its bounds.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`.
    open var colors: [Any]?
    /// Where the colours lie, 0…1; evenly unless set.
    open var locations: [NSNumber]?
    /// Where the gradient starts, in parts of the size.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the gradient ends, in parts of the size.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// How the colours lie.
    open var type = CAGradientLayerType.axial

    override func drawContent(in canvas: inout ViewCanvas) {
        let bounds = bounds
        guard let colors, !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        let stops = GradientPixels.stops(colors, locations?.map(\.doubleValue)) { canvas.color($0) }
        let pixels = GradientPixels(stops: stops, geometry: geometry, extends: true)
        canvas.group(clip: look.outline(of: bounds)) { $0.draw(pixels, in: bounds) }
    }

    private var geometry: GradientPixels.Geometry {
        switch type {
        case .radial:
            .radial(
                center: startPoint,
                radius: CGSize(width: abs(endPoint.x - startPoint.x), height: abs(endPoint.y - startPoint.y)))
        case .conic: .conic(center: startPoint, towards: endPoint)
        default: .axial(start: startPoint, end: endPoint)
        }
    }
}

/// How the colours of a gradient lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
