public import Foundation
@_exported public import UIKitLayout

/// A file that is shown. Changes no picture.
public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// The file's name.
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    /// Changes no picture.
    public var previewItemURL: URL? { self as URL }
}

/// Says which files are shown. Changes no picture.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// The one at a place.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Hears of files that are shown. Changes no picture.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    /// Called before it goes.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Called after it went.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Whether a file may be changed.
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
    /// Called when a file was changed.
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    /// Called when a copy of a file was changed.
    func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL)
    /// The view that a file comes from.
    func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView?
}

/// The way a file may be changed; raw values are Apple's. Changes no picture.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled = 0, updateContents, createCopy }

extension QLPreviewControllerDelegate {
    /// Nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    /// No.
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
    /// Nothing.
    public func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
    ) {}
    /// Nothing.
    public func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL
    ) {}
    /// None.
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
}

/// Shows files; a scene of its own is an empty plane, since the system draws them. Changes no picture.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    /// Says which files are shown.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// Hears of it.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The place of the file that is shown.
    open var currentPreviewItemIndex = 0
    /// The file that is shown.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex) else {
            return nil
        }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    /// Looks for the files anew.
    open func reloadData() {}
    /// Looks for the shown file anew.
    open func refreshCurrentPreviewItem() {}
    /// Whether a file can be shown: none is.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}
