import Foundation

/// Takes what is dropped: nothing is, in a picture. Changes no picture.
@preconcurrency @MainActor
open class UIDropInteraction: UIViewInteraction {
    /// Takes what is dropped.
    public init(delegate: any UIDropInteractionDelegate) {
        super.init()
    }
}

/// Takes what is dropped. Changes no picture.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether anything is taken.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// What would happen.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// Takes it.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// Everything.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    /// Nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

/// Drags a view. Changes no picture.
@preconcurrency @MainActor
open class UIDragInteraction: UIViewInteraction {
    /// Whether it can be dragged.
    open var isEnabled = true
    /// Drags a view.
    public init(delegate: any UIDragInteractionDelegate) {
        super.init()
    }
}

/// Says what is dragged. Changes no picture.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// What is dragged.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
    /// How it looks while it is lifted.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called when the drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Called when the drag ended.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    /// The view itself.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    /// Nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    /// Nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
}

/// A view that is dragged. Changes no picture.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// Changes a pointer. Changes no picture.
@preconcurrency @MainActor
open class UIPointerInteraction: UIViewInteraction {
    /// Changes a pointer over a view.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        super.init()
    }
    /// Asks for the pointer again.
    open func invalidate() {}
}

/// Says how a pointer looks. Changes no picture.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
