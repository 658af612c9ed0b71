import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineScenes

/// Findings that follow from something else, or that the drawing shows to be harmless.
///
/// - Where constraints leave a frame open and a finding says so, content that is cut off or misplaced because of it is no further finding,
///   unless it would matter more.
/// - At another text size than the one at which a document is drawn, texts that resist each other equally leave the frames of all that follows
///   open: of frames that constraints join one finding tells, at the first text. Where a host decides the height and only that is open,
///   there is no tie: rows and items are as high as they need.
/// - The size of a class that is not run, and of a document's stack that shows no views yet, is what code puts there: where constraints leave
///   it open, an app's does not.
/// - A view whose frame code sets, or one of whose constraints it changes, has another size than the document's, and what that cuts off an app
///   may not.
/// - The title of a button with an image that leaves it no room at all is left over.
/// - The cells of a collection have the sizes that its layout gives them: where code sets that, what a cell cuts off an app may not.
/// - Words of a document that code replaces, and words that take the place of others, need no translation: a document of no others needs no
///   table of a language.
/// - A line that is a little higher than its view is drawn whole, as its letters rarely fill it.
/// - Of a text that is cut off as such, and whose letters reach beyond a view around it on the same axis, one finding tells.
struct LayoutDoubts {
    /// How much the open frames around a view, and its own, matter.
    private let open: [ViewID: Diagnostic.Severity]
    private let whole: Set<ViewID>
    /// The views whose size is what code puts into them.
    private let filledByCode: Set<ViewID>
    /// The buttons whose image leaves no room for a title.
    private let buttonsOfIcons: Set<ViewID>
    /// The views whose frames code sets, and the cells, and the views in them, of collections whose layout it sets.
    private let sizedByCode: Set<ViewID>
    /// The views whose frames are open only because the frames of other views are.
    private let following: Set<ViewID>
    /// The number of views that follow one.
    private let followers: [ViewID: Int]
    /// The views all of whose words take the place of others.
    private let samples: Set<ViewID>
    /// Whether any words are the document's own.
    private let hasOwnWords: Bool
    /// The texts of each view, and those inside it.
    private let texts: [ViewID: [String]]
    /// The properties that code gives to each view.
    private let given: [ViewID: Set<String>]
    /// The texts that are cut off, with how much that matters.
    private let cut: [CutText: Diagnostic.Severity]

    /// A text, and the axis on which some of it is missing.
    private struct CutText: Hashable {
        let view: ViewID
        let axis: ViewSnapshot.Resizing.Axis?

        init(_ finding: Diagnostic, _ view: ViewID) {
            self.view = view
            axis = finding.tooShortPart?.axis
        }
    }

    init(_ scene: Scene) {
        let views = scene.layout.placedViews
        let tree = ViewAncestry(views)
        let reported = Dictionary(
            scene.diagnostics.filter { $0.kind == .ambiguous }.compactMap { finding in
                finding.view.map { ($0, finding.severity) }
            }, uniquingKeysWith: max)
        let pairs = views.compactMap { placed in
            tree.chain(of: placed.view.id).compactMap { reported[views[$0].view.id] }.max().map { (placed.view.id, $0) }
        }
        open = Dictionary(pairs, uniquingKeysWith: max)
        samples = Set(
            views.filter { placed in
                placed.isSample
                    || !placed.view.texts.isEmpty && placed.view.texts.allSatisfy { placed.isFiller($0.text) }
            }.map(\.view.id))
        hasOwnWords = scene.showsWordsOfDocument
        filledByCode = Set(views.filter { Self.isStandIn($0.view) || Self.isEmptyStack($0) }.map(\.view.id))
        (following, followers) = Self.ties(among: Set(reported.keys), views, scene)
        let constrained = Self.constrained(scene.layout.constraints)
        sizedByCode = Set(
            views.filter { placed in
                Self.hasFrameOfCode(placed.view) && !constrained.contains(placed.view.id)
                    || tree.chain(of: placed.view.id).contains { Self.hasConstantOfCode(views[$0].view) }
                    || tree.chain(of: placed.view.id).dropFirst().contains { Self.hasLayoutOfCode(views[$0].view) }
            }.map(\.view.id))
        buttonsOfIcons = Set(views.filter { Self.hasOnlyIcon($0.view) }.map(\.view.id))
        given = views.reduce(into: [:]) { result, placed in
            guard !placed.view.codeValues.isEmpty else { return }
            result[placed.view.id] = Set(placed.view.codeValues.map(\.property))
        }
        texts = Self.texts(
            views, tree, of: Set(scene.diagnostics.filter { $0.kind == .missingString }.compactMap(\.view)))
        let truncated = scene.diagnostics.filter { $0.kind == .truncated }
        let short = Set(truncated.compactMap(\.view))
        let whole = short.isEmpty ? [] : Self.drawnWhole(short, scene)
        self.whole = whole
        let cutTexts = truncated.compactMap { finding -> (CutText, Diagnostic.Severity)? in
            guard let view = finding.view, !whole.contains(view) else { return nil }
            return (CutText(finding, view), finding.severity)
        }
        cut = Dictionary(cutTexts, uniquingKeysWith: max)
    }

