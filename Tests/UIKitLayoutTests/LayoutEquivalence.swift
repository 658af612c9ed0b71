import Foundation

@testable import UIKitLayout

/// Compares two ways of laying out the same views.
@MainActor
enum LayoutEquivalence {
    /// The first size at which two sets of constraints place views differently; nil where they agree at every size.
    ///
    /// Both sets are inactive before and afterwards.
    ///
    /// - Parameters:
    ///   - view: The view that takes the sizes; what it contains is compared.
    ///   - first: One set.
    ///   - second: The other set.
    ///   - sizes: The sizes in points, in the order in which they are tried.
    /// - Returns: The first size that tells the sets apart.
    static func firstDifference(
        in view: UIView,
        between first: [NSLayoutConstraint],
        and second: [NSLayoutConstraint],
        at sizes: [CGSize]
    ) -> CGSize? {
        sizes.first { frames(in: view, first, $0) != frames(in: view, second, $0) }
    }

    private static func frames(in view: UIView, _ constraints: [NSLayoutConstraint], _ size: CGSize) -> [CGRect] {
        NSLayoutConstraint.activate(constraints)
        defer { NSLayoutConstraint.deactivate(constraints) }
        view.frame.size = size
        view.rootView.layoutIfNeeded()
        return view.subtree.map(\.frame)
    }
}
