import Foundation
import KeylineLayoutFile
import KeylineScenes

extension DocumentRepair {
    /// Makes the priorities of contents unequal where equal ones leave views open, as Xcode does with 251 and 252.
    ///
    /// A priority stays changed only if fewer views are open with it and nothing else is worse; of several, the one is taken that moves the
    /// other views least and brings the open ones nearest to their frames on the canvas. Layout files keep their priorities.
    ///
    /// - Parameters:
    ///   - start: The version with its constraints.
    ///   - before: The document before; views that were open in it and that no check names may stay open.
    ///   - canvas: Where the views of the scope lie, each in the view around it, in points.
    /// - Returns: The version, with some priorities one higher or lower.
    /// - Throws: What reading and laying out the document throws.
    func yielding(
        _ start: LaidOutVersion, besides before: LaidOutVersion, _ canvas: [String: CGRect]
    ) throws -> LaidOutVersion {
        var best = start
        guard !document.isLayoutFile else { return best }
        // Each attempt is a layout of the scenes that show the view.
        var attempts = 0
        while let next = try decidedMore(than: best, besides: before, canvas, &attempts) { best = next }
        guard best.ambiguous != start.ambiguous else { return best }
        var editor = InterfaceEditor(best.document)
        let decided = scope.subtracting(best.ambiguous)
        for view in document.order where decided.contains(view) { editor.removeAmbiguityMark(of: view) }
        return try version(editor.bytes(), canvas, keeping: best.scenes(besides: decided))
    }

    /// The most attempts: four priorities of eight views, up and down.
    private static let mostAttempts = 64

    /// The best version with one priority changed by 1, of which fewer views are open; nil where there is none.
    private func decidedMore(
        than start: LaidOutVersion, besides before: LaidOutVersion, _ canvas: [String: CGRect], _ attempts: inout Int
    ) throws -> LaidOutVersion? {
        var open = start.openViews(besides: before).subtracting(start.incomplete)
        guard !open.isEmpty else { return nil }
        // Of contents that yield together only the first is open where the canvas has their frames.
        open.formUnion(scope.filter { start.document.isMarkedAmbiguous($0) })
        let strained = start.strainedPriorities(of: open)
        let priorities =
            ContentPriority.allCases.filter(strained.contains)
            + ContentPriority.allCases.filter { !strained.contains($0) }
        var best: (version: LaidOutVersion, distance: Double)?
        // Among several contents that yield, a higher priority of the last one only makes another tie; it yields first instead.
        for step in [1.0, -1] {
            for view in document.order where open.contains(view) {
                for priority in priorities where attempts < Self.mostAttempts {
                    guard let bytes = changing(priority, of: view, by: step, in: start.document) else { continue }
                    attempts += 1
                    let attempt = try version(bytes, canvas, keeping: start.scenes(besides: [view]))
                    guard attempt.isMoreDecided(than: start) else { continue }
                    let distance =
                        attempt.distance(of: open, from: canvas) + attempt.displacement(besides: open, from: start)
                    if distance <= Self.textTolerance * Double(open.count) { return attempt }
                    if best.map({ distance < $0.distance }) ?? true { best = (attempt, distance) }
                }
            }
        }
        return best?.version
    }

    /// By how much texts may be longer in Xcode's fonts, in points.
    private static let textTolerance = 2.0

    /// A version with another priority; nil where that would be required, or none.
    private func changing(
        _ priority: ContentPriority, of view: String, by step: Double, in document: InterfaceDocument
    ) -> [UInt8]? {
        guard let element = document.views[view]?.element else { return nil }
        let name = priority.rawValue
        let value = (document.markup[element][name].flatMap(Double.init) ?? priority.usual) + step
        guard (1..<1000).contains(value) else { return nil }
        var editor = InterfaceEditor(document)
        editor.editMarkup { markup in
            markup.set(
                name, to: ConstraintMarkup.number(value), of: element,
                before: EditedProperty.attributes(after: name))
        }
        return editor.bytes()
    }
}

extension InterfaceDocument {
    /// Whether Xcode has noted that constraints leave a view's frame open.
    fileprivate func isMarkedAmbiguous(_ view: String) -> Bool {
        views[view].map { markup[$0.element]["ambiguous"] == "YES" } ?? false
    }
}

/// A priority of a view's content, by the name of its attribute.
private enum ContentPriority: String, CaseIterable, Hashable {
    case horizontalHugging = "horizontalHuggingPriority"
    case verticalHugging = "verticalHuggingPriority"
    case horizontalCompression = "horizontalCompressionResistancePriority"
    case verticalCompression = "verticalCompressionResistancePriority"

    /// The priority that a difference between a view and its content outweighs.
    init(outweighedBy resizing: ViewSnapshot.Resizing) {
        self =
            switch resizing.axis {
            case .horizontal: resizing.amount > 0 ? .horizontalHugging : .horizontalCompression
            case .vertical: resizing.amount > 0 ? .verticalHugging : .verticalCompression
            }
    }

    /// The priority of a view whose document says none.
    var usual: Double {
        switch self {
        case .horizontalHugging, .verticalHugging: 250
        case .horizontalCompression, .verticalCompression: 750
        }
    }
}

extension LaidOutVersion {
    /// The views that a repair is to decide though they lack no constraint, such as contents that yield with equal priorities: those that a
    /// check names, and those that another version decided.
    func openViews(besides other: LaidOutVersion) -> Set<String> {
        checked.union(ambiguous.subtracting(other.ambiguous))
    }

    /// The priorities that some views cannot all keep.
    fileprivate func strainedPriorities(of views: Set<String>) -> Set<ContentPriority> {
        let strained = layouts.scenes.flatMap { scene in views.compactMap { scene.measured[$0] } }.flatMap(\.resizing)
        return Set(strained.map { ContentPriority(outweighedBy: $0) })
    }

    /// Whether fewer views are open than in another version, none is open or misplaced besides, and no more constraints conflict.
    fileprivate func isMoreDecided(than other: LaidOutVersion) -> Bool {
        ambiguous.isStrictSubset(of: other.ambiguous) && incomplete.isSubset(of: other.incomplete)
            && conflicts <= other.conflicts && Set(misplaced.keys).isSubset(of: other.misplaced.keys)
    }

    /// By how much, in points, the frames of all but some views differ from another version's, with contents as they are measured.
    fileprivate func displacement(besides views: Set<String>, from other: LaidOutVersion) -> Double {
        zip(layouts.scenes, other.layouts.scenes).flatMap { now, before in
            now.measured.filter { !views.contains($0.key) }.map { id, view in
                before.measured[id].map { Self.distance(view.frame, $0.frame) } ?? 0
            }
        }.reduce(0, +)
    }

    private static func distance(_ frame: CGRect, _ other: CGRect) -> Double {
        abs(frame.minX - other.minX) + abs(frame.minY - other.minY) + abs(frame.width - other.width)
            + abs(frame.height - other.height)
    }

    /// By how much, in points, the frames of some views differ from their frames on a canvas, with contents as they are measured.
    fileprivate func distance(of views: Set<String>, from canvas: [String: CGRect]) -> Double {
        layouts.scenes.flatMap { scene in
            views.sorted().map { view in
                guard let frame = scene.measured[view]?.frame, let stored = canvas[view] else { return 0.0 }
                return Self.distance(frame, stored)
            }
        }.reduce(0, +)
    }
}
