public import Foundation

/// Shows a controller as a sheet. Changes no picture.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    @MainActor
    open class Detent: MainActorObject {
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
        init(_ identifier: Identifier) {
            self.identifier = identifier
            super.init(onMainActor: ())
        }
        /// Half.
        public class func medium() -> Detent { Detent(.medium) }
        /// Full.
        public class func large() -> Detent { Detent(.large) }
        /// A height of one's own.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom")) }
    }

    /// The heights.
    open var detents: [Detent] = [.large()]
    /// The height it has.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The height up to which what is below can be used.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a mark shows that it can be pulled.
    open var prefersGrabberVisible = false
    /// Whether scrolling enlarges it.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether it reaches the bottom where height is short.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether its width is that of the content.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The radius of the corners, in points.
    open var preferredCornerRadius: CGFloat?
    /// The view from which it comes.
    open weak var sourceView: UIView?
    /// Changes at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Asks for heights again.
    open func invalidateDetents() {}
}

/// The room for a sheet. Changes no picture.
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
