import KeylineAutoLayout
import Foundation

extension UIView {
    /// The guides that the view owns, in the order in which they were added.
    public var layoutGuides: [UILayoutGuide] { hierarchy.guides }

    /// Takes a guide over; a guide that the view owns already stays where it is.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        hierarchy.guides.append(layoutGuide)
        markNeedsLayout()
    }

    /// Gives a guide up, together with every constraint that speaks of it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        var view: UIView? = self
        while let current = view {
            for constraint in current.constraints where constraint.items.contains(where: { $0 === layoutGuide }) {
                constraint.deactivate()
            }
            view = current.superview
        }
        engine?.guideWillLeave(layoutGuide)
        layoutGuide.owningView = nil
        hierarchy.guides.removeAll { $0 === layoutGuide }
    }

    /// The rectangle inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide { madeOnce(\.layoutMargins, .layoutMargins) }

    /// The rectangle that no bar and no edge of the device covers.
    public var safeAreaLayoutGuide: UILayoutGuide { madeOnce(\.safeArea, .safeArea) }

    /// The rectangle within the margins in which lines of text are not too long to read.
    public var readableContentGuide: UILayoutGuide { madeOnce(\.readableContent, .readableContent) }

    /// The room that the keyboard takes at the bottom of the view, or else the safe area's inset there.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let made = margins.guides.keyboard as? UIKeyboardLayoutGuide { return made }
        let made = UIKeyboardLayoutGuide(of: self)
        margins.guides.keyboard = made
        return made
    }

    private func madeOnce(
        _ guide: WritableKeyPath<SystemGuides, UILayoutGuide?>,
        _ kind: InsetLayoutGuide.Kind
    ) -> UILayoutGuide {
        if let made = margins.guides[keyPath: guide] { return made }
        let made = InsetLayoutGuide(kind, in: self)
        margins.guides[keyPath: guide] = made
        made.layoutFrame = made.currentFrame
        return made
    }

    /// The strip that bars take along an edge of a controller's view.
    func barLayoutGuide(_ edge: BarLayoutGuide.Edge) -> BarLayoutGuide {
        let place: WritableKeyPath<SystemGuides, UILayoutGuide?> = edge == .top ? \.top : \.bottom
        if let made = margins.guides[keyPath: place] as? BarLayoutGuide { return made }
        let made = BarLayoutGuide(edge, of: self)
        margins.guides[keyPath: place] = made
        return made
    }

    /// Whether the view has any guide, its own or one that the system made for it.
    var hasGuides: Bool {
        !hierarchy.guides.isEmpty || !margins.guides.isEmpty
    }

    /// The guides of the view itself and those that the system made for it.
    var allGuides: [UILayoutGuide] {
        var guides = hierarchy.guides
        margins.guides.append(to: &guides)
        return guides
    }
}
