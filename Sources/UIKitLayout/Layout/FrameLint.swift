import Foundation

// Apple's guide asks for constraints in place of frames where Auto Layout places a view. A frame that is set all the same does not stop
// a layout; it is lost with the next pass.

extension UIView {
    /// Constraints place the view after code set its frame, bounds or center; reports it where they place it elsewhere.
    func noteFrameFromCode(placedAt frame: CGRect) {
        layoutState.autoresizing.hasFrameFromCode = false
        guard !isPlacedByList, let given = layoutState.autoresizing.reference?.frame,
            !given.isEqual(to: frame, within: 0.5)
        else {
            return
        }
        reportMisuse(
            "its frame was set, but its constraints give it another one",
            hint: "change the constant of a constraint, or set translatesAutoresizingMaskIntoConstraints to true")
    }
}

extension CGRect {
    /// Whether no edge differs by more than a distance, in points.
    fileprivate func isEqual(to other: CGRect, within distance: CGFloat) -> Bool {
        abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance && abs(maxX - other.maxX) <= distance
            && abs(maxY - other.maxY) <= distance
    }
}
