import Foundation
import KeylineGraphics
import KeylineScenes
import UIKitLayout

extension DocumentViewBuilder {
    /// The views whose stored frames contradict the document's own constraints, each with the constraint that proves it.
    ///
    /// A stored frame that merely differs from the solved one proves nothing: fonts, insets and what code does have a part in
    /// that. Here a required constraint between views whose frames are all stored does not hold of these frames, and does hold
    /// of the layout. Whoever doubts it can add the numbers up. What a mirrored layout or one with larger text gives has no part
    /// in that either: it is not what was stored.
    var misplacements: [Diagnostic] {
        let environment = context.environment
        let own = scene.environment
        guard isOnCanvas, hasOwnSize, environment.layoutDirection == .leftToRight,
            environment.contentSizeCategory == own.contentSizeCategory
        else { return [] }
        let stored = StoredFrames(designedViews)
        var blamed: Set<ObjectIdentifier> = []
        return designedViews.flatMap { view, _ in view.constraints }.compactMap { constraint in
            guard let proof = stored.contradiction(of: constraint),
                let view = culprit(of: constraint, stored), blamed.insert(ObjectIdentifier(view)).inserted
            else { return nil }
            return misplacement(of: view, proof, stored)
        }
    }

    /// The view of a constraint whose stored frame is further from the solved one.
    private func culprit(of constraint: NSLayoutConstraint, _ stored: StoredFrames) -> UIView? {
        let views = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
        let gaps = views.filter(isJudged).map { (view: $0, gap: stored.gap(of: $0)) }
        let worst = gaps.max { $0.gap < $1.gap }
        return worst.flatMap { $0.gap > StoredFrames.tolerance ? $0.view : nil }
    }

    private func isJudged(_ view: UIView) -> Bool {
        Self.isPlacedBySolver(view) && !view.isHiddenInStack
    }

    private func misplacement(
        of view: UIView, _ proof: StoredFrames.Contradiction, _ stored: StoredFrames
    ) -> Diagnostic? {
        guard let element = stored.element(of: view), let frame = element.rect("frame") else { return nil }
        let place = proof.constraint.sourceOrigin.map { $0.location.line.map { "line \($0)" } ?? "" } ?? ""
        // The app lays its views out anew; a stale frame only makes Xcode and people wonder.
        return Diagnostic(
            .note, .misplaced, view: element.id.map { ViewID($0) }, location: element.location,
            message:
                "is stored at \(Decimals.text(frame)), which the constraint on \(place) contradicts: \(proof.words(for: view)); "
                + "the constraints put it at \(Decimals.text(view.frame))",
            hints: ["choose Update Frames in Xcode, or change the constraint on \(place)"])
    }
}

/// The frames that a document stores, to be held against its constraints.
@MainActor
struct StoredFrames {
    /// A required constraint that does not hold of the stored frames.
    @MainActor
    struct Contradiction {
        let constraint: NSLayoutConstraint
        /// What the stored frames make of the first side, and what the constraint asks for, in points.
        let stored: CGFloat
        let asked: CGFloat

        /// Such as `its width is 120 where 100 is asked for`, said of one of the constraint's views.
        func words(for view: UIView) -> String {
            let relation =
                switch constraint.relation {
                case .equal: ""
                case .lessThanOrEqual: "at most "
                case .greaterThanOrEqual: "at least "
                }
            let owner = constraint.firstItem === view ? "its" : "the other view's"
            return "\(owner) \(constraint.firstAttribute.name) is \(Decimals.short(stored)), but \(relation)"
                + "\(Decimals.short(asked)) is required"
        }
    }

    /// Differences, in points, that Xcode leaves alone too.
    static let tolerance: CGFloat = 1

    private let elements: [ObjectIdentifier: IBElement]
    private let frames: [ObjectIdentifier: CGRect]

    init(_ views: [(view: UIView, element: IBElement)]) {
        elements = Dictionary(views.map { (ObjectIdentifier($0.view), $0.element) }) { first, _ in first }
        frames = elements.compactMapValues { $0.rect("frame") }
    }

