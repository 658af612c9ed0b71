import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineScenes
import UIKitLayout

extension DocumentViewBuilder {
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
                        "the constraints leave its frame open; for the open parts the stored frame is used, "
                        + "as in Xcode's builds",
                    hints: ["add a constraint for the missing position or size"]))
        }
    }

    /// The text size of Xcode's canvas.
    static let canvasTextSize = ContentSizeCategory.large

    /// Diagnostics as far as the document bears them out: Xcode marks what is ambiguous on its canvas, so what it did not mark is
    /// ambiguous there for want of an app's fonts, pictures or code alone. The canvas has no other text sizes. At these a view is told that
    /// is open only there, or whose texts are cut there. Views of other documents are told where those are checked.
    ///
    /// - Parameters:
    ///   - diagnostics: The diagnostics of the scene.
    ///   - layout: Its layout.
    ///   - openOnCanvas: Returns the views that are open at the text size of the canvas.
    /// - Returns: The diagnostics to tell.
    func weighed(
        _ diagnostics: [Diagnostic], of layout: LayoutSnapshot, openOnCanvas: () throws -> Set<ViewID>
    ) rethrows -> [Diagnostic] {
        guard document.isSavedByXcode, diagnostics.contains(where: { $0.kind == .ambiguous }) else {
            return diagnostics
        }
        let elements = Dictionary(
            designedViews.compactMap { _, element in element.id.map { ($0, element) } },
            uniquingKeysWith: { first, _ in first })
        func isUnmarked(_ diagnostic: Diagnostic) -> Bool {
            // The system's own views, such as the content view of a cell, are named after the object that has them.
            guard diagnostic.kind == .ambiguous, diagnostic.objectID == nil,
                let view = diagnostic.view?.rawValue,
                let element = elements[view] ?? view.split(separator: "/").first.flatMap({ elements[String($0)] })
            else { return false }
            return !element.isYes("ambiguous")
        }
        let isAtCanvasTextSize = context.environment.contentSizeCategory == Self.canvasTextSize
        let isAnyDoubted = !isAtCanvasTextSize && diagnostics.contains(where: isUnmarked)
        let openAnyway = isAnyDoubted ? try openOnCanvas() : []
        return diagnostics.compactMap { diagnostic in
            guard diagnostic.kind == .ambiguous else { return diagnostic }
            if diagnostic.objectID != nil { return nil }
            guard isUnmarked(diagnostic), let view = diagnostic.view else { return diagnostic }
            guard !isAtCanvasTextSize, !openAnyway.contains(view) || layout.view(view)?.view.cutsText == true else {
                return nil
            }
            var result = diagnostic
            result.severity = .note
            return result
        }
    }

    /// Whether constraints decide a view's frame, or should.
    static func isPlacedBySolver(_ view: UIView) -> Bool {
        guard let superview = view.superview, !view.isEncapsulated, !view.isPlacedByList else { return false }
        return superview is UIStackView || !view.translatesAutoresizingMaskIntoConstraints
    }
}

extension ViewSnapshot {
    /// Whether a text of the view, or of a view in it, has too little space: it is cut or shrinks.
    fileprivate var cutsText: Bool {
        guard !isHidden else { return false }
        let isNarrow = text != nil && sizing.intrinsicContentSize.width > frame.width + 0.5
        return isNarrow || texts.contains { $0.isTruncated || $0.brokenWord != nil }
            || children.contains(where: \.cutsText)
    }
}

extension UIView {
    /// Whether the view or one around it takes no room because it is hidden in a stack.
    var isHiddenInStack: Bool {
        isHidden && superview is UIStackView || superview?.isHiddenInStack ?? false
    }
}

extension IBDocument {
    /// Whether Xcode wrote the document: it names its plug-in.
    var isSavedByXcode: Bool { root.child("dependencies")?.children.contains { $0.name == "plugIn" } ?? false }
}
