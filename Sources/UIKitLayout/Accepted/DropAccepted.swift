public import Foundation

extension NSItemProvider {
    /// Whether a value of a type is offered: one that the provider was made with. Changes no picture.
    public func canLoadObject<Value>(ofClass aClass: Value.Type) -> Bool { false }

    /// Asks for an object: nobody hands one over, and nobody answers. Changes no picture.
    @discardableResult
    public func loadObject(
        ofClass aClass: AnyClass, completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }

    /// Asks for a value: nobody hands one over, and nobody answers. Changes no picture.
    @discardableResult
    public func loadObject<Value>(
        ofClass aClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }

    /// Asks for data of a kind: nobody hands any over. Changes no picture.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {}

    /// Asks for data of a kind: nobody hands any over. Changes no picture.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }

    /// Asks for a file of a kind: nobody hands one over. Changes no picture.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
}

extension UIDropSession {
    /// Whether there is a value of a type: nothing is dropped. Changes no picture.
    public func canLoadObjects<Value>(ofClass aClass: Value.Type) -> Bool { false }
    /// Whether there is data of one of some kinds: nothing is dropped. Changes no picture.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
    /// Asks for values: nothing is dropped, and nobody answers. Changes no picture.
    @discardableResult
    public func loadObjects<Value>(ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void) -> Progress {
        Progress(totalUnitCount: 0)
    }
}

extension UICollectionViewDropCoordinator {
    /// Puts what was dropped at an item: nothing is. Changes no picture.
    public func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) {}
    /// Puts what was dropped into an item: nothing is. Changes no picture.
    public func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) {}
    /// Puts what was dropped at a target: nothing is. Changes no picture.
    public func drop(_ dragItem: UIDragItem, to target: UITargetedPreview) {}
}

extension UITableViewDropCoordinator {
    /// Puts what was dropped at a row: nothing is. Changes no picture.
    public func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) {}
    /// Puts what was dropped into a row: nothing is. Changes no picture.
    public func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) {}
}

extension URL {
    /// Asks to read what lies outside of the app: files are read as they are. Changes no picture.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Ends that. Changes no picture.
    public func stopAccessingSecurityScopedResource() {}
}

extension Bundle {
    /// Makes the views at the top of a XIB of the app and connects its outlets; nil where there is no such file.
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
    ) -> [Any]? { UINib.objects(of: name, owner: owner) }
}

/// Makes the menu of a context menu.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
/// Makes the picture of a context menu.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider
