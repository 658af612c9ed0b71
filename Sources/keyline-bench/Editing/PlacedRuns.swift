import Foundation
import KeylineGraphics
import UIKitLayout

extension DisplayList {
    /// Letters with the place at which their line begins, in points.
    struct PlacedRun {
        var view: ViewID?
        var text: String
        var origin: CGPoint
    }

    /// All letters that are drawn.
    var placedRuns: [PlacedRun] { Self.runs(in: items, .identity) }

    private static func runs(in items: [DisplayItem], _ transform: CGAffineTransform) -> [PlacedRun] {
        items.flatMap { item -> [PlacedRun] in
            switch item.content {
            case .group(let group): runs(in: group.items, group.transform.concatenating(transform))
            case .glyphs(let run):
                [PlacedRun(view: item.view, text: run.text, origin: run.origin.applying(transform))]
            default: []
            }
        }
    }
}
