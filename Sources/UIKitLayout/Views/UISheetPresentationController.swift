public import Foundation

/// Shows a controller as a sheet: on a phone from the bottom up, as high as its detent, on an iPad in the middle.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    @MainActor
    open class Detent: NSObject {
        /// Tells heights from one another.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Wraps a name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }
            /// Wraps a name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }
            /// Half.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Full.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// Tells the height from others.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }
        /// Half.
        ///
        /// Half of the largest height; Apple says no more than "approximately half the height of the screen".
        public class func medium() -> Detent { Detent(.medium) { ($0.maximumDetentValue / 2).rounded() } }
        /// Full.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// A height of one's own.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver: resolver) }
        /// The height in some surroundings, in points, without the safe area at the bottom; nil where it cannot be chosen there.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }

    /// The heights, the least first. Changes pictures of phones.
    open var detents: [Detent] = [.large()] {
        didSet { invalidateDetents() }
    }
    /// The height it has; nil for the least.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { invalidateDetents() }
    }
    /// The height up to which what is below can be used.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a mark shows that it can be pulled.
    open var prefersGrabberVisible = false
    /// Whether scrolling enlarges it. Changes no picture.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether it reaches the bottom where height is short. Changes no picture.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether its width is that of the content. Changes no picture.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The radius of the corners, in points.
    open var preferredCornerRadius: CGFloat?
    /// The view from which it comes. Changes no picture.
    open weak var sourceView: UIView?
    /// Changes at once. Changes no picture.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Asks for heights again.
    open func invalidateDetents() { containerView?.setNeedsLayout() }
}

/// The room for a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height, in points.
    var maximumDetentValue: CGFloat { get }
}

/// Hears of a sheet. Changes no picture.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when another height was chosen.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
