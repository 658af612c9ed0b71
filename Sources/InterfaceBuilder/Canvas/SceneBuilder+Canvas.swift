import Foundation
import KeylineGraphics
import KeylineScenes
import UIKitLayout

extension SceneBuilder {
    /// Keeps the stored frames of views that Xcode marked as ambiguous, as its builds do, and says so.
    ///
    /// With recorded content sizes the canvas itself is shown, which keeps nothing. Nor does a stack: what its views leave open is
    /// for it to decide. Source: of arranged views with content of the same strength the first yields, in stored frames.
    func keepAmbiguousFrames(in window: UIWindow) {
        guard context.environment.contentSizing == .measured else { return }
        let marked = designedViews.filter { view, element in
            element.isYes("ambiguous") && view.superview.map { !($0 is UIStackView) } ?? false
        }
        guard !marked.isEmpty else { return }
        window.layoutIfNeeded()
        for (view, element) in marked where !view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout {
            guard let frame = element.rect("frame") else { continue }
            NSIBPrototypingLayoutConstraint.keep(view, at: frame)
            context.report(
                Diagnostic(
                    .warning, .ambiguous, view: element.id.map { ViewID($0) }, location: element.location,
                    message:
                        "the constraints leave the frame of the \(Self.title(element)) open; where they do, the one "
                        + "that the document stores is kept, as in Xcode's builds",
                    hints: ["add a constraint for the position or size that is missing"]))
        }
    }

    /// The views whose stored frames are not those of their constraints.
    var misplacements: [Diagnostic] {
        designedViews.compactMap { view, element in
            guard Self.isPlacedBySolver(view), let stored = element.rect("frame"), !element.isYes("ambiguous"),
                !view.isHiddenInStack
            else { return nil }
            let solved = view.frame
            let gaps = [
                stored.minX - solved.minX, stored.minY - solved.minY, stored.width - solved.width,
                stored.height - solved.height,
            ]
            guard gaps.contains(where: { abs($0) > Self.tolerance }) else { return nil }
            return misplacement(element, stored, solved)
        }
    }

    /// Differences, in points, that Xcode leaves alone too.
    private static let tolerance: CGFloat = 1

    /// Whether constraints decide a view's frame, or should.
    static func isPlacedBySolver(_ view: UIView) -> Bool {
        guard let superview = view.superview, !view.isEncapsulated else { return false }
        return superview is UIStackView || !view.translatesAutoresizingMaskIntoConstraints
    }

    private func misplacement(_ element: IBElement, _ stored: CGRect, _ solved: CGRect) -> Diagnostic {
        // The app lays its views out anew; a stale frame only makes Xcode and people wonder.
        Diagnostic(
            .note, .misplaced, view: element.id.map { ViewID($0) }, location: element.location,
            message: "the \(Self.title(element)) is stored at \(Decimals.text(stored)), but its constraints put it at "
                + "\(Decimals.text(solved))",
            hints: ["choose Update Frames in Xcode, or change its constraints"])
    }

    /// The class and, where there is one, the label or text by which people know it.
    static func title(_ element: IBElement) -> String {
        let name = element["userLabel"] ?? element["text"] ?? element["title"] ?? element["placeholder"]
        let kind = element["customClass"] ?? element.name
        return name.map { "\(kind) \($0.quoted)" } ?? kind
    }
}

extension UIView {
    /// Whether the view or one around it takes no room because it is hidden in a stack.
    var isHiddenInStack: Bool {
        isHidden && superview is UIStackView || superview?.isHiddenInStack ?? false
    }
}
