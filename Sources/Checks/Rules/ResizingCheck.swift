import Foundation
import KeylineGraphics
import KeylineScenes

/// Finds views that are stretched or compressed against their content so that it shows: pictures that are distorted, controls of a fixed size
/// that are given another one, text in a column that floats in a view much higher than it, and controls that are lower than they need.
///
/// A stack or a row stretches the view that hugs its content least, and fields, buttons and texts that fill a width look as if they did not:
/// `explain` and `inspect` tell every side of every view. A length that the author gave says that it is meant, but not that a picture be
/// distorted. Texts that are cut off are found as such.
struct ResizingCheck {
    private let screen: ScreenReading
    /// The views whose content is found to be cut off, or whose font or frame is not known.
    private let doubtful: Set<ViewID>
    private let constraints: [ViewID: [ConstraintSnapshot]]

    init(_ screen: ScreenReading) {
        self.screen = screen
        let kinds: Set<Diagnostic.Kind> = [.truncated, .brokenWord, .missingFont, .ambiguous, .unsatisfiable]
        doubtful = Set(screen.scene.diagnostics.filter { kinds.contains($0.kind) }.compactMap(\.view))
        let pairs = screen.scene.layout.constraints.flatMap { constraint in
            Set([constraint.first.view, constraint.second?.view].compactMap { $0 }).map { ($0, constraint) }
        }
        constraints = Dictionary(grouping: pairs) { $0.0 }.mapValues { $0.map(\.1) }
    }

    /// Controls of one size; fields, sliders and segments fill what they are given.
    private static let fixedControls: Set<String> = ["UISwitch", "UIStepper"]
    /// The least difference of ratios that is seen.
    private static let ratioTolerance = 0.05
    /// The share of its content's height from which a stretched text floats.
    private static let floatingShare = 0.5

    var findings: [Diagnostic] {
        screen.views.compactMap { placed in
            guard placed.isVisible, !placed.view.resizing.isEmpty, isKnown(placed) else { return nil }
            let sides = placed.view.resizing.filter {
                isVisible($0, of: placed.view) && !placed.hostedSides.contains($0.axis)
            }
            guard !sides.isEmpty else { return nil }
            let explained = sides.map { FrameExplanation.ResizedSide($0, of: placed.view) }
            return screen.finding(
                .note, .resized, placed, explained.map(\.words).joined(separator: "; "), hints: explained.map(\.advice))
        }
    }

    /// Whether its size is the app's own: documents leave some to code.
    private func isKnown(_ placed: LayoutSnapshot.PlacedView) -> Bool {
        let view = placed.view
        return view.identity.location != nil && !view.sizing.isAmbiguous && !view.drawing.isIncomplete
            && !view.interaction.isSizedByCode && !doubtful.contains(view.id) && !screen.isPartOfSystemBar(view.id)
    }

    private func isVisible(_ side: ViewSnapshot.Resizing, of view: ViewSnapshot) -> Bool {
        if view.drawing.stretchesPicture { return isDistorted(view) }
        if Self.fixedControls.contains(view.className) { return true }
        guard side.axis == .vertical, view.interaction.isUsable || !(view.text?.text.isEmpty ?? true),
            !isMeant(.height, of: view.id)
        else { return false }
        let needed = view.alignmentRect.height - side.amount
        return side.amount < 0
            ? view.interaction.isUsable : side.amount > needed * Self.floatingShare && isInColumn(view.id)
    }

    private func isDistorted(_ view: ViewSnapshot) -> Bool {
        var content = view.alignmentRect.size
        for side in view.resizing {
            if side.axis == .horizontal { content.width -= side.amount } else { content.height -= side.amount }
        }
        guard min(content.width, content.height) > 8, view.alignmentRect.height > 0 else { return false }
        let ratio = view.alignmentRect.width / view.alignmentRect.height
        let natural = content.width / content.height
        return abs(ratio - natural) > Self.ratioTolerance * max(ratio, natural)
    }

    /// Whether a constraint besides the content's says how long a side of a view is.
    private func isMeant(_ attribute: LayoutAttribute, of view: ViewID) -> Bool {
        (constraints[view] ?? []).contains { constraint in
            let isOwn = constraint.first.view == view && constraint.first.attribute == attribute
            let isOthers = constraint.second?.view == view && constraint.second?.attribute == attribute
            return (isOwn || isOthers) && !(constraint.isSystem && constraint.second == nil)
        }
    }

    /// Whether a view follows another one in its container from top to bottom, or another one follows it.
    private func isInColumn(_ view: ViewID) -> Bool {
        let parent = screen.ancestry(of: view).dropFirst().first?.view.id
        return (constraints[view] ?? []).contains { constraint in
            guard let second = constraint.second, constraint.relation == .equal, constraint.state == .satisfied,
                Self.isBelow(constraint.first.attribute, second.attribute)
            else { return false }
            let other = constraint.first.view == view ? second.view : constraint.first.view
            return other != view && screen.ancestry(of: other).dropFirst().first?.view.id == parent
        }
    }

    private static func isBelow(_ one: LayoutAttribute, _ other: LayoutAttribute) -> Bool {
        one == .top && other == .bottom || one == .bottom && other == .top
    }
}

extension FrameExplanation.ResizedSide {
    /// The side of a laid-out view.
    fileprivate init(_ side: ViewSnapshot.Resizing, of view: ViewSnapshot) {
        let isWidth = side.axis == .horizontal
        self.init(
            part: isWidth ? .width : .height,
            content: (isWidth ? view.alignmentRect.width : view.alignmentRect.height) - side.amount,
            amount: side.amount, priority: side.priority)
    }
}
