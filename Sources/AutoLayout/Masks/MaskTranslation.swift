import Foundation

/// A frame and an autoresizing mask as constraints.
///
/// Along each axis the position comes first, then the size. Flexible parts grow in proportion to their present size, so that the
/// present frame results at the container's present size.
@MainActor
struct MaskTranslation {
    private let box: any LayoutBox
    private let isRoot: Bool
    private let rect: CGRect
    private let containerSize: CGSize

    init(_ box: any LayoutBox, isRoot: Bool) {
        self.box = box
        self.isRoot = isRoot
        let rectangles = box.maskedPlace()
        rect = rectangles.rect
        containerSize = rectangles.containerSize
    }

    var constraints: [LayoutConstraint] {
        if isRoot || box.isEncapsulated { return position + size }
        return along(.horizontal) + along(.vertical)
    }

    private var position: [LayoutConstraint] {
        guard !isRoot, let container = box.container else { return [] }
        return [
            make(.left, equal: container, .left, constant: rect.minX),
            make(.top, equal: container, .top, constant: rect.minY),
        ]
    }

    private var size: [LayoutConstraint] {
        guard box.isEncapsulated else {
            return [make(.width, constant: rect.width), make(.height, constant: rect.height)]
        }
        return [
            encapsulate(.width, rect.width, "UIView-Encapsulated-Layout-Width"),
            encapsulate(.height, rect.height, "UIView-Encapsulated-Layout-Height"),
        ]
    }

    /// A size that the window or cell around the box decides.
    private func encapsulate(
        _ attribute: LayoutConstraint.Attribute,
        _ length: CGFloat,
        _ identifier: String
    ) -> LayoutConstraint {
        let constraint = LayoutConstraint(
            first: LayoutTerm(item: box, attribute: attribute), .equal, second: nil, constant: length)
        constraint.notation.identifier = identifier
        constraint.role = .encapsulated
        constraint.holder = box
        return constraint
    }

    private func along(_ axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
        guard let container = box.container else { return [] }
        let isHorizontal = axis == .horizontal
        let (position, length) = isHorizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
        let total = isHorizontal ? containerSize.width : containerSize.height
        let shares = box.autoresizing(along: axis)
            .shares(position: position, length: length, total: total)
        let (near, far): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
            isHorizontal ? (.left, .right) : (.top, .bottom)
        let extent: LayoutConstraint.Attribute = isHorizontal ? .width : .height
        let placement =
            shares.position == 0
            ? make(near, equal: container, near, constant: position)
            : shares.position == 1
                ? make(far, equal: container, far, constant: position + length - total)
                : make(
                    near, equal: container, far, multiplier: shares.position,
                    constant: position - shares.position * total)
        let size =
            shares.length == 0
            ? make(extent, constant: length)
            : make(
                extent, equal: container, extent, multiplier: shares.length, constant: length - shares.length * total)
        return [placement, size]
    }

    private func make(
        _ attribute: LayoutConstraint.Attribute,
        equal other: (any LayoutBox)? = nil,
        _ otherAttribute: LayoutConstraint.Attribute = .notAnAttribute,
        multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> LayoutConstraint {
        let constraint = LayoutConstraint(
            first: LayoutTerm(item: box, attribute: attribute), .equal,
            second: other.map { LayoutTerm(item: $0, attribute: otherAttribute) },
            multiplier: multiplier, constant: constant)
        constraint.role = .autoresizing
        constraint.holder = other ?? box
        return constraint
    }
}
