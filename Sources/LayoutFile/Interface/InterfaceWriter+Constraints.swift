import Foundation
import KeylineGraphics
import KeylineScenes

/// Guides and constraints of a XIB.
extension InterfaceWriter {
    private static let guideKeys = [
        "UIViewSafeAreaLayoutGuide": "safeArea", "UIViewLayoutMarginsGuide": "layoutMargins",
        "UIViewReadableContentGuide": "readableContent", "UIViewKeyboardLayoutGuide": "keyboard",
        "UIScrollView-contentLayoutGuide": "contentLayoutGuide", "UIScrollView-frameLayoutGuide": "frameLayoutGuide",
    ]

    private var made: [ConstraintSnapshot] { complete.constraints.filter { !$0.isSystem && $0.location != nil } }

    /// The guides that constraints speak of, the safe area always.
    mutating func guides(of view: ViewID, isRoot: Bool = true) -> [InterfaceElement] {
        let sides = made.flatMap { [$0.first] + ($0.second.map { [$0] } ?? []) }.filter { $0.view == view }
        var keys = Set(sides.filter { Self.margin($0) == nil }.compactMap(\.guide))
        if view.rawValue == LayoutIDs.screen { keys.insert("UIViewSafeAreaLayoutGuide") }
        var own: [InterfaceElement] = []
        var system: [InterfaceElement] = []
        for key in keys.sorted() {
            let id = ids.make(for: "\(view)/\(key)")
            guideIDs["\(view)/\(key)"] = id
            if let known = Self.key(of: key) {
                system.append(InterfaceElement("viewLayoutGuide", [("key", known), ("id", id)]))
            } else {
                own.append(InterfaceElement("layoutGuide", [("id", id), ("identifier", key)]))
            }
        }
        return system + (own.isEmpty ? [] : [InterfaceElement("layoutGuides", [], own)])
    }

    /// What documents call a guide. The one guide of layout files without an identifier is the frame of a scroll view.
    private static func key(of identifier: String) -> String? {
        identifier.isEmpty
            ? "frameLayoutGuide"
            : guideKeys[identifier]
                ?? guideKeys.first { identifier.lowercased().hasSuffix($0.value.lowercased()) }?.value
    }

    /// What documents call an attribute of a view's margins; nil for one of anything else, or one that they have no word for.
    private static func margin(_ side: ConstraintSnapshot.Side) -> String? {
        guard side.guide == "UIViewLayoutMarginsGuide" else { return nil }
        let name = side.attribute.rawValue
        return switch side.attribute {
        case .leading, .trailing, .left, .right, .top, .bottom: name + "Margin"
        case .centerX, .centerY: name + "WithinMargins"
        default: nil
        }
    }

    /// The constraints that a view holds: those for which it is the nearest view around both items.
    mutating func constraints(of view: ViewID) -> [InterfaceElement] {
        let own = made.filter { $0.owner == view }
        var elements: [(id: String, element: InterfaceElement)] = []
        for constraint in own {
            guard let first = item(constraint.first), constraint.second == nil || constraint.second.flatMap(item) != nil
            else {
                let location = constraint.location ?? .init(file: document.file)
                lose("a constraint to an item that XIBs do not have", at: location)
                continue
            }
            let second = constraint.second.flatMap(item)
            let holder = objectIDs[view.rawValue]
            let relation = ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"][constraint.relation.rawValue]
            let equation =
                "\(constraint.first) \(constraint.relation) \(String(describing: constraint.second)) "
                + "\(constraint.constant) \(constraint.priority)"
            let id = ids.make(for: equation)
            let attributes: [(String, String?)] = [
                ("firstItem", first.id == holder ? nil : first.id), ("firstAttribute", first.attribute),
                ("relation", relation), ("secondItem", second?.id), ("secondAttribute", second?.attribute),
                ("multiplier", constraint.multiplier == 1 ? nil : "\(constraint.multiplier)"),
                ("priority", constraint.priority == 1000 ? nil : InterfaceElement.number(CGFloat(constraint.priority))),
                ("constant", constraint.constant == 0 ? nil : InterfaceElement.number(constraint.constant)),
                ("identifier", constraint.identifier), ("id", id),
            ]
            let statement = varyingStatement(of: constraint)
            elements.append((id, InterfaceElement("constraint", attributes, statement.map(variations) ?? [])))
            statement.map { varyingConstraints[view.rawValue, default: []].append((id, $0)) }
        }
        return elements.isEmpty
            ? [] : [InterfaceElement("constraints", [], elements.sorted { $0.id < $1.id }.map(\.element))]
    }

    /// The statement that made a constraint, where it differs between size classes.
    private func varyingStatement(of constraint: ConstraintSnapshot) -> ConstraintStatement? {
        guard hasVariations else { return nil }
        return document.constraints.first { statement in
            statement.location == constraint.location && !(statement.isInstalled && statement.variations.isEmpty)
        }
    }

    private func item(_ side: ConstraintSnapshot.Side) -> (id: String, attribute: String)? {
        let attribute = side.attribute == .lastBaseline ? "baseline" : side.attribute.rawValue
        if let margin = Self.margin(side) { return objectIDs[side.view.rawValue].map { ($0, margin) } }
        if let guide = side.guide { return guideIDs["\(side.view)/\(guide)"].map { ($0, attribute) } }
        return objectIDs[side.view.rawValue].map { ($0, attribute) }
    }
}
