public import Foundation

/// Draws what is inside many times, each time moved on by a transform.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// The colour that copies are multiplied by: they are drawn in their own, and the scene says so.
    open var instanceColor: CGColor? {
        didSet { if instanceColor != nil { noteUndrawn("the colour of a replicator layer's copies") } }
    }
    /// How many times.
    open var instanceCount = 1
    /// From each time to the next, about the middle.
    open var instanceTransform = CATransform3DIdentity
    /// How much later each one's animations run, in seconds. Changes no picture.
    open var instanceDelay: CFTimeInterval = 0
    /// What is added to the opacity from each time to the next.
    open var instanceAlphaOffset: Float = 0

    override func drawContent(in canvas: inout ViewCanvas) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let there = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        let back = CGAffineTransform(translationX: middle.x, y: middle.y)
        var step = CGAffineTransform.identity
        // The first one is drawn as what is inside any layer.
        for index in 1..<max(instanceCount, 1) {
            step = step.concatenating(instanceTransform.affine)
            let opacity = min(max(1 + Double(instanceAlphaOffset) * Double(index), 0), 1)
            canvas.group(opacity: opacity) { group in
                group.transformed(by: there.concatenating(step).concatenating(back)) { recordSublayers(in: &$0) }
            }
        }
    }
}

/// Emits particles over time: before time runs there are none. Changes no picture.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    /// How particles lie over one another: none are drawn. Changes no picture.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// What is emitted.
    open var emitterCells: [CAEmitterCell]?
    /// Where, in points.
    open var emitterPosition = CGPoint.zero
    /// How large the source is, in points.
    open var emitterSize = CGSize.zero
    /// The shape of the source.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// A factor of how many there are.
    open var birthRate: Float = 1
    /// A factor of how long they last.
    open var lifetime: Float = 1
}

/// The shape of a source of particles. Changes no picture.
public enum CAEmitterLayerEmitterShape: String, Hashable, Sendable {
    case point, line, rectangle, cuboid, circle, sphere
}

/// A kind of particle. Changes no picture.
@preconcurrency @MainActor
open class CAEmitterCell: MainActorObject {
    /// Its picture.
    open var contents: Any?
    /// Its name.
    open var name: String?
    /// Its colour.
    open var color: CGColor?
    /// How many there are in a second.
    open var birthRate: Float = 0
    /// How long one lasts, in seconds.
    @Forwarded(to: "lives", as: "value") open var lifetime: Float
    /// How much that differs.
    @Forwarded(to: "lives", as: "range") open var lifetimeRange: Float
    /// How fast it is, in points per second.
    @Forwarded(to: "speed", as: "value") open var velocity: CGFloat
    /// How much that differs.
    @Forwarded(to: "speed", as: "range") open var velocityRange: CGFloat
    /// Where it goes, in radians.
    @Forwarded(to: "direction", as: "value") open var emissionLongitude: CGFloat
    /// How much that differs.
    @Forwarded(to: "direction", as: "range") open var emissionRange: CGFloat
    /// How it speeds up.
    @Forwarded(to: "acceleration", as: "x") open var xAcceleration: CGFloat
    /// How it speeds up.
    @Forwarded(to: "acceleration", as: "y") open var yAcceleration: CGFloat
    /// How it turns.
    @Forwarded(to: "turn", as: "value") open var spin: CGFloat
    /// How much that differs.
    @Forwarded(to: "turn", as: "range") open var spinRange: CGFloat
    /// How large it is.
    @Forwarded(to: "size", as: "value") open var scale: CGFloat
    /// How much that differs.
    @Forwarded(to: "size", as: "range") open var scaleRange: CGFloat
    /// How it grows.
    @Forwarded(to: "size", as: "growth") open var scaleSpeed: CGFloat
    /// How it fades.
    @Forwarded(to: "opacity", as: "growth") open var alphaSpeed: Float
    /// How much opacities differ.
    @Forwarded(to: "opacity", as: "range") open var alphaRange: Float
    private final var lives = EmitterRange<Float>()
    private final var speed = EmitterRange<CGFloat>()
    private final var direction = EmitterRange<CGFloat>()
    private final var acceleration = CGPoint.zero
    private final var turn = EmitterRange<CGFloat>()
    private final var size = EmitterRange<CGFloat>(value: 1)
    private final var opacity = EmitterRange<Float>(value: 1)
    /// A particle of nothing.
    public init() {
        super.init(onMainActor: ())
    }
}

/// A number that differs from particle to particle, and with time.
struct EmitterRange<Value: ExpressibleByIntegerLiteral> {
    var value: Value = 0
    /// How much it differs.
    var range: Value = 0
    /// By how much it grows in a second.
    var growth: Value = 0
}

/// How particles lie over one another. Changes no picture.
public enum CAEmitterLayerRenderMode: String, Hashable, Sendable {
    case unordered, oldestFirst, oldestLast, backToFront, additive
}
