import Foundation
import KeylineGraphics
public import KeylineScenes

/// Compares a screen laid out from the left with itself laid out from the right and finds what keeps its side.
public enum MirrorComparison {
    /// Finds views that stay at their position instead of being mirrored, and text that stays on its side of its view.
    ///
    /// Views for which the author chose a direction, and their content, are left alone, and so are those whose class asks for the direction where
    /// it places them. Where code sets the frame of a view, or of one around it, the document's is none that the app keeps: a note. Several views in one container that no constraints place
    /// are one finding: masks have no leading and trailing sides.
    ///
    /// - Parameters:
    ///   - leftToRight: The screen laid out from the left.
    ///   - rightToLeft: The same screen, in the same language, laid out from the right.
    /// - Returns: The findings, outer views before those inside.
    public static func findings(_ leftToRight: Scene, _ rightToLeft: Scene) -> [Diagnostic] {
        guard !rightToLeft.isForOtherLanguages else { return [] }
        let left = ScreenReading(leftToRight)
        let right = ScreenReading(rightToLeft)
        var kept: Set<ViewID> = []
        let drawn = Set(Set(right.items.compactMap(\.view)).compactMap { right.owner(of: $0)?.view.id })
        var masked: [ViewID: [LayoutSnapshot.PlacedView]] = [:]
        let constrained = horizontallyConstrained(rightToLeft.layout)
        let findings = right.views.compactMap { placed -> (finding: Diagnostic, container: ViewID?)? in
            let ancestry = right.ancestry(of: placed.view.id)
            guard placed.isVisible, let around = ancestry.dropFirst().first?.view,
                !ancestry.contains(where: {
                    $0.view.keepsDirection || $0.view.isMirroredByCode || kept.contains($0.view.id)
                }),
                let before = left.view(placed.view.id)?.view, shows(placed.view, drawn),
                !isPartOfDrawing(placed.view, right)
            else { return nil }
            if staysInPlace(before, placed.view, in: around, left.view(around.id)?.view) {
                kept.insert(placed.view.id)
                let isMasked = !constrained.contains(placed.view.id)
                if isMasked { masked[around.id, default: []].append(placed) }
                let isPlacedByCode = ancestry.dropLast().contains { $0.view.isPlacedByCode }
                return (frameFinding(placed, right, isPlacedByCode: isPlacedByCode), isMasked ? around.id : nil)
            }
            return textFinding(placed, left, right).map { ($0, nil) }
        }
        var reported: Set<ViewID> = []
        return findings.compactMap { finding, container in
            guard let container, let views = masked[container], views.count > 1, let placed = right.view(container)
            else { return finding }
            return reported.insert(container).inserted ? maskFinding(views, in: placed, right) : nil
        }
    }

    /// The views that constraints of a document or of code place from the left or the right.
    private static func horizontallyConstrained(_ layout: LayoutSnapshot) -> Set<ViewID> {
        let sides = layout.constraints.filter { !$0.isSystem }.flatMap { [$0.first, $0.second].compactMap { $0 } }
        return Set(sides.filter { places.contains($0.attribute) }.map(\.view))
    }

    private static let places: Set<LayoutAttribute> = [
        .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins,
    ]

    private static func maskFinding(
        _ views: [LayoutSnapshot.PlacedView], in container: LayoutSnapshot.PlacedView, _ screen: ScreenReading
    ) -> Diagnostic {
        let names = views.prefix(3).map { placed in
            placed.view.outlineName(labelled: placed.view.identity.name ?? placed.view.text?.text)
        }.joined(separator: ", ")
        let more = views.count > 3 ? " and \(views.count - 3) more" : ""
        return screen.finding(
            views.contains(where: \.view.isPlacedByCode) ? .note : .warning, .unmirrored, container,
            "\(views.count) views in it are as far from the left in both directions: \(names)\(more)",
            hints: [
                "autoresizing masks do not change sides with the language: use constraints with leading and trailing"
            ])
    }

    private static let tolerance: CGFloat = 1
    /// The distance from the middle, in points, below which no difference is visible.
    private static let visible: CGFloat = 8

    /// Whether a person sees the view or can touch it: an empty label is neither.
    private static func shows(_ view: ViewSnapshot, _ drawn: Set<ViewID>) -> Bool {
        guard view.identity.location != nil else { return false }
        return view.interaction.isUsable || (view.text != nil || view.children.isEmpty) && drawn.contains(view.id)
    }

