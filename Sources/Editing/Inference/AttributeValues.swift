import Foundation

/// What attributes are on the canvas, in points.
struct AttributeValues {
    let document: InterfaceDocument
    let geometry: CanvasGeometry

    init(_ document: InterfaceDocument, _ geometry: CanvasGeometry) {
        self.document = document
        self.geometry = geometry
    }

    /// The constant with which a constraint holds on the canvas; nil where one of its items is not there, or is the content of a scroll
    /// view, whose size only the constraints tell.
    func constant(of constraint: InterfaceConstraint) -> Double? {
        let isReversed = isReversed(constraint)
        guard let first = value(of: constraint.first, against: constraint.second?.item, isReversed: isReversed) else {
            return nil
        }
        guard let second = constraint.second else { return first }
        guard let other = value(of: second, against: constraint.first.item, isReversed: isReversed) else { return nil }
        return first - constraint.multiplier.value * other
    }

    /// Whether a constraint counts to the left: it speaks of leading or trailing where lines begin on the right.
    private func isReversed(_ constraint: InterfaceConstraint) -> Bool {
        guard [constraint.first, constraint.second].contains(where: { $0?.isDirectional ?? false }),
            let container = document.container(of: constraint), let box = geometry[container]
        else { return false }
        return document.isFromRight(inside: container, sceneIsFromRight: box.canvas.isFromRight)
    }

    /// The value of an attribute; edges count in the coordinates of the scene, so that only differences mean something.
    ///
    /// - Parameters:
    ///   - side: The item and attribute.
    ///   - other: The item on the other side.
    ///   - isReversed: Whether coordinates grow to the left.
    /// - Returns: The value in points; nil for one that is not known.
    private func value(of side: InterfaceConstraint.Side, against other: String?, isReversed: Bool) -> Double? {
        guard let id = document.view(of: side.item), let canvas = geometry[id] else { return nil }
        let frame = isReversed ? canvas.mirrored : canvas
        let isGuide = side.item != id
        if document.views[id]?.scrolls ?? false, let other, document.isInside(other, id) {
            switch side.attribute {
            case "trailing", "bottom", "right": return nil
            case "leading", "left": return frame.contentOrigin.x
            case "top": return frame.contentOrigin.y
            default: break
            }
        }
        return isGuide ? guideValue(side, id, frame) : viewValue(side.attribute, frame)
    }

    private func guideValue(_ side: InterfaceConstraint.Side, _ view: String, _ place: CanvasGeometry.Place) -> Double?
    {
        guard let key = document.views[view]?.guides.first(where: { $0.value == side.item })?.key else { return nil }
        let frame = place.frame
        let area = place.safeArea
        let rect: CGRect
        switch key {
        case "safeArea":
            rect = CGRect(
                x: frame.minX + area.left, y: frame.minY + area.top, width: frame.width - area.left - area.right,
                height: frame.height - area.top - area.bottom)
        case "top": rect = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: area.top)
        case "bottom":
            rect = CGRect(x: frame.minX, y: frame.maxY - area.bottom, width: frame.width, height: area.bottom)
        case "frameLayoutGuide": rect = frame
        default: return nil
        }
        return Self.value(side.attribute, of: rect)
    }

    private func viewValue(_ attribute: String, _ place: CanvasGeometry.Place) -> Double? {
        let frame = place.frame
        let margins = place.margins
        switch attribute {
        case "leftMargin", "leadingMargin": return frame.minX + margins.left
        case "rightMargin", "trailingMargin": return frame.maxX - margins.right
        case "topMargin": return frame.minY + margins.top
        case "bottomMargin": return frame.maxY - margins.bottom
        case "centerXWithinMargins": return (frame.minX + margins.left + frame.maxX - margins.right) / 2
        case "centerYWithinMargins": return (frame.minY + margins.top + frame.maxY - margins.bottom) / 2
        case "firstBaseline": return (place.firstBaseline ?? place.lastBaseline).map { frame.minY + $0 }
        case "baseline", "lastBaseline": return place.lastBaseline.map { frame.minY + $0 }
        default: return Self.value(attribute, of: place.alignment)
        }
    }

    private static func value(_ attribute: String, of rect: CGRect) -> Double? {
        switch attribute {
        case "left", "leading": rect.minX
        case "right", "trailing": rect.maxX
        case "top": rect.minY
        case "bottom": rect.maxY
        case "width": rect.width
        case "height": rect.height
        case "centerX": rect.midX
        case "centerY": rect.midY
        default: nil
        }
    }
}
