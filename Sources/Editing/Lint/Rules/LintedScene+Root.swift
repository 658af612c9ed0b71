import Foundation
import KeylineGraphics
import KeylineScenes

extension LintedScene {
    /// What breaks rules about the edges of the screen.
    var rootFindings: [LintFinding] {
        constraints.flatMap { constraint -> [LintFinding?] in
            guard let inset = rootInset(constraint) else { return [] }
            return [rootMargin(constraint, inset), barEdge(constraint, inset), fullBleed(constraint, inset)]
        }.compactMap { $0 } + longTexts
    }

    /// A view's distance from the screen.
    private struct Inset {
        var inner: ViewID
        var outer: ConstraintSnapshot.Side
        var root: ViewID
    }

    private func rootInset(_ constraint: ConstraintSnapshot) -> Inset? {
        guard let second = constraint.second else { return nil }
        if isRoot(second.view), tree.parent(of: constraint.first.view) == second.view {
            return Inset(inner: constraint.first.view, outer: Self.marginSide(second), root: second.view)
        }
        guard isRoot(constraint.first.view), tree.parent(of: second.view) == constraint.first.view else { return nil }
        return Inset(inner: second.view, outer: Self.marginSide(constraint.first), root: constraint.first.view)
    }

    /// A side of the margins' guide as an attribute of the view, as documents say it.
    private static func marginSide(_ side: ConstraintSnapshot.Side) -> ConstraintSnapshot.Side {
        guard side.guide == "UIViewLayoutMarginsGuide", let attribute = margins[side.attribute] else { return side }
        var result = side
        result.guide = nil
        result.attribute = attribute
        return result
    }

    private static let margins: [LayoutAttribute: LayoutAttribute] = [
        .leading: .leadingMargin, .trailing: .trailingMargin, .left: .leftMargin, .right: .rightMargin,
        .top: .topMargin, .bottom: .bottomMargin,
    ]

    /// A text or control at a distance from the side of the screen, or from its margin.
    private func rootMargin(_ constraint: ConstraintSnapshot, _ inset: Inset) -> LintFinding? {
        guard isContent(inset.inner), constraint.relation == .equal, constraint.priority == 1000,
            abs(constraint.constant) >= 0.5, isScreen(inset.root), let root = views[inset.root]?.view
        else { return nil }
        let distance = Decimals.short(abs(constraint.constant))
        switch inset.outer.attribute {
        case .leadingMargin, .trailingMargin, .leftMargin, .rightMargin:
            guard !fillsWidth(inset) else { return nil }
            return finding(
                .rootMargin, constraint, "\(name(inset.inner)) is \(distance) from the side margin",
                hint: "pin it to the margin at 0, or give the screen the margins that it is meant to have")
        case .leading, .trailing, .left, .right:
            guard inset.outer.guide != "UIViewReadableContentGuide" else { return nil }
            let margins = root.geometry.layoutMarginsFrame
            let isStart = [.leading, .left].contains(inset.outer.attribute)
            let margin = isStart ? margins.minX : root.frame.width - margins.maxX
            let isMargin = margin > 0 && abs(abs(constraint.constant) - margin) < 0.5
            return finding(
                .rootMargin, constraint,
                "\(name(inset.inner)) is \(distance) from the side"
                    + (isMargin ? ", which is the margin here" : "; the margin is \(Decimals.short(margin))"),
                hint: "pin it to the margin at 0: margins differ from device to device")
        default: return nil
        }
    }

    /// Whether a view reaches from edge to edge, which has a rule of its own.
    private func fillsWidth(_ inset: Inset) -> Bool {
        guard let inner = frame(inset.inner), let root = frame(inset.root) else { return false }
        return abs(inner.minX - root.minX) < 0.5 && abs(inner.maxX - root.maxX) < 0.5
    }

    /// A text or control held to the top or bottom edge itself, where bars and rounded corners are.
    private func barEdge(_ constraint: ConstraintSnapshot, _ inset: Inset) -> LintFinding? {
        guard inset.outer.guide == nil, [.top, .bottom].contains(inset.outer.attribute), isContent(inset.inner),
            constraint.relation == .equal, let root = views[inset.root]?.view,
            document?.isControllersView(inset.root.rawValue) ?? true
        else { return nil }
        let isTop = inset.outer.attribute == .top
        let bar = isTop ? root.geometry.safeAreaFrame.minY : root.frame.height - root.geometry.safeAreaFrame.maxY
        let edge = isTop ? "top" : "bottom"
        guard abs(constraint.constant) > 0 || bar > 0, views[inset.inner]?.view.geometry.scrollableArea == nil else {
            return nil
        }
        return finding(
            .barEdge, constraint, "\(name(inset.inner)) is pinned to the \(edge) edge of the screen, which bars cover",
            hint: "pin it to the safe area's \(edge)")
    }

    /// What reaches from edge to edge by going beyond a margin.
    private func fullBleed(_ constraint: ConstraintSnapshot, _ inset: Inset) -> LintFinding? {
        let margins: Set<LayoutAttribute> = [.leadingMargin, .trailingMargin, .leftMargin, .rightMargin]
        guard margins.contains(inset.outer.attribute), fillsWidth(inset), constraint.constant != 0 else { return nil }
        return finding(
            .fullBleed, constraint, "\(name(inset.inner)) fills the screen's width but is pinned to a margin",
            hint: "pin it to the edge at 0: it falls short on devices with another margin")
    }

    /// The number of characters from which lines across a wide screen are hard to read.
    private static let longText = 160

    private var longTexts: [LintFinding] {
        constraints.compactMap { constraint in
            guard let inset = rootInset(constraint), inset.outer.guide != "UIViewReadableContentGuide",
                [.leading, .leadingMargin].contains(inset.outer.attribute), let view = views[inset.inner]?.view,
                let text = view.text, text.text.count >= Self.longText, let root = frame(inset.root),
                view.frame.width > root.width - 60
            else { return nil }
            return finding(
                .readableWidth, constraint,
                "\(name(inset.inner)) has \(text.text.count) characters in lines as wide as the screen",
                hint: "pin it to the readable content guide, which limits the width on wide screens")
        }
    }
}
