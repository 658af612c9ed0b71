import Foundation
import KeylineGraphics
import KeylineScenes

/// The sides of a scene whose length is only what a document stores: no device has it, and on one something else decides it.
///
/// Content that such a side cuts off is no mistake of the app's. Content that a view's own fixed length cuts off is one.
struct StoredSizes {
    private typealias Axis = ViewSnapshot.Resizing.Axis

    private let scene: Scene
    private let sides: Set<Axis>
    private let tree: ViewAncestry
    private let views: [LayoutSnapshot.PlacedView]

    init(_ scene: Scene) {
        self.scene = scene
        views = scene.layout.placedViews
        tree = ViewAncestry(views)
        let passing = views.first?.hostedSides ?? []
        let fits = Device.sidesFit(scene.displayList.size)
        sides = passing.subtracting(fits.width ? [.horizontal] : []).subtracting(fits.height ? [.vertical] : [])
    }

    /// Whether a finding tells no more than that the stored size is too small.
    func cause(_ finding: Diagnostic) -> Bool {
        guard !sides.isEmpty, let axis = finding.tooShortPart?.axis, sides.contains(axis) else { return false }
        guard let view = finding.view else { return true }
        return !tree.chain(of: view).dropLast().contains { isFixed(views[$0].view.id, along: axis) }
    }

    /// Whether a constraint of the document's own gives a view a length.
    private func isFixed(_ view: ViewID, along axis: Axis) -> Bool {
        let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
        return scene.layout.constraints.contains { constraint in
            !constraint.isSystem && constraint.second == nil && constraint.first.view == view
                && constraint.first.attribute == attribute && constraint.relation != .greaterThanOrEqual
        }
    }
}
