public import Foundation
public import KeylineFoundationSupplement

/// Something that falls and bounces: a picture is taken before it does. Changes no picture.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in points.
    var center: CGPoint { get set }
    /// The rectangle in its own coordinates.
    var bounds: CGRect { get }
    /// How it is turned.
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Has things fall and bounce: a picture is taken before they do. Changes no picture.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view in whose coordinates things move.
    open private(set) weak var referenceView: UIView?
    /// What moves them.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Hears when things begin to move.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Whether anything moves: nothing does.
    open var isRunning: Bool { false }
    /// Moves what is in a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }
    /// Moves nothing yet.
    public override init() {
        super.init()
    }
    /// Adds a movement.
    open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
    /// Takes a movement away.
    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    /// Takes all movements away.
    open func removeAllBehaviors() { behaviors = [] }
    /// Looks anew where something is.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// A movement. Changes no picture.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// Called with every step.
    open var action: (() -> Void)?
    /// The movements inside.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Moves nothing yet.
    public override init() {
        super.init()
    }
    /// Adds a movement inside.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    /// Takes a movement away.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
}

/// Things fall. Changes no picture.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    /// The items that move.
    open private(set) var items: [any UIDynamicItem]
    /// Moves things.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }
    /// Moves another thing.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// No longer moves a thing.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    /// Where to, and how fast.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// How fast.
    open var magnitude: CGFloat = 1
    /// Where to, in radians.
    open var angle: CGFloat = .pi / 2
}

/// Things bounce. Changes no picture.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The items that move.
    open private(set) var items: [any UIDynamicItem]
    /// Moves things.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }
    /// Moves another thing.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// No longer moves a thing.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    /// Whether the view's edges are walls.
    open var translatesReferenceBoundsIntoBoundary = false
    /// Adds a wall.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
    /// Adds a wall.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
    /// Takes all walls away.
    open func removeAllBoundaries() {}
}

/// How things behave. Changes no picture.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items that move.
    open private(set) var items: [any UIDynamicItem]
    /// Moves things.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }
    /// Moves another thing.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// No longer moves a thing.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    /// How much of its speed a thing keeps when it bounces.
    open var elasticity: CGFloat = 0
    /// How things slide along one another.
    open var friction: CGFloat = 0
    /// How heavy things are.
    open var density: CGFloat = 1
    /// How things slow down.
    open var resistance: CGFloat = 0
    /// How turning slows down.
    open var angularResistance: CGFloat = 0
    /// Whether things turn.
    open var allowsRotation = true
    /// Gives a thing a speed, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Turns a thing, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

/// A thing is tied to a point. Changes no picture.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The point.
    open var anchorPoint: CGPoint
    /// The distance, in points.
    open var length: CGFloat = 0
    /// How the tie gives way.
    open var damping: CGFloat = 0
    /// How often it swings in a second.
    open var frequency: CGFloat = 0
    /// Ties a thing.
    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        anchorPoint = point
        super.init()
    }
}

/// A thing jumps to a point. Changes no picture.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    /// The point.
    open var snapPoint: CGPoint
    /// How the jump ends.
    open var damping: CGFloat = 0.5
    /// Has a thing jump.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        snapPoint = point
        super.init()
    }
}

/// Things are pushed. Changes no picture.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// The items that are pushed.
    open private(set) var items: [any UIDynamicItem]
    /// How long; raw values are Apple's.
    public enum Mode: Int, Hashable, Sendable {
        case continuous = 0
        case instantaneous
    }
    /// How long.
    public let mode: Mode
    /// Where an item is pushed, off its middle. Changes no picture.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
    /// Where an item is pushed: in its middle.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
    /// Whether they are.
    open var active = true
    /// Where to, in radians.
    open var angle: CGFloat = 0
    /// How much.
    open var magnitude: CGFloat = 0
    /// Where to, and how much.
    open var pushDirection = CGVector(dx: 0, dy: 0)
    /// Pushes things.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        self.items = items
        super.init()
    }
    /// Pushes another thing.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// No longer pushes a thing.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
