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
        guard let view = document.views[id], document.markup[view.element].isYes("fixedFrame"),
            autoresizing(id, document) == nil
        else { return nil }
        return finding(
            .prototype, ViewID(id), "\(name(ViewID(id))) has no constraints and keeps its frame on the canvas",
            hint: "keyline fix \(document.file) add-missing --select \(id)")
    }

    /// A view with a mask beside constrained ones that constraints speak of.
    private func autoresizing(_ id: String, _ document: InterfaceDocument) -> LintFinding? {
        guard let view = document.views[id], let parent = view.parent, !view.isArranged,
            followsMask(view, document),
            document.constraints.contains(where: { $0.items.contains(id) && $0.holder == parent })
        else { return nil }
        return finding(
            .autoresizing, ViewID(id),
            "constraints refer to \(name(ViewID(id))), which also follows its autoresizing mask",
            hint: document.isLayoutFile
                ? "take its frame away and constrain it"
                : "set translatesAutoresizingMaskIntoConstraints to NO and constrain it")
    }

    /// Whether a mask places a view; in layout files those with a frame.
    private func followsMask(_ view: InterfaceView, _ document: InterfaceDocument) -> Bool {
        if document.isLayoutFile { return view.frame != nil }
        let list = document.markup[view.element].parent
        return !view.usesConstraints && list.map { document.markup[$0].name == "subviews" } ?? false
    }

    private static let priorities = [
        ("horizontalHuggingPriority", "horizontal hugging"), ("verticalHuggingPriority", "vertical hugging"),
        ("horizontalCompressionResistancePriority", "horizontal compression resistance"),
        ("verticalCompressionResistancePriority", "vertical compression resistance"),
    ]

    private func requiredContent(_ id: String, _ document: InterfaceDocument) -> [LintFinding?] {
        guard let view = document.views[id] else { return [] }
        let element = document.markup[view.element]
        return Self.priorities.map { attribute, words in
            guard let priority = element[attribute].flatMap(Double.init) else { return nil }
            if priority >= 1000 {
                return finding(
                    .requiredContent, ViewID(id), "the \(words) of \(name(ViewID(id))) is required",
                    hint: "999 is as strong but cannot cause a conflict")
            }
            // Xcode numbers new labels 251, 252, 253 and so on, to tell them apart.
            guard !Self.isUsual(priority), !(251...260).contains(priority), !(740...760).contains(priority) else {
                return nil
            }
            return finding(
                .priorityCluster, ViewID(id),
                "the \(words) of \(name(ViewID(id))), \(Decimals.text(priority)), is not near a usual one",
                hint: "choose a priority within 2 of 250, 500, 750 or 1000")
        }
    }

    /// Views that constraints refer to, and that logs cannot tell from others of their kind. Layout files name what constraints refer to, so there all
    /// views count.
    private var unnamed: [LintFinding] {
        let constrained = Set(constraints.flatMap { [$0.first.view] + ($0.second.map { [$0.view] } ?? []) })
        let nameless = views.values.filter { placed in
            let id = placed.view.id
            return isNameless(placed.view) && !isRoot(id)
                && (constrained.contains(id) || document?.isLayoutFile == true)
        }.sorted { order[$0.view.id, default: 0] < order[$1.view.id, default: 0] }
        guard let first = nameless.first else { return [] }
        let words = Dictionary(grouping: nameless, by: \.view.className).map { kind, views in
            let name = OutlineName.name(className: kind, label: nil)
            return views.count == 1 ? "1 \(name)" : "\(views.count) \(name)s"
        }
        let isLayout = document?.isLayoutFile ?? false
        let subject = isLayout ? "views have no ids" : "views that constraints refer to have no names"
        return [
            finding(
                .unnamed, first.view.id, "\(subject): \(words.sorted().joined(separator: ", "))",
                hint: "give them \(isLayout ? "ids" : "labels in the outline"), which logs and findings then show")
        ].compactMap { $0 }
    }

    private func isNameless(_ view: ViewSnapshot) -> Bool {
        guard view.identity.name == nil, view.text == nil, view.accessibility.identifier == nil,
            view.identity.location != nil
        else { return false }
        guard let document, document.isLayoutFile else { return true }
        return document.place(of: view.objectID).map { $0["id"] == nil } ?? false
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