    /// The views among open ones of which another one tells, and how many each of those speaks for.
    private static func ties(
        among open: Set<ViewID>, _ views: [LayoutSnapshot.PlacedView], _ scene: Scene
    ) -> (following: Set<ViewID>, followers: [ViewID: Int]) {
        guard scene.environment.contentSizeCategory != .large, !open.isEmpty else { return ([], [:]) }
        let placed = views.filter { open.contains($0.view.id) }
        let hosted = placed.filter { $0.view.sizing.openAxes == [.vertical] && $0.hostedSides.contains(.vertical) }
        var following = Set(hosted.map(\.view.id))
        var followers: [ViewID: Int] = [:]
        var neighbors: [ViewID: Set<ViewID>] = [:]
        func join(_ one: ViewID, _ other: ViewID) {
            guard one != other, open.contains(one), open.contains(other) else { return }
            neighbors[one, default: []].insert(other)
            neighbors[other, default: []].insert(one)
        }
        for constraint in scene.layout.constraints {
            if let second = constraint.second { join(constraint.first.view, second.view) }
        }
        for view in placed { view.view.children.forEach { join(view.view.id, $0.id) } }
        var seen = following
        for view in placed where !seen.contains(view.view.id) {
            var tie: Set<ViewID> = []
            var waiting = [view.view.id]
            while let next = waiting.popLast() {
                guard !seen.contains(next), tie.insert(next).inserted else { continue }
                waiting += neighbors[next] ?? []
            }
            seen.formUnion(tie)
            let members = placed.filter { tie.contains($0.view.id) }
            let speaker = members.first { !$0.view.texts.isEmpty } ?? view
            followers[speaker.view.id] = tie.count - 1
            following.formUnion(tie.subtracting([speaker.view.id]))
        }
        return (following, followers)
    }

    /// The texts of some views and of the views inside them.
    private static func texts(
        _ views: [LayoutSnapshot.PlacedView], _ tree: ViewAncestry, of wanted: Set<ViewID>
    ) -> [ViewID: [String]] {
        guard !wanted.isEmpty else { return [:] }
        var result: [ViewID: [String]] = [:]
        for placed in views {
            for index in tree.chain(of: placed.view.id) where wanted.contains(views[index].view.id) {
                result[views[index].view.id, default: []] += placed.view.texts.map(\.text)
            }
        }
        return result
    }

    /// The views among some whose text is drawn in one line with all its letters inside the view.
    private static func drawnWhole(_ short: Set<ViewID>, _ scene: Scene) -> Set<ViewID> {
        let screen = ScreenReading(scene)
        let texts = Dictionary(grouping: screen.texts.filter { $0.item.view.map(short.contains) ?? false }) {
            $0.item.view
        }
        return Set(
            texts.compactMap { view, texts -> ViewID? in
                guard let view, let placed = screen.view(view), let state = placed.view.text,
                    texts.map(\.run.text).joined() == state.text,
                    texts.allSatisfy({ $0.run.origin.y == texts[0].run.origin.y })
                else { return nil }
                let letters = texts.map { $0.extent(of: state.shortage?.ink) }.reduce(CGRect.null) { $0.union($1) }
                return placed.frame.insetBy(dx: -1, dy: -0.5).contains(letters) ? view : nil
            })
    }

