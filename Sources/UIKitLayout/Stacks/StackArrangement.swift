import Foundation

/// Makes the constraints of a stack view.
///
/// Sources: the article and the MIT-licensed reimplementation by A. Grebenyuk (Arranged: 3,360 layouts compared with UIKit's) and
/// T. van Zummeren's (TZStackView), and constraints printed in public logs.
@MainActor
struct StackArrangement {
    struct Result {
        var constraints: [NSLayoutConstraint] = []
        var guides: [UILayoutGuide] = []
    }

    let stack: UIStackView
    let views: [UIView]
    let visible: [UIView]
    let along: StackAxis
    let across: StackAxis
    private(set) var result = Result()

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews
        visible = stack.visibleViews
        along = StackAxis(stack.axis)
        across = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
        guard !views.isEmpty else { return }
        hideHiddenViews()
        connectAlong()
        distribute()
        align()
    }

    /// What the views are connected with: the stack's margins, or its edges.
    var canvas: any LayoutItem {
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    private mutating func hideHiddenViews() {
        for view in views where view.isHidden {
            add(view, along.size, .equal, constant: 0, "UISV-hiding")
        }
    }

    /// Ties the ends of the canvas to the first and the last visible view, or to a spanner in their place where none is visible.
    private mutating func connectAlong() {
        let ends: (first: any LayoutItem, last: any LayoutItem)
        if let first = visible.first, let last = visible.last {
            ends = (first, last)
        } else {
            let spanner = SpannerGuide(across: false)
            addGuide(spanner)
            ends = (spanner, spanner)
        }
        add(canvas, along.start, .equal, ends.first, along.start, "UISV-canvas-connection")
        add(canvas, along.end, .equal, ends.last, along.end, "UISV-canvas-connection")
    }

    mutating func addGuide(_ guide: UILayoutGuide) {
        result.guides.append(guide)
    }

    mutating func add(
        _ first: any LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: (any LayoutItem)? = nil,
        _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        _ identifier: String,
        priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            first: LayoutTerm(item: first, attribute: attribute), relation,
            second: second.map { LayoutTerm(item: $0, attribute: otherAttribute) },
            multiplier: multiplier, constant: constant)
        constraint.identifier = identifier
        constraint.priority = UILayoutPriority(priority)
        constraint.role = .stackView
        result.constraints.append(constraint)
    }
}

/// The attributes of one axis by their part in an arrangement.
struct StackAxis {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute
    let isHorizontal: Bool

    init(_ axis: NSLayoutConstraint.Axis) {
        isHorizontal = axis == .horizontal
        (start, end, center, size) =
            isHorizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }

    func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
}

/// The room between two arranged views.
@MainActor
final class GapGuide: UILayoutGuide {
    override init() {
        super.init()
        identifier = "UISV-distributing"
    }
}

/// What spans the arranged views across the axis, or the canvas along it where no view is visible.
@MainActor
final class SpannerGuide: UILayoutGuide {
    init(across: Bool) {
        super.init()
        identifier = across ? "UISV-alignment-spanner" : "UISV-ordering-spanner"
    }
}