    /// Whether a view without words, which nothing is done with, is placed from the middle of another one: the parts of a drawing keep
    /// their places to each other.
    private static func isPartOfDrawing(_ view: ViewSnapshot, _ screen: ScreenReading) -> Bool {
        guard view.texts.isEmpty, !view.interaction.isUsable else { return false }
        return screen.scene.layout.constraints.contains { constraint in
            guard let second = constraint.second, !constraint.isSystem else { return false }
            return constraint.first.attribute == .centerX && second.attribute == .centerX
                && (constraint.first.view == view.id || second.view == view.id)
        }
    }

    private static func staysInPlace(
        _ before: ViewSnapshot, _ after: ViewSnapshot, in around: ViewSnapshot, _ aroundBefore: ViewSnapshot?
    ) -> Bool {
        guard abs(before.frame.width - after.frame.width) < tolerance, around.geometry.scrollableArea == nil,
            abs((aroundBefore?.frame.width ?? 0) - around.frame.width) < tolerance
        else { return false }
        // Between both edges there is no side, and beyond them neither.
        guard before.frame.minX > tolerance || before.frame.maxX < around.frame.width - tolerance else { return false }
        let mirrored = around.frame.width - before.frame.maxX
        return abs(before.frame.minX - after.frame.minX) < tolerance && abs(mirrored - after.frame.minX) > visible
    }

    private static func frameFinding(
        _ placed: LayoutSnapshot.PlacedView, _ screen: ScreenReading, isPlacedByCode: Bool
    ) -> Diagnostic {
        let sides: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
        let fixed = screen.scene.layout.constraints.first { constraint in
            !constraint.isSystem && constraint.first.view == placed.view.id
                && sides.contains(constraint.first.attribute)
                || constraint.second.map { $0.view == placed.view.id && sides.contains($0.attribute) } ?? false
        }
        let line = fixed?.location?.line.map { "the constraint on line \($0) refers to left or right: " } ?? ""
        return screen.finding(
            isPlacedByCode ? .note : .warning, .unmirrored, placed,
            "is \(Decimals.short(placed.view.frame.minX)) from the left in both directions",
            hints: [line + "use leading and trailing, which change sides with the language"])
    }

    /// Text whose view is mirrored or as wide as before and that still begins at the left. Justified lines reach both edges, and the last one
    /// begins where its words do, at the left in a text that is not translated.
    private static func textFinding(
        _ placed: LayoutSnapshot.PlacedView, _ left: ScreenReading, _ right: ScreenReading
    ) -> Diagnostic? {
        guard placed.view.text?.isJustified != true, !placed.view.isStyledByCode,
            let before = gaps(placed.view.id, left),
            let after = gaps(placed.view.id, right),
            abs(before.left - after.left) < tolerance, before.left < before.right - visible,
            after.left < after.right - visible
        else { return nil }
        return right.finding(
            .warning, .unmirrored, placed, "its text stays at the left edge in the right-to-left layout",
            hints: ["use natural alignment, which follows the language"])
    }

    /// The room beside a view's own text, in points; nil where it has none.
    private static func gaps(_ view: ViewID, _ screen: ScreenReading) -> (left: CGFloat, right: CGFloat)? {
        guard let frame = screen.view(view)?.frame else { return nil }
        let texts = screen.texts.filter { $0.item.view == view }
        guard let first = texts.first else { return nil }
        let line = texts.filter { abs($0.ink.midY - first.ink.midY) < first.run.fontSize / 2 }
        let extent = line.map(\.ink).reduce(CGRect.null) { $0.union($1) }
        return (extent.minX - frame.minX, frame.maxX - extent.maxX)
    }
}

extension ViewSnapshot {
    /// Whether the code of its class asks for the direction of the language where it places views.
    fileprivate var isMirroredByCode: Bool { codeValues.contains { $0.property == "layoutDirection" } }

    /// Whether code gives it a text with attributes, which may have another alignment.
    fileprivate var isStyledByCode: Bool { codeValues.contains { $0.property == "attributedText" } }

    /// Whether code sets its frame.
    fileprivate var isPlacedByCode: Bool { codeValues.contains { $0.property == "frame" } }
}
