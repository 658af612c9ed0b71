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
        let (reference, attribute, margins) = Self.resolve(attribute, of: reference, relatedTo: constraint)
        var rectangle = engine.rectangle(of: reference)
        if let margins { rectangle = margins.derivedRectangle(from: rectangle) }
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
    /// scroll view for the edges and the margins of a view in it, which then are insets of the content. Sizes and centers are always the
    /// frame's.
    ///
    /// Source: Apple, Auto Layout Guide, "Working with Scroll Views"; for the centers frames in public Interface Builder files (33 of 34).
    private static func resolve(
        _ attribute: LayoutConstraint.Attribute,
        of reference: ItemReference,
        relatedTo constraint: LayoutConstraint
    ) -> (item: ItemReference, attribute: LayoutConstraint.Attribute, insets: (any LayoutItem)?) {
        switch attribute {
        case .width, .height, .centerX, .centerY: return (reference, attribute, nil)
        case .firstBaseline: return (reference.box?.firstBaselineBox.reference ?? reference, attribute, nil)
        case .lastBaseline: return (reference.box?.lastBaselineBox.reference ?? reference, attribute, nil)
        default: break
        }
        guard let box = reference.box else { return (reference, attribute, nil) }
        let edge = attribute.isMargin ? attribute.withoutMargin : attribute
        if reference.isScrolling, constraint.role != .autoresizing, constraint.reachesInto(box),
            let content = box.scrolledContent
        {
            return (content.reference, edge, attribute.isMargin ? box.marginsItem : nil)
        }
        return (attribute.isMargin ? box.marginsItem.reference : reference, edge, nil)
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
