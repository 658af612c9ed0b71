public import Foundation

/// Something that goes on between a person and a view. Changes no picture.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view.
    var view: UIView? { get }
    /// Called before the view changes.
    func willMove(to view: UIView?)
    /// Called after the view changed.
    func didMove(to view: UIView?)
}

/// An interaction that remembers its view. Changes no picture.
@preconcurrency @MainActor
open class UIViewInteraction: NSObject, UIInteraction {
    /// The view.
    open private(set) weak var view: UIView?
    /// Called before the view changes.
    open func willMove(to view: UIView?) {}
    /// Called after the view changed.
    open func didMove(to view: UIView?) { self.view = view }

    override init() {
        super.init()
    }
}

/// Opens a menu over a view that is held. Changes no picture.
@preconcurrency @MainActor
open class UIContextMenuInteraction: UIViewInteraction {
    /// Says what the menu offers.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
    /// Where the menu is, in points.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Closes the menu.
    open func dismissMenu() {}
    /// Changes the menu that is open: none is.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// Says what a menu over a view offers. Changes no picture.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// What the menu offers.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// What is lifted while the menu is open.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// What the menu closes into.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when what is lifted is tapped.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called before the menu opens.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu closes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// The view.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// The view.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// Runs beside the opening of a menu. Changes no picture.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that is lifted.
    var previewViewController: UIViewController? { get }
    /// Adds changes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what runs afterwards.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs beside the following of what is lifted. Changes no picture.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How what is lifted is followed.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What a menu over a view offers. Changes no picture.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Makes the menu.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// Makes what is lifted.
    public typealias PreviewProvider = () -> UIViewController?

    /// Tells the menu from others.
    public let identifier: any NSCopying
    /// What the menu is about.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// In which order elements stand.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    let previewProvider: PreviewProvider?
    let actionProvider: ActionProvider?

    /// In which order elements stand; raw values are Apple's.
    public enum ElementOrder: Int, Hashable, Sendable {
        case automatic = 0
        case priority, fixed
    }

    /// Creates a menu.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

/// How a view looks while it is lifted. Changes no picture.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The outline.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow.
    open var shadowPath: UIBezierPath?
    /// The colour behind.
    open var backgroundColor: UIColor?
    /// The usual look.
    public override init() {
        super.init()
    }
    /// The look of lines of text.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
    }
}

/// How a view looks while it is dragged. Changes no picture.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a view is lifted. Changes no picture.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view around.
    public let container: UIView
    /// The middle in it, in points.
    public let center: CGPoint
    /// Names a place.
    public init(container: UIView, center: CGPoint) {
        self.container = container
        self.center = center
        super.init()
    }
}

/// A view that is lifted. Changes no picture.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// Its look.
    public let parameters: UIPreviewParameters
    /// Lifts a view.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        super.init()
    }
    /// Lifts a view where it is.
    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }
    /// Lifts a view where it is.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }
}
