public import Foundation
import KeylineGraphics

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve without a jump in curvature.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    /// The curve in neutral terms; a name that Core Animation does not know is a circle.
    var neutral: CornerCurve { self == .continuous ? .continuous : .circular }
}

/// How the picture of a layer fills it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// Stretched.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// In the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the top, where `y` points down.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the bottom, where `y` points down.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right.
    public static let right = CALayerContentsGravity(rawValue: "right")

    var filling: ImageFilling {
        switch self {
        case .resizeAspect: .within
        case .resizeAspectFill: .covering
        case .center: .placed(x: 0.5, y: 0.5)
        case .top: .placed(x: 0.5, y: 0)
        case .bottom: .placed(x: 0.5, y: 1)
        case .left: .placed(x: 0, y: 0.5)
        case .right: .placed(x: 1, y: 0.5)
        default: .stretched
        }
    }
}

/// Hears of a layer's drawing and layout.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the content.
    func display(_ layer: CALayer)
    /// Draws the content.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Places what is inside.
    func layoutSublayers(of layer: CALayer)
    /// What animates a key. Changes no picture.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Nothing.
    public func display(_ layer: CALayer) {}
    /// Nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// None.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What runs when a layer's value changes: in a picture nothing runs. Changes no picture.
@preconcurrency @MainActor
public protocol CAAction {
    /// Runs.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// No action, as UIKit spells it in `actions`.
extension NSNull: CAAction {
    /// Nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
    /// A name.
    public var name: String? {
        get { extra.name }
        set { extra.name = newValue }
    }
    /// Values of an app's own, and a few of the layer's by their names.
    public func setValue(_ value: Any?, forKey key: String) { extra.values[key] = value }
    /// A value of an app's own.
    public func value(forKey key: String) -> Any? { extra.values[key] }
    /// Moves or turns by the name of a part of the transform.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { extra.values[keyPath] = value }
    /// The layer with its animations, which do not run: the layer itself.
    public func presentation() -> Self? { self }
    /// The layer without its animations: the layer itself.
    public func model() -> Self { self }
    /// Draws the layer and what is inside into a context.
    public func render(in ctx: CGContext) { ctx.record { self.recordLayers(in: &$0) } }
    /// Whether the content covers what is behind. Everything behind is drawn in any case. Changes no picture.
    public var isOpaque: Bool {
        get { extra.values["opaque"] as? Bool ?? false }
        set { extra.values["opaque"] = newValue }
    }
    /// Whether the layer is drawn as a bitmap first. Changes no picture.
    public var shouldRasterize: Bool {
        get { extra.values["shouldRasterize"] as? Bool ?? false }
        set { extra.values["shouldRasterize"] = newValue }
    }
    /// Pixels in a point of that bitmap. Changes no picture.
    public var rasterizationScale: CGFloat {
        get { extra.values["rasterizationScale"] as? CGFloat ?? 1 }
        set { extra.values["rasterizationScale"] = newValue }
    }
    /// Whether opacity counts for the layer as a whole: it always does. Changes no picture.
    public var allowsGroupOpacity: Bool {
        get { extra.values["allowsGroupOpacity"] as? Bool ?? true }
        set { extra.values["allowsGroupOpacity"] = newValue }
    }
    /// Whether edges are smoothed: they always are. Changes no picture.
    public var allowsEdgeAntialiasing: Bool {
        get { extra.values["allowsEdgeAntialiasing"] as? Bool ?? false }
        set { extra.values["allowsEdgeAntialiasing"] = newValue }
    }
    /// Whether drawing may be done elsewhere. Changes no picture.
    public var drawsAsynchronously: Bool {
        get { extra.values["drawsAsynchronously"] as? Bool ?? false }
        set { extra.values["drawsAsynchronously"] = newValue }
    }
    /// Whether the layer is drawn anew when its size changes: it always is. Changes no picture.
    public var needsDisplayOnBoundsChange: Bool {
        get { extra.values["needsDisplayOnBoundsChange"] as? Bool ?? false }
        set { extra.values["needsDisplayOnBoundsChange"] = newValue }
    }
    /// What animates changes. Changes no picture.
    public var actions: [String: any CAAction]? {
        get { extra.values["actions"] as? [String: any CAAction] }
        set { extra.values["actions"] = newValue }
    }
    /// How fast animations run. Changes no picture.
    public var speed: Float {
        get { extra.values["speed"] as? Float ?? 1 }
        set { extra.values["speed"] = newValue }
    }
    /// When animations begin, in seconds. Changes no picture.
    public var beginTime: CFTimeInterval {
        get { extra.values["beginTime"] as? CFTimeInterval ?? 0 }
        set { extra.values["beginTime"] = newValue }
    }
    /// The time in animations, in seconds. Changes no picture.
    public var timeOffset: CFTimeInterval {
        get { extra.values["timeOffset"] as? CFTimeInterval ?? 0 }
        set { extra.values["timeOffset"] = newValue }
    }
    /// A time of another layer. Changes no picture.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    /// A time for another layer. Changes no picture.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

    /// Adds an animation, which does not run: the layer's own values are drawn. Changes no picture.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let key = key ?? "animation\(extra.animations.count)"
        extra.animations.removeAll { $0.key == key }
        extra.animations.append((key, anim))
    }
    /// Takes an animation away. Changes no picture.
    public func removeAnimation(forKey key: String) { extra.animations.removeAll { $0.key == key } }
    /// Takes every animation away. Changes no picture.
    public func removeAllAnimations() { extra.animations = [] }
    /// The names of animations.
    public func animationKeys() -> [String]? { extra.animations.isEmpty ? nil : extra.animations.map(\.key) }
    /// An animation.
    public func animation(forKey key: String) -> CAAnimation? { extra.animations.first { $0.key == key }?.animation }
}

/// A time in seconds.
public typealias CFTimeInterval = Double
