import Foundation
import KeylineByteText
import KeylineChecks
import KeylineGraphics
import KeylineScenes

/// The data of the inspector's script.
struct InspectorData: Encodable {
    struct Slice: Encodable {
        let frame: [Double]
        let image: String
    }

    struct Side: Encodable {
        let view: Int
        let attribute: String
        let guide: String?
    }

    struct Property: Encodable {
        let inspector: String
        let name: String
        let value: String
        /// The color as CSS writes it, where the value is one.
        let color: String?
    }

    struct Length: Encodable {
        let part: String
        let value: Double
        let isOpen: Bool
        let reasons: [Reason]
    }

    struct Reason: Encodable {
        let equation: String
        let maker: String
        let priority: Double
        let state: String
        let missedBy: Double
        let place: String?
    }

    struct Finding: Encodable {
        let severity: String
        let kind: String
        let message: String
        let hints: [String]
        /// The command that repairs it; nil where none does without knowing what was meant.
        let command: String?
    }

    /// The name by which people know the scene.
    let name: String
    /// The scene's id.
    let scene: String
    let file: String
    let environment: String
    let size: [Double]
    let background: String
    /// The command that prints what decides a view's frame; the view's id follows.
    let explain: String
    private(set) var views: [View] = []
    let constraints: [Constraint]
}

extension InspectorData {
    init(
        _ scene: Scene, of file: String, named name: String?, _ explanation: LayoutExplanation?,
        _ advice: InspectorAdvice, slices: [ViewID: ViewSlicer.Slice]
    ) {
        self.name = name ?? scene.id.rawValue
        self.scene = scene.id.rawValue
        self.file = file
        environment = scene.environment.description
        size = [Double(scene.displayList.size.width), Double(scene.displayList.size.height)]
        background = scene.environment.appearance == .dark ? "#000" : "#fff"
        explain = "keyline explain " + file.escaped(for: .shellWord) + " "
        let reading = InspectorReading(scene, explanation, advice)
        constraints = scene.layout.constraints.map(reading.constraint)
        for (index, placed) in reading.placed.enumerated() {
            var view = reading.view(placed, at: index)
            view.look.slice = slices[placed.view.id].map {
                Slice(frame: $0.frame.rounded, image: "data:image/png;base64," + $0.png.base64EncodedString())
            }
            views.append(view)
        }
    }
}

/// Turns a scene and what decides it into what a page shows.
private struct InspectorReading {
    let placed: [LayoutSnapshot.PlacedView]
    private let tree: ViewAncestry
    private let geometry: LayoutGeometry
    private let constraintsOfView: [ViewID: [Int]]
    private let explanations: [ViewID: FrameExplanation]
    private let findings: [ViewID: [Diagnostic]]
    private let others: [ViewID: CGRect]
    private let advice: InspectorAdvice
    private let viewsInConflict: Set<ViewID>
    private let names: EquationText

    init(_ scene: Scene, _ explanation: LayoutExplanation?, _ advice: InspectorAdvice) {
        self.advice = advice
        names = EquationText(of: scene.layout)
        viewsInConflict = scene.layout.viewsInConflict
        placed = scene.layout.placedViews
        tree = ViewAncestry(placed)
        geometry = LayoutGeometry(scene)
        var touching: [ViewID: [Int]] = [:]
        for (index, constraint) in scene.layout.constraints.enumerated() {
            for view in Set([constraint.first.view, constraint.second?.view].compactMap { $0 }) {
                touching[view, default: []].append(index)
            }
        }
        constraintsOfView = touching
        explanations = Dictionary((explanation?.frames ?? []).map { ($0.view, $0) }) { first, _ in first }
        findings = Dictionary(
            grouping: (scene.allFindings + advice.design).asDesigned.filter { $0.view != nil }
        ) { $0.view ?? "" }
        let other = explanation?.otherSolution?.placedViews ?? []
        others = Dictionary(other.map { ($0.view.id, $0.frame) }) { first, _ in first }
    }

