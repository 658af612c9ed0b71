public import Foundation

/// The controller of a scroll view, with what subclasses override of its delegate. Changes no picture.
@preconcurrency @MainActor
open class ScrollListeningController: UIViewController, UIScrollViewDelegate {
    /// Does nothing. Changes no picture.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing. Changes no picture.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing. Changes no picture.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing. Changes no picture.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing. Changes no picture.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing. Changes no picture.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing. Changes no picture.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing. Changes no picture.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// None.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing. Changes no picture.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing. Changes no picture.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Yes.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing. Changes no picture.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing. Changes no picture.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
