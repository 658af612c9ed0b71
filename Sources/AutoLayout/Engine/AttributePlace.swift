import Foundation

/// An attribute of an item as a sum over its rectangle: `start + share · extent + offset`.
@MainActor
struct AttributePlace {
    private var start: AffineSum?
    private var extent: AffineSum?
    private var share: Double

    init(
        _ attribute: LayoutConstraint.Attribute,
        of reference: ItemReference,
        relatedTo constraint: LayoutConstraint,
        isRightToLeft: Bool,
        engine: LayoutEngine
    ) {
        let (reference, attribute) = Self.resolve(attribute, of: reference, relatedTo: constraint)
        let rectangle = engine.rectangle(of: reference)
        self = Self.place(attribute.absolute(isRightToLeft: isRightToLeft), in: rectangle, of: reference.box)
    }

    private init(_ start: AffineSum? = nil, plus share: Double = 0, of extent: AffineSum? = nil) {
        self.start = start
        self.extent = extent
        self.share = share
    }

    private static func place(
        _ attribute: LayoutConstraint.Attribute, in rectangle: LayoutRectangle, of box: (any LayoutBox)?
    ) -> AttributePlace {
        switch attribute {
        case .left: return AttributePlace(rectangle.x)
        case .right: return AttributePlace(rectangle.x, plus: 1, of: rectangle.width)
        case .centerX: return AttributePlace(rectangle.x, plus: 0.5, of: rectangle.width)
        case .top: return AttributePlace(rectangle.y)
        case .bottom: return AttributePlace(rectangle.y, plus: 1, of: rectangle.height)
        case .centerY: return AttributePlace(rectangle.y, plus: 0.5, of: rectangle.height)
        case .width: return AttributePlace(plus: 1, of: rectangle.width)
        case .height: return AttributePlace(plus: 1, of: rectangle.height)
        case .firstBaseline:
            let hold = box?.baselineHold ?? BaselineHold(share: 0, height: 0)
            let start = rectangle.y + ((box?.baselineOffsets.first ?? 0) + hold.start)
            return AttributePlace(start, plus: hold.share, of: rectangle.height)
        case .lastBaseline:
            let hold = box?.baselineHold ?? BaselineHold(share: 1, height: 0)
            let start = rectangle.y + (hold.end - (box?.baselineOffsets.last ?? 0))
            return AttributePlace(start, plus: hold.share, of: rectangle.height)
        default: return AttributePlace()
        }
    }

    func add(times coefficient: Double, to form: inout LinearForm) {
        if let start { form.add(start, times: coefficient) }
        if let extent { form.add(extent, times: coefficient * share) }
    }

    /// The item whose edge is really meant: the margins guide for a margin, a text's own box for a baseline, the content of a
    /// scroll view for the edges of a view in it. Sizes and centers are always the frame's.
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
