import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// For views that proposals size: the room that was offered, dashed, the size that was chosen, solid, and both in numbers.
///
/// Views around others that were offered and chose the same are drawn once. Numbers that would cover others are left out, those of views around
/// before those of what is inside; a selection leaves room for them.
struct ProposalsOverlay {
    private let geometry: LayoutGeometry
    private let paper: CGRect
    private let selected: Set<ViewID>?

    init(_ geometry: LayoutGeometry, paper: CGRect, selecting selected: Set<ViewID>?) {
        self.geometry = geometry
        self.paper = paper
        self.selected = selected
    }

    func draw(with pen: inout PixelPen, typesetter: Typesetter) {
        let places = shownPlaces
        var setter = LabelPlacer(typesetter: typesetter, paper: paper)
        for (place, proposal) in places { drawFrames(of: place, proposal, with: &pen) }
        for (place, proposal) in places.reversed() { drawLabel(of: place, proposal, with: &pen, &setter) }
    }

    private var shownPlaces: [(LayoutGeometry.Place, LayoutProposal)] {
        geometry.visiblePlaces.compactMap { place in
            guard let proposal = place.view.sizing.proposal, isShown(place, proposal) else { return nil }
            return (place, proposal)
        }
    }

    private func isShown(_ place: LayoutGeometry.Place, _ proposal: LayoutProposal) -> Bool {
        if let selected {
            return selected.contains(place.view.id) || place.ancestors.last.map(selected.contains) ?? false
        }
        guard place.view.children.count == 1, let only = place.view.children.first else { return true }
        return only.sizing.proposal != proposal || only.frame.size != place.view.frame.size
    }

    // MARK: Frames

    private func drawFrames(of place: LayoutGeometry.Place, _ proposal: LayoutProposal, with pen: inout PixelPen) {
        pen.builder.view = place.view.id
        let color = OverlayColors.frame(depth: place.depth)
        if let room = room(of: place, proposal), room.size != place.frame.size {
            pen.frame(room, thickness: pen.hairline, color: color.multiplyingAlpha(by: 0.7), isDashed: true)
        }
        pen.frame(place.frame, thickness: pen.line, color: color.multiplyingAlpha(by: 0.9))
    }

    /// Where the offered room lies: about the view, but inside the view around as far as it fits there. An open length is as long as the view;
    /// endless room is not drawn.
    private func room(of place: LayoutGeometry.Place, _ proposal: LayoutProposal) -> CGRect? {
        let size = CGSize(
            width: proposal.width ?? place.frame.width, height: proposal.height ?? place.frame.height)
        guard size.width.isFinite, size.height.isFinite else { return nil }
        var room = CGRect(
            x: place.frame.midX - size.width / 2, y: place.frame.midY - size.height / 2, width: size.width,
            height: size.height)
        guard let around = place.ancestors.last.flatMap({ geometry[$0] })?.frame else { return room }
        if room.width <= around.width { room.origin.x = min(max(room.minX, around.minX), around.maxX - room.width) }
        if room.height <= around.height {
            room.origin.y = min(max(room.minY, around.minY), around.maxY - room.height)
        }
        return room
    }

    // MARK: Labels

    private func drawLabel(
        of place: LayoutGeometry.Place, _ proposal: LayoutProposal, with pen: inout PixelPen,
        _ setter: inout LabelPlacer
    ) {
        let frame = place.frame
        let label = setter.placeWhereFree(Self.text(of: proposal, frame.size), pen) { size in
            let xs = [frame.minX + size.width / 2, frame.maxX - size.width / 2, frame.midX]
            let ys = [
                frame.minY + size.height / 2, frame.maxY - size.height / 2, frame.midY, frame.minY - size.height / 2,
                frame.maxY + size.height / 2,
            ]
            return ys.flatMap { y in xs.map { CGPoint(x: $0, y: y) } }
        }
        pen.builder.view = place.view.id
        label?.draw(on: OverlayColors.frame(depth: place.depth), with: &pen)
    }

    /// Such as `320×nil → 76×17`; the size alone where it is what was offered.
    private static func text(of proposal: LayoutProposal, _ size: CGSize) -> String {
        func pair(_ width: CGFloat?, _ height: CGFloat?) -> String {
            [width, height].map { $0.map(Decimals.short) ?? "nil" }.joined(separator: "×")
        }
        let offered = pair(proposal.width, proposal.height)
        let chosen = pair(size.width, size.height)
        return offered == chosen ? chosen : "\(offered) → \(chosen)"
    }
}
