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
    /// The part of the source that emits.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// A factor of how many there are.
    open var birthRate: Float = 1
    /// A factor of how long they last.
    open var lifetime: Float = 1
}

/// A kind of particle. Changes no picture.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// Its picture.
    open var contents: Any?
    /// Its name.
    open var name: String?
    /// Its colour.
    open var color: CGColor?
    /// How many there are in a second.
    open var birthRate: Float = 0
    /// How long one lasts, in seconds.
    open var lifetime: Float = 0
    /// How much that differs.
    open var lifetimeRange: Float = 0
    /// How fast it is, in points per second.
    open var velocity: CGFloat = 0
    /// How much that differs.
    open var velocityRange: CGFloat = 0
    /// Where it goes, in radians.
    open var emissionLongitude: CGFloat = 0
    /// How much that differs.
    open var emissionRange: CGFloat = 0
    /// How it speeds up.
    open var xAcceleration: CGFloat = 0
    /// How it speeds up.
    open var yAcceleration: CGFloat = 0
    /// How it turns.
    open var spin: CGFloat = 0
    /// How much that differs.
    open var spinRange: CGFloat = 0
    /// How large it is.
    open var scale: CGFloat = 1
    /// How much that differs.
    open var scaleRange: CGFloat = 0
    /// How it grows.
    open var scaleSpeed: CGFloat = 0
    /// How it fades.
    open var alphaSpeed: Float = 0
    /// How much opacities differ.
    open var alphaRange: Float = 0
    /// A particle of nothing.
    public override init() {
        super.init()
    }
}
