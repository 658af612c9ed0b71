import Foundation
import KeylineAutoLayout

/// A scroll view that lays its content out by itself: the safe area insets it however short the content is, and is no part of the views
/// inside.
@MainActor
protocol ListScrolling: UIScrollView {
    /// The headers of sections.
    var sectionHeaders: [UIView] { get }
}

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
            let isAutomatic = contentInsetAdjustmentBehavior == .automatic
            let applied = appliedInset + contentInset.negated
            // What is inset already counts, so that content which the insets make too long stays inset.
            let scrollsVertically =
                isAutomatic && isAlwaysInset || alwaysBounceVertical
                || contentSize.height + applied.top + applied.bottom > heightOnDevice
            let scrollsHorizontally = alwaysBounceHorizontal || contentSize.width > bounds.width
            return UIEdgeInsets(
                top: scrollsVertically ? safeArea.top : 0, left: scrollsHorizontally ? safeArea.left : 0,
                bottom: scrollsVertically ? safeArea.bottom : 0, right: scrollsHorizontally ? safeArea.right : 0)
        }
    }

    /// The height without the points that the screen has more for its content, which would not scroll there at all.
    private var heightOnDevice: CGFloat { bounds.height - SceneContext.current.environment.screen.growth }

    /// Moves content that code scrolled back to its beginning where the screen is high enough for all of it.
    func showWholeContent() {
        guard SceneContext.current.environment.screen.growth > 0 else { return }
        let inset = adjustedContentInset
        guard contentSize.height + inset.top + inset.bottom <= bounds.height + 0.5 else { return }
        contentOffset.y = -inset.top
    }

    /// Lists are inset however short they are, and so are all scroll views in navigation controllers.
    ///
    /// Source: UIKit's header on `UIScrollViewContentInsetAdjustmentAutomatic`, similar to the scrollable axes, "but for backward
    /// compatibility will also adjust the top & bottom contentInset when the scroll view is owned by a view controller […] inside
    /// a navigation controller, regardless of whether the scroll view is scrollable".
    private var isAlwaysInset: Bool {
        guard !isList else { return true }
        let owner = sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.hierarchy.controller).first
        return owner?.navigationController != nil
    }

    private var isList: Bool { self is any ListScrolling }

    /// The part of the safe area over a view inside the content that no inset keeps away from it. The offset is no part of it.
    ///
    /// Source: margins of views in scroll views that stand below a status bar, in public Interface Builder files.
    func safeAreaInsets(of view: UIView) -> UIEdgeInsets {
        guard !isList else { return .zero }
        let uncovered = safeAreaInsets + contentInset + appliedInset.negated
        return view.overlap(of: uncovered, within: bounds.size, at: .zero)
    }

    /// Moves the content with the insets, so that it begins below what covers the view; one that was scrolled stays scrolled.
    func keepPlaceOfContent() {
        let inset = adjustedContentInset
        guard inset != appliedInset else { return }
        contentOffset.x += appliedInset.left - inset.left
        contentOffset.y += appliedInset.top - inset.top
        appliedInset = inset
        if !isList { marginsMayHaveChanged() }
        adjustedContentInsetDidChange()
    }
}