    /// Whether a view only takes the place of one that the app's own code draws.
    private static func isStandIn(_ view: ViewSnapshot) -> Bool {
        view.drawing.isIncomplete && view.texts.isEmpty && view.children.isEmpty && view.className != "UIImageView"
    }

    /// The views that constraints place in the views around them.
    private static func constrained(_ constraints: [ConstraintSnapshot]) -> Set<ViewID> {
        constraints.reduce(into: []) { result, constraint in
            guard !constraint.isSystem else { return }
            let views = [constraint.first.view, constraint.second?.view].compactMap { $0 }
            result.formUnion(views.filter { $0 != constraint.owner })
        }
    }

    private static func hasFrameOfCode(_ view: ViewSnapshot) -> Bool {
        view.codeValues.contains { $0.isUnknown && $0.property == "frame" }
    }

    /// Whether a button has an image, and a title without any width.
    private static func hasOnlyIcon(_ view: ViewSnapshot) -> Bool {
        view.children.contains { $0.className == "UIButtonImageView" && $0.frame.width > 0 }
            && view.children.contains { $0.text != nil && $0.frame.width < 1 }
    }

    private static func hasConstantOfCode(_ view: ViewSnapshot) -> Bool {
        view.codeValues.contains { $0.isUnknown && $0.property == "constant" }
    }

    private static func hasLayoutOfCode(_ view: ViewSnapshot) -> Bool {
        view.codeValues.contains { $0.isUnknown && $0.property == "collectionViewLayout" }
    }

    /// Whether a view is a stack of a document that shows no views yet.
    private static func isEmptyStack(_ placed: LayoutSnapshot.PlacedView) -> Bool {
        let file = placed.location?.file ?? ""
        return isEmptyStack(placed.view) && (file.hasSuffix(".storyboard") || file.hasSuffix(".xib"))
    }

    /// Whether a stack has no view to arrange but hidden ones and stacks that have none either.
    private static func isEmptyStack(_ view: ViewSnapshot) -> Bool {
        view.className == "UIStackView" && view.children.allSatisfy { $0.isHidden || isEmptyStack($0) }
    }

    /// Whether a text that a language lacks is none of the texts of its view: code gives another one or looks it up, or the title of a controller
    /// or an item is shown by no bar, such as the title of an item with an image.
    private func isNotShown(_ message: String, in view: ViewID) -> Bool {
        guard
            let key = message.firstMatch(
                of: #/^there is no text for \S+\.(title|text|placeholder|normalTitle|segmentTitles\[[0-9]+\]) /#)
        else { return false }
        let property = key.1 == "text" || key.1 == "placeholder" ? String(key.1) : "title"
        if given[view]?.contains(property) ?? false { return true }
        guard let texts = texts[view], !texts.isEmpty else {
            return message.contains(#/^there is no text for \S+\.title /#)
        }
        return !texts.contains { message.contains("(\($0.quoted))") }
    }

    private static let consequences: Set<Diagnostic.Kind> = [.truncated, .brokenWord, .offScreen, .clipped, .overlap]

    /// A finding with the number of views whose frames are open because of it.
    func complete(_ finding: Diagnostic) -> Diagnostic {
        guard finding.kind == .ambiguous, let count = finding.view.flatMap({ followers[$0] }), count > 0 else {
            return finding
        }
        var result = finding
        result.message += "; \(count == 1 ? "another frame follows" : "\(count) other frames follow") from it"
        return result
    }

    /// Whether a finding needs no attention of its own.
    func explain(_ finding: Diagnostic) -> Bool {
        guard let view = finding.view else { return finding.isAboutLanguage && !hasOwnWords }
        if finding.kind == .ambiguous { return filledByCode.contains(view) || following.contains(view) }
        if finding.kind == .missingString { return samples.contains(view) || isNotShown(finding.message, in: view) }
        guard Self.consequences.contains(finding.kind) else { return false }
        if finding.kind == .clipped, let severity = cut[CutText(finding, view)], severity >= finding.severity {
            return true
        }
        if sizedByCode.contains(view) || finding.kind == .truncated && buttonsOfIcons.contains(view) { return true }
        if let severity = open[view], severity >= finding.severity { return true }
        return finding.kind == .truncated && finding.tooShortPart == .height && whole.contains(view)
    }
}
