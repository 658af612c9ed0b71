/// The frame of a view as a guide.
@MainActor
final class ViewRectangleGuide: UILayoutGuide {
    override var isDerived: Bool { true }

    init(of view: UIView) {
        super.init()
        owningView = view
    }

    override func rectangle(in engine: LayoutEngine) -> LayoutRectangle {
        owningView?.rectangle(in: engine) ?? .nothing
    }
}
