import KeylineAutoLayout

/// The frame of a view as a guide.
@MainActor
final class ViewRectangleGuide: UILayoutGuide {
    override var derivation: ItemDerivation? { .whole }

    init(of view: UIView) {
        super.init()
        owningView = view
    }
}
