import Foundation

extension LayoutEngine {
    /// Whether the constraints leave a part of an item's rectangle open.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        guard let participant = participant(of: item) else { return false }
        return participant.variables.contains(where: solver.isAmbiguous)
    }

    /// The axes along which constraints decide an item's size.
    func decidedAxes(of item: any LayoutItem) -> Set<NSLayoutConstraint.Axis> {
        guard let rectangle = participant(of: item)?.rectangle else { return [] }
        let sizes = [(NSLayoutConstraint.Axis.horizontal, rectangle.width), (.vertical, rectangle.height)]
        return Set(sizes.filter { size in !size.1.variables.contains(where: solver.isAmbiguous) }.map(\.0))
    }
}

extension UIView {
    /// Whether the constraints leave the view's frame open, for a view that lies in a window.
    public var hasAmbiguousLayout: Bool {
        guard let engine = updatedEngine else { return false }
        return engine.isAmbiguous(self)
    }

    /// The engine with everything brought up to date.
    private var updatedEngine: LayoutEngine? {
        let root = rootView
        root.updateMarkedConstraints()
        let engine = root.makeEngine()
        engine.update()
        return engine
    }
}