    /// The stored frame of a view; nil where the document has none.
    func frame(of view: UIView) -> CGRect? { frames[ObjectIdentifier(view)] }

    func element(of view: UIView) -> IBElement? { elements[ObjectIdentifier(view)] }

    /// By how much, in points, a view's stored frame differs from the solved one.
    func gap(of view: UIView) -> CGFloat {
        guard let stored = frame(of: view) else { return 0 }
        let solved = view.frame
        return [
            stored.minX - solved.minX, stored.minY - solved.minY, stored.width - solved.width,
            stored.height - solved.height,
        ].map(abs).max() ?? 0
    }

    /// The proof that stored frames contradict a constraint; nil where they do not, where something else has a part in it, or where
    /// the layout does not keep the constraint either.
    func contradiction(of constraint: NSLayoutConstraint) -> Contradiction? {
        guard constraint.sourceOrigin != nil, constraint.isActive, constraint.priority == .required,
            let (stored, asked) = sides(of: constraint, frame(of:)),
            !Self.isKept(constraint, stored, asked),
            let solved = sides(of: constraint, { element(of: $0) == nil ? nil : $0.frame }),
            Self.isKept(constraint, solved.first, solved.second)
        else { return nil }
        return Contradiction(constraint: constraint, stored: stored, asked: asked)
    }

    private static func isKept(_ constraint: NSLayoutConstraint, _ first: CGFloat, _ second: CGFloat) -> Bool {
        switch constraint.relation {
        case .equal: abs(first - second) <= tolerance
        case .lessThanOrEqual: first - second <= tolerance
        case .greaterThanOrEqual: first - second >= -tolerance
        }
    }

    /// What frames make of both sides of a constraint.
    private func sides(
        of constraint: NSLayoutConstraint, _ frame: (UIView) -> CGRect?
    ) -> (first: CGFloat, second: CGFloat)? {
        guard let first = constraint.firstItem as? UIView,
            let value = value(constraint.firstAttribute, of: first, beside: constraint.secondItem, frame)
        else { return nil }
        guard constraint.secondAttribute != .notAnAttribute else { return (value, constraint.constant) }
        guard let second = constraint.secondItem as? UIView,
            let other = self.value(constraint.secondAttribute, of: second, beside: first, frame)
        else { return nil }
        return (value, constraint.constant + constraint.multiplier * other)
    }

    /// An edge, middle or size of a frame; edges count from the view around both items.
    private func value(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView, beside other: AnyObject?,
        _ frame: (UIView) -> CGRect?
    ) -> CGFloat? {
        guard let rect = rect(of: view, beside: other as? UIView, frame) else { return nil }
        return switch attribute {
        case .left, .leading: rect.minX
        case .right, .trailing: rect.maxX
        case .top: rect.minY
        case .bottom: rect.maxY
        case .centerX: rect.midX
        case .centerY: rect.midY
        case .width: rect.width
        case .height: rect.height
        default: nil
        }
    }

    /// The alignment rectangle of a frame: of a view around the other item in its own coordinates, of a view beside it in
    /// those of the view around both.
    private func rect(of view: UIView, beside other: UIView?, _ frame: (UIView) -> CGRect?) -> CGRect? {
        guard let frame = frame(view), view.transform.isIdentity, !view.keepsOwnDirection else { return nil }
        guard let other, other !== view else { return view.alignmentRect(forFrame: frame) }
        if other.superview === view {
            let inside = view.alignmentRect(forFrame: CGRect(origin: .zero, size: frame.size))
            return view is UIScrollView ? nil : inside
        }
        let isInside = view.superview === other && !(other is UIScrollView)
        guard isInside || view.superview === other.superview else { return nil }
        return view.alignmentRect(forFrame: frame)
    }
}

extension UIView {
    /// Whether a direction was chosen for the view or the one around it, so that leading is not left as in the document's language.
    fileprivate var keepsOwnDirection: Bool {
        semanticContentAttribute != .unspecified
            || superview.map { $0.semanticContentAttribute != .unspecified } ?? false
    }
}