    func view(_ placed: LayoutSnapshot.PlacedView, at index: Int) -> InspectorData.View {
        let view = placed.view
        let offset = CGPoint(x: placed.frame.minX - view.frame.minX, y: placed.frame.minY - view.frame.minY)
        let explanation = explanations[view.id]
        let content = view.sizing.intrinsicContentSize
        return InspectorData.View(
            identity: .init(
                id: view.id.rawValue, name: view.outlineName, class: view.className,
                parent: tree.parent(ofViewAt: index), depth: placed.depth,
                place: view.identity.location?.description),
            geometry: .init(
                frame: placed.frame.rounded, local: view.frame.rounded,
                alignment: view.alignmentRect.offsetBy(dx: offset.x, dy: offset.y).rounded,
                content: [content.width, content.height].map { $0 < 0 ? nil : rounded($0) },
                other: otherFrame(of: placed)),
            look: .init(
                isHidden: view.isHidden, isVisible: placed.isVisible, isAmbiguous: view.sizing.isAmbiguous,
                isInConflict: viewsInConflict.contains(view.id), clips: view.drawing.clipsContent,
                text: view.text?.text,
                code: view.codeValues.isEmpty ? nil : view.codeValues.map(\.description).joined(separator: ", "),
                slice: nil),
            explanation: .init(
                constraints: constraintsOfView[view.id] ?? [], lengths: explanation?.lengths.map(length) ?? [],
                conversation: explanation?.conversation?.text, lost: explanation?.lost.map(reason) ?? [],
                findings: (findings[view.id] ?? []).map(finding),
                properties: ((explanation?.properties ?? []) + view.accessibility.inspectedProperties).map(property)))
    }

    private func property(_ property: InspectedProperty) -> InspectorData.Property {
        InspectorData.Property(
            inspector: property.inspector.rawValue, name: property.name, value: property.value,
            color: property.color?.description)
    }

    private func otherFrame(of placed: LayoutSnapshot.PlacedView) -> [Double]? {
        guard let other = others[placed.view.id]?.rounded, other != placed.frame.rounded else { return nil }
        return other
    }

    func constraint(_ constraint: ConstraintSnapshot) -> InspectorData.Constraint {
        let sides = [constraint.first, constraint.second].compactMap { $0 }.compactMap { side in
            tree.index(of: side.view).map {
                InspectorData.Side(view: $0, attribute: side.attribute.rawValue, guide: side.guide)
            }
        }
        return InspectorData.Constraint(
            statement: .init(
                equation: constraint.equation, words: names.equation(constraint),
                relation: constraint.relation.rawValue,
                constant: rounded(constraint.constant), multiplier: Double(constraint.multiplier),
                isReversed: constraint.direction == .rightToLeft, sides: sides,
                ends: geometry.coordinates(of: constraint).map { [rounded($0.first), rounded($0.second)] }),
            standing: .init(
                priority: Double(constraint.priority), state: constraint.state.rawValue,
                isInConflict: constraint.isInConflict, isSystem: constraint.isSystem),
            origin: .init(
                identifier: constraint.identifier, holder: holder(of: constraint), change: advice.change(constraint),
                place: constraint.location?.description))
    }

    /// A constraint stands under the nearest view with both of its items, as in Interface Builder's outline.
    private func holder(of constraint: ConstraintSnapshot) -> Int? {
        let around = tree.chain(of: constraint.first.view)
        let second = constraint.second.map { Set(tree.chain(of: $0.view)) }
        return around.first { second?.contains($0) ?? true }
    }

    private func length(_ length: FrameExplanation.Length) -> InspectorData.Length {
        InspectorData.Length(
            part: length.part.rawValue, value: rounded(length.value), isOpen: length.isOpen,
            reasons: length.reasons.map(reason))
    }

    private func reason(_ reason: FrameExplanation.Reason) -> InspectorData.Reason {
        InspectorData.Reason(
            equation: reason.constraint.equation, maker: reason.maker.rawValue,
            priority: Double(reason.constraint.priority), state: reason.constraint.state.rawValue,
            missedBy: rounded(reason.missedBy), place: reason.constraint.location?.description)
    }

    private func finding(_ diagnostic: Diagnostic) -> InspectorData.Finding {
        InspectorData.Finding(
            severity: diagnostic.severity.rawValue, kind: diagnostic.kind.words, message: diagnostic.message,
            hints: diagnostic.hints, command: advice.remedy(diagnostic))
    }

    private func rounded(_ value: CGFloat) -> Double { (Double(value) * 1000).rounded() / 1000 }
}

extension CGRect {
    /// x, y, width and height to a thousandth of a point.
    fileprivate var rounded: [Double] {
        [minX, minY, width, height].map { (Double($0) * 1000).rounded() / 1000 }
    }
}

extension ViewSnapshot.Accessibility {
    /// The view's words for assistive technologies and tests, as the identity inspector lists them.
    fileprivate var inspectedProperties: [InspectedProperty] {
        let isElement = isElement ? "Yes" : "No"
        var traits = content.traits.union(changes.addedTraits)
        traits.subtract(changes.removedTraits)
        let rows: [(name: String, value: String?)] = [
            ("Element", isHidden ? "No, hidden with all inside" : isElement), ("Label", changes.label ?? content.label),
            ("Value", changes.value ?? content.value), ("Hint", changes.hint ?? content.hint),
            ("Traits", traits.words.joined(separator: ", ")), ("Identifier", identifier),
        ]
        return rows.compactMap { row in
            row.value.flatMap { $0.isEmpty ? nil : InspectedProperty(.accessibility, row.name, $0) }
        }
    }
}
