import Foundation
import KeylineAutoLayout

extension UIScrollView {
    func contentOffsetDidChange() {
        scrollGuides.frame?.layoutFrame = bounds
        engine?.contentOffsetDidChange(of: self)
    }

    /// The guide begins where the view begins: the offset is no part of layout.
    func makeGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        addLayoutGuide(guide)
        for attribute in [NSLayoutConstraint.Attribute.left, .top] {
            let constraint = NSLayoutConstraint(
                first: LayoutTerm(item: guide, attribute: attribute), .equal,
                second: LayoutTerm(item: frameLayoutGuide, attribute: attribute))
            constraint.role = .guide
            constraint.isActive = true
        }
        return guide
    }

    /// The part of the safe area that insets the content.
    var safeAreaAdjustment: UIEdgeInsets {
        let safeArea = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safeArea
        case .automatic, .scrollableAxes:
            let scrollsVertically = contentSize.height > bounds.height || contentInsetAdjustmentBehavior == .automatic
            let scrollsHorizontally = contentSize.width > bounds.width
            return UIEdgeInsets(
                top: scrollsVertically ? safeArea.top : 0, left: scrollsHorizontally ? safeArea.left : 0,
                bottom: scrollsVertically ? safeArea.bottom : 0, right: scrollsHorizontally ? safeArea.right : 0)
        }
    }

    /// Moves the content with the insets, so that it begins below what covers the view; one that was scrolled stays scrolled.
    func keepPlaceOfContent() {
        let inset = adjustedContentInset
        guard inset != appliedInset else { return }
        contentOffset.x += appliedInset.left - inset.left
        contentOffset.y += appliedInset.top - inset.top
        appliedInset = inset
        adjustedContentInsetDidChange()
    }
}
