public import Foundation

/// Gives what is shared once it is known how. Changes no picture.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// What stands for it before.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// What is shared in a way.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// What it is about.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Nothing.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

/// Something to share that is made when it is asked for. Changes no picture.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// What stands for it before.
    open private(set) var placeholderItem: Any?
    /// What is shared.
    open var item: Any { placeholderItem ?? NSNull() }
    /// How it is shared.
    open var activityType: UIActivity.ActivityType? { nil }
    /// Stands for something.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { item }
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
}

/// Shows a file, or hands it to other apps: a picture has neither. Changes no picture.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// Where the file is.
    open var url: URL?
    /// Its kind.
    open var uti: String?
    /// Its name.
    open var name: String?
    /// What the app adds.
    open var annotation: Any?
    /// Hears of it.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The pictures of the file: none.
    open var icons: [UIImage] { [] }
    /// Shows a file.
    public init(url: URL) {
        self.url = url
        name = url.lastPathComponent
        super.init()
    }
    /// Shows the file: no.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool { false }
    /// Offers ways to use the file: no.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Offers ways to use the file: no.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Offers other apps: no.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Offers other apps: no.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Takes what was shown away.
    open func dismissPreview(animated: Bool) {}
    /// Takes what was offered away.
    open func dismissMenu(animated: Bool) {}
}

/// Hears of a file that is shown. Changes no picture.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The controller that shows it.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    /// Called when it was taken away.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    /// An empty one.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    /// Nothing.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}

/// What a firm touch shows of a view, which iOS 13 replaced by menus. Changes no picture.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The view.
    var sourceView: UIView { get }
    /// What stays sharp in it, in points.
    var sourceRect: CGRect { get set }
    /// Says what is shown.
    var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// Says what a firm touch shows. Changes no picture.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// What a touch at a point shows.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Called when a firmer touch opens it.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIDocumentPickerViewController {
    /// Creates one that chooses documents of kinds. Changes no picture.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(nibName: nil, bundle: nil)
    }
    /// Creates one that hands on a document. Changes no picture.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(nibName: nil, bundle: nil) }
}

extension UIImagePickerController {
    /// Whether there is such a camera: none. Changes no picture.
    public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// The kinds of pictures: none. Changes no picture.
    public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
}
