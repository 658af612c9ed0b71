internal import KeylineFoundationSupplement

/// The maps to a surface's coordinates of the groups that are open, each including those around it.
struct TransformStack {
    private var transforms: [CGAffineTransform]

    init(_ base: CGAffineTransform) {
        transforms = [base]
    }

    /// The current map.
    var current: CGAffineTransform { transforms[transforms.count - 1] }

    mutating func push(_ transform: CGAffineTransform) {
        transforms.append(transform.concatenating(current))
    }

    mutating func pop() {
        precondition(transforms.count > 1, "every group that ends has begun")
        transforms.removeLast()
    }
}
