import Foundation
import KeylineGraphics

/// A part of a control that is drawn: of a fixed size, or as long as is offered.
struct DrawnControl: LeafView {
    /// The width in points; nil for as much as is offered.
    let width: CGFloat?
    /// The height in points; nil for as much as is offered.
    let height: CGFloat?
    /// The length where nothing is offered, in points.
    var ideal: CGFloat = 10
    let drawing: @MainActor (CGRect, EnvironmentValues, inout DisplayListBuilder) -> Void

    static var kind: String { "Control" }

    init(
        width: CGFloat?, height: CGFloat?, ideal: CGFloat = 10,
        drawing: @escaping @MainActor (CGRect, EnvironmentValues, inout DisplayListBuilder) -> Void
    ) {
        self.width = width
        self.height = height
        self.ideal = ideal
        self.drawing = drawing
    }

    func makeLeaf(in context: _ViewContext) -> any LeafContent {
        Content(control: self, environment: context.environment)
    }

    private struct Content: LeafContent {
        let control: DrawnControl
        let environment: EnvironmentValues

        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            CGSize(
                width: control.width ?? proposal.width ?? control.ideal,
                height: control.height ?? proposal.height ?? control.ideal)
        }

        func draw(in frame: CGRect, into list: inout DisplayListBuilder) {
            list.group(opacity: environment.isEnabled ? 1 : 0.5) { control.drawing(frame, environment, &$0) }
        }
    }
}
