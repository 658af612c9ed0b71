import Foundation

/// An attribute of an item as a sum over its rectangle: `start + share · extent + offset`.
@MainActor
struct AttributePlace {
    private let start: AffineSum?
    private let extent: AffineSum?
    private let share: Double

    init(
        _ attribute: LayoutConstraint.Attribute,
        of reference: ItemReference,
        relatedTo constraint: LayoutConstraint,
        isRightToLeft: Bool,
        engine: LayoutEngine
    ) {
        let (reference, attribute) = Self.resolve(attribute, of: reference, relatedTo: constraint)
        let rectangle = engine.rectangle(of: reference)
        switch attribute.absolute(isRightToLeft: isRightToLeft) {
        case .left: (start, extent, share) = (rectangle.x, nil, 0)
        case .right: (start, extent, share) = (rectangle.x, rectangle.width, 1)
        case .centerX: (start, extent, share) = (rectangle.x, rectangle.width, 0.5)
        case .top: (start, extent, share) = (rectangle.y, nil, 0)
        case .bottom: (start, extent, share) = (rectangle.y, rectangle.height, 1)
        case .centerY: (start, extent, share) = (rectangle.y, rectangle.height, 0.5)
        case .width: (start, extent, share) = (nil, rectangle.width, 1)
        case .height: (start, extent, share) = (nil, rectangle.height, 1)
        case .firstBaseline:
            let offset = reference.box?.baselineOffsets.first ?? 0
            let hold = reference.box?.baselineHold ?? 0
            start = rectangle.y + (offset - hold)
            extent = rectangle.height
            share = hold == 0 ? 0 : 0.5
        case .lastBaseline:
            let offset = reference.box?.baselineOffsets.last ?? 0
            let hold = reference.box?.baselineHold ?? 0
            start = rectangle.y - (offset - hold)
            extent = rectangle.height
            share = hold == 0 ? 1 : 0.5
        default: (start, extent, share) = (nil, nil, 0)
        }
    }

    func add(times coefficient: Double, to form: inout LinearForm) {
        if let start { form.add(start, times: coefficient) }
        if let extent { form.add(extent, times: coefficient * share) }
    }

    /// The item whose edge is really meant: the margins guide for a margin, a text's own box for a baseline, the content of a
    /// scroll view for the edges of what lies in it. Sizes and centers are always the frame's.
    ///
    /// Source for the centers: frames in public Interface Builder files (33 of 34).
    private static func resolve(
        _ attribute: LayoutConstraint.Attribute,
        of reference: ItemReference,
        relatedTo constraint: LayoutConstraint
    ) -> (ItemReference, LayoutConstraint.Attribute) {
        switch attribute {
        case .width, .height, .centerX, .centerY: return (reference, attribute)
        case .firstBaseline: return (reference.box?.firstBaselineBox.reference ?? reference, attribute)
        case .lastBaseline: return (reference.box?.lastBaselineBox.reference ?? reference, attribute)
        default: break
        }
        if attribute.isMargin, let box = reference.box { return (box.marginsItem.reference, attribute.withoutMargin) }
        guard reference.isScrolling, constraint.role != .autoresizing, let box = reference.box,
            constraint.reachesInto(box), let content = box.scrolledContent
        else { return (reference, attribute) }
        return (content.reference, attribute)
    }
}

extension LayoutConstraint {
    /// Whether the constraint ties something inside a scroll view to the scroll view itself, whose edges then are its content's.
    fileprivate func reachesInto(_ scrollView: any LayoutBox) -> Bool {
        containsItem { item in
            guard let box = item.layoutBox, box !== scrollView else { return false }
            return box.lies(in: scrollView)
        }
    }
}
