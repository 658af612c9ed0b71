public import Foundation

/// Chooses documents; a scene of its own is empty. Changes no picture.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// Hears of what was chosen. Changes no picture.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several can be chosen. Changes no picture.
    open var allowsMultipleSelection = false
    /// Whether names show what they end on. Changes no picture.
    open var shouldShowFileExtensions = false
    /// Where it begins. Changes no picture.
    open var directoryURL: URL?

    /// Creates one that hands on documents. Changes no picture.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }
}

/// Hears of documents that are chosen, of which a picture has none.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Hears which.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Hears that none was.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Chooses a colour; a scene of its own is empty. Changes no picture.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// Hears of what was chosen. Changes no picture.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The colour. Changes no picture.
    open var selectedColor = UIColor.white
    /// Whether colours may be translucent. Changes no picture.
    open var supportsAlpha = true
}

/// Hears of colours that are chosen, of which a picture has none.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// Hears which.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Hears that nobody chooses any more.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Chooses a font; a scene of its own is empty. Changes no picture.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// Hears of what was chosen. Changes no picture.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font that was chosen. Changes no picture.
    open var selectedFontDescriptor: UIFontDescriptor?
}

/// Hears of fonts that are chosen, of which a picture has none.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    /// Hears that one was.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Hears that none was.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    /// Nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
