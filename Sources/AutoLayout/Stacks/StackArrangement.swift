import Foundation

/// Makes the constraints of a stack: a function from the arranged boxes to constraints and guides, none of them active.
///
/// Sources: the article and the MIT-licensed reimplementation by A. Grebenyuk (Arranged: 3,360 layouts compared with UIKit's) and
/// T. van Zummeren's (TZStackView), and constraints printed in public logs.
@MainActor
package struct StackArrangement {
    package struct Result {
        package var constraints: [LayoutConstraint] = []
        package var guides: [any LayoutItem] = []

        package init() {}
    }

    let stack: any LayoutStack
    let boxes: [any LayoutBox]
    let visible: [any LayoutBox]
    let along: StackAxis
    let across: StackAxis
    package private(set) var result = Result()

    package init(of stack: any LayoutStack) {
        self.stack = stack
        boxes = stack.arrangedBoxes
        visible = stack.arrangedBoxes.filter { !$0.isHidden }
        along = StackAxis(stack.axis)
        across = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
        guard !boxes.isEmpty else { return }
        hideHiddenBoxes()
        connectAlong()
        distribute()
        align()
    }

    /// The item to which the boxes are tied: the stack's margins, or its edges.
    var canvas: any LayoutItem {
        stack.isLayoutMarginsRelativeArrangement ? stack.marginsItem : stack
    }

    private mutating func hideHiddenBoxes() {
        for box in boxes where box.isHidden {
            add(box, along.size, .equal, constant: 0, "UISV-hiding")
        }
    }

    /// Ties the ends of the canvas to the first and the last visible box, or to a spanner in their place where none is visible.
    private mutating func connectAlong() {
        let ends: (first: any LayoutItem, last: any LayoutItem)
        if let first = visible.first, let last = visible.last {
            ends = (first, last)
        } else {
            let spanner = addGuide(.ordering)
            ends = (spanner, spanner)
        }
        add(canvas, along.start, .equal, ends.first, along.start, "UISV-canvas-connection")
        add(canvas, along.end, .equal, ends.last, along.end, "UISV-canvas-connection")
    }

    mutating func addGuide(_ kind: ArrangementGuide) -> any LayoutItem {
        let guide = stack.makeGuide(kind)
        result.guides.append(guide)
        return guide
    }

    mutating func add(
        _ first: any LayoutItem,
        _ attribute: LayoutConstraint.Attribute,
        _ relation: LayoutConstraint.Relation,
        _ second: (any LayoutItem)? = nil,
        _ otherAttribute: LayoutConstraint.Attribute = .notAnAttribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        _ identifier: String,
        priority: Float = 1000
    ) {
        let constraint = LayoutConstraint(
            first: LayoutTerm(item: first, attribute: attribute), relation,
            second: second.map { LayoutTerm(item: $0, attribute: otherAttribute) },
            multiplier: multiplier, constant: constant)
        constraint.notation.identifier = identifier
        constraint.priority = priority
        constraint.role = .stackView
        result.constraints.append(constraint)
    }
}

/// The attributes of one axis by their part in an arrangement.
struct StackAxis {
    let start: LayoutConstraint.Attribute
    let end: LayoutConstraint.Attribute
    let center: LayoutConstraint.Attribute
    let size: LayoutConstraint.Attribute
    let isHorizontal: Bool

    init(_ axis: LayoutConstraint.Axis) {
        isHorizontal = axis == .horizontal
        (start, end, center, size) =
            isHorizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }

    func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
}
