import Foundation
import KeylineScenes

extension DocumentRepair {
    func updatingFrames() throws -> [UInt8] {
        let geometry = try CanvasGeometry(
            of: document, laidOutBy: open(document.bytes), keepsStored: false, showing: viewsInScope)
        var editor = InterfaceEditor(document)
        for id in viewsInScope {
            guard let frame = frame(of: id, geometry), geometry[id]?.isCollapsed == false else { continue }
            if let stored = document.views[id]?.frame, Self.isNear(stored, frame) { continue }
            editor.setFrame(frame, of: id)
        }
        return editor.bytes()
    }

    /// Less than Xcode's own rounding is no change.
    private static func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        [first.minX - second.minX, first.minY - second.minY, first.width - second.width, first.height - second.height]
            .allSatisfy { abs($0) < 0.01 }
    }

    func updatingConstants() throws -> [UInt8] {
        let geometry = try CanvasGeometry(of: document, laidOutBy: open(document.bytes), keepsStored: true)
        let values = AttributeValues(document, geometry)
        var editor = InterfaceEditor(document)
        for constraint in constraintsInScope {
            guard let constant = values.constant(of: constraint), Self.isMissed(constraint, constant) else { continue }
            let text = ConstraintMarkup.number(constant)
            editor.set("constant", to: text == "0" ? nil : text, of: constraint)
            editor.set("symbolic", to: nil, of: constraint)
        }
        return editor.bytes()
    }

    /// Whether a constraint does not hold with its own constant where it would with another.
    private static func isMissed(_ constraint: InterfaceConstraint, _ constant: Double) -> Bool {
        switch constraint.relation {
        case "lessThanOrEqual": constant > constraint.constant + 0.01
        case "greaterThanOrEqual": constant < constraint.constant - 0.01
        default: abs(constant - constraint.constant) > 0.01
        }
    }
}
