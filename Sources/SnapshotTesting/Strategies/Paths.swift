public import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
public import UIKitLayout

extension Snapshotting where Value == CGPath, Format == String {
    /// The elements of the path, a line each, with up to three decimals. Curves of the second degree are of the third here.
    public static var elementsDescription: Snapshotting { .elementsDescription(numberFormatter: pathNumbers) }

    /// The elements of the path, a line each.
    ///
    /// - Parameter numberFormatter: Writes coordinates.
    /// - Returns: The strategy.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            path.path.elements.map { element in
                let (name, points) = element.described
                let texts = points.map { point in
                    let numbers = [point.x, point.y].map { number in
                        numberFormatter.string(from: NSNumber(value: Double(number))) ?? "\(number)"
                    }
                    return "(" + numbers.joined(separator: ", ") + ")"
                }
                return "\(name) \(texts.joined(separator: " "))\n" + (points.isEmpty ? "\n" : "")
            }.joined()
        }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// A picture of the path's inside.
    public static var image: Snapshotting { .image() }

    /// A picture of the path's inside, in black.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that must be alike, 0…1.
    ///   - perceptualPrecision: How alike colours must be: 1 for equal, less for a distance in OKLab of up to the rest.
    /// - Returns: The strategy.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        Snapshotting<CALayer, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { path in
                let path = Handed(value: path)
                return onMainActor {
                    let bounds = path.value.boundingBox
                    let layer = CAShapeLayer()
                    layer.bounds = CGRect(origin: .zero, size: bounds.size)
                    layer.path = CGPath(
                        path.value.path.applying(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)))
                    layer.fillRule = .evenOdd
                    return Handed<CALayer>(value: layer)
                }.value
            }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// The elements of the path, a line each, with up to three decimals. Curves of the second degree are of the third here.
    public static var elementsDescription: Snapshotting { .elementsDescription(numberFormatter: pathNumbers) }

    /// The elements of the path, a line each.
    ///
    /// - Parameter numberFormatter: Writes coordinates.
    /// - Returns: The strategy.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
            .pullback { path in onMainActor { Handed(value: path.cgPath) }.value }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// A picture of the path's inside.
    public static var image: Snapshotting { .image() }

    /// A picture of the path's inside, in black.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that must be alike, 0…1.
    ///   - perceptualPrecision: How alike colours must be: 1 for equal, less for a distance in OKLab of up to the rest.
    /// - Returns: The strategy.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        Snapshotting<CGPath, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { path in onMainActor { Handed(value: path.cgPath) }.value }
    }
}

private var pathNumbers: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = false
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return formatter
}

extension Path.Element {
    fileprivate var described: (name: String, points: [CGPoint]) {
        switch self {
        case .move(let point): ("MoveTo", [point])
        case .line(let point): ("LineTo", [point])
        case .curve(let point, let control1, let control2): ("CurveTo", [control1, control2, point])
        case .close: ("Close", [])
        }
    }
}
