import Foundation
import KeylineGraphics
import KeylineScenes

/// Findings that follow from something else, or that the drawing shows to be harmless.
///
/// - Where constraints leave a frame open, that is the finding; what is cut off or misplaced because of it is none of its own.
/// - A line that is a little higher than its view is drawn whole, as its letters rarely fill it.
struct LayoutDoubts {
    private let open: Set<ViewID>
    private let whole: Set<ViewID>

    init(_ scene: Scene) {
        let views = scene.layout.placedViews
        let tree = ViewAncestry(views)
        open = Set(
            views.filter { placed in
                tree.chain(of: placed.view.id).contains { views[$0].view.sizing.isAmbiguous }
            }.map(\.view.id))
        let short = Set(scene.diagnostics.filter { $0.kind == .truncated }.compactMap(\.view))
        whole = short.isEmpty ? [] : Self.drawnWhole(short, scene)
    }

    /// The views among some whose text is drawn in one line with all its letters inside the view.
    private static func drawnWhole(_ short: Set<ViewID>, _ scene: Scene) -> Set<ViewID> {
        let screen = ScreenReading(scene)
        let texts = Dictionary(grouping: screen.texts.filter { $0.item.view.map(short.contains) ?? false }) {
            $0.item.view
        }
        return Set(
            texts.compactMap { view, texts -> ViewID? in
                guard let view, texts.count == 1, let text = texts.first, let placed = screen.view(view),
                    placed.view.text?.text == text.run.text, placed.frame.insetBy(dx: -1, dy: -0.5).contains(text.ink)
                else { return nil }
                return view
            })
    }

    private static let consequences: Set<Diagnostic.Kind> = [.truncated, .brokenWord, .offScreen, .clipped, .overlap]

    /// Whether a finding needs no attention of its own.
    func explain(_ finding: Diagnostic) -> Bool {
        guard Self.consequences.contains(finding.kind), let view = finding.view else { return false }
        if open.contains(view) { return true }
        return finding.kind == .truncated && whole.contains(view) && finding.message.contains("needs a height of ")
    }
}
