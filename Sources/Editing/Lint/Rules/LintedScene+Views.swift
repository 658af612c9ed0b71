import Foundation
import KeylineGraphics
import KeylineScenes

extension LintedScene {
    /// What views break, beside their constraints.
    var viewFindings: [LintFinding] { documentFindings + unnamed + rows }

    private var documentFindings: [LintFinding] {
        guard let document else { return [] }
        return document.order.filter { written(ViewID($0))?.id == $0 }.flatMap { id -> [LintFinding?] in
            [prototype(id, document), autoresizing(id, document)] + requiredContent(id, document)
        }.compactMap { $0 }
    }

    private func prototype(_ id: String, _ document: InterfaceDocument) -> LintFinding? {
        guard let view = document.views[id], document.markup[view.element].isYes("fixedFrame") else { return nil }
        return finding(
            .prototype, ViewID(id), "\(name(ViewID(id))) has no constraints and keeps its frame on the canvas",
            hint: "keyline fix \(document.file) add-missing --select \(id)")
    }

    /// A view with a mask beside constrained ones that constraints speak of.
    private func autoresizing(_ id: String, _ document: InterfaceDocument) -> LintFinding? {
        guard let view = document.views[id], let parent = view.parent, !view.usesConstraints, !view.isArranged,
            document.markup[view.element].parent.map({ document.markup[$0].name == "subviews" }) ?? false,
            document.constraints.contains(where: { $0.items.contains(id) && $0.holder == parent })
        else { return nil }
        return finding(
            .autoresizing, ViewID(id),
            "constraints refer to \(name(ViewID(id))), which also follows its autoresizing mask",
            hint: "set translatesAutoresizingMaskIntoConstraints to NO and constrain it")
    }

    private static let priorities = [
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority",
    ]

    private func requiredContent(_ id: String, _ document: InterfaceDocument) -> [LintFinding?] {
        guard let view = document.views[id] else { return [] }
        let element = document.markup[view.element]
        return Self.priorities.map { attribute in
            guard let priority = element[attribute].flatMap(Double.init) else { return nil }
            if priority >= 1000 {
                return finding(
                    .requiredContent, ViewID(id), "the \(attribute) of \(name(ViewID(id))) is required",
                    hint: "999 is as strong but cannot cause a conflict")
            }
            // Xcode numbers new labels 251, 252, 253 and so on, to tell them apart.
            guard !Self.isUsual(priority), !(251...260).contains(priority), !(740...760).contains(priority) else {
                return nil
            }
            return finding(
                .priorityCluster, ViewID(id),
                "the \(attribute) of \(name(ViewID(id))), \(Decimals.text(priority)), is not near a usual one",
                hint: "choose a priority within 2 of 250, 500, 750 or 1000")
        }
    }

    /// Views that several others are held to, and that nobody can tell from others in a log.
    private var unnamed: [LintFinding] {
        var counts: [ViewID: Int] = [:]
        for constraint in constraints {
            for side in [constraint.first, constraint.second].compactMap({ $0 }) { counts[side.view, default: 0] += 1 }
        }
        let nameless = views.values
            .filter { isNameless($0.view) && counts[$0.view.id, default: 0] >= 4 && !isRoot($0.view.id) }
            .sorted { order[$0.view.id, default: 0] < order[$1.view.id, default: 0] }
        // One is known by its kind; several of a kind are told apart by their names alone.
        let kinds = Dictionary(grouping: nameless, by: \.view.className).filter { $0.value.count > 1 }
        guard let first = nameless.first(where: { kinds[$0.view.className] != nil }) else { return [] }
        let words = kinds.keys.sorted().map {
            "\(kinds[$0]?.count ?? 0) \(OutlineName.name(className: $0, label: nil))s"
        }
        return [
            finding(
                .unnamed, first.view.id,
                "several views that constraints refer to have no names: \(words.joined(separator: ", "))",
                hint: "give them labels in the outline, which logs and findings then show")
        ].compactMap { $0 }
    }

    private func isNameless(_ view: ViewSnapshot) -> Bool {
        view.identity.name == nil && view.text == nil && view.accessibility.identifier == nil
            && view.identity.location != nil
    }

    /// Three or more siblings one after the other at equal distances, on one line.
    private var rows: [LintFinding] {
        [false, true].flatMap { isVertical -> [LintFinding] in
            var next: [ViewID: (view: ViewID, gap: CGFloat)] = [:]
            var followers: Set<ViewID> = []
            for constraint in constraints where constraint.relation == .equal && constraint.priority == 1000 {
                guard let gap = spacing(constraint), gap.isVertical == isVertical, next[gap.earlier] == nil else {
                    continue
                }
                next[gap.earlier] = (gap.later, abs(constraint.constant))
                followers.insert(gap.later)
            }
            return next.keys.filter { !followers.contains($0) }.sorted { order[$0, default: 0] < order[$1, default: 0] }
                .compactMap { row(from: $0, next, isVertical: isVertical) }
        }
    }

    private func row(
        from start: ViewID, _ next: [ViewID: (view: ViewID, gap: CGFloat)], isVertical: Bool
    ) -> LintFinding? {
        var members = [start]
        var gaps: Set<CGFloat> = []
        while let last = members.last, let step = next[last], !members.contains(step.view) {
            gaps.insert(step.gap)
            members.append(step.view)
        }
        guard members.count >= 3, gaps.count == 1, areAligned(members, isVertical: isVertical) else { return nil }
        let kind = isVertical ? "column" : "row"
        return finding(
            .rowAsStack, start,
            "\(members.count) views, starting with \(name(start)), form a \(kind) with equal distances",
            hint: "keyline embed \(scene.id) stack would arrange them with fewer constraints".replacing(
                "\(scene.id)", with: document?.file ?? "FILE"))
    }

    private func areAligned(_ members: [ViewID], isVertical: Bool) -> Bool {
        let frames = members.compactMap(frame)
        guard let first = frames.first, frames.count == members.count else { return false }
        return frames.allSatisfy { frame in
            isVertical
                ? abs(frame.minX - first.minX) < 0.6 && abs(frame.maxX - first.maxX) < 0.6
                : abs(frame.midY - first.midY) < 0.6
        }
    }
}
