public import Foundation
@_exported public import UIKitLayout

/// Which pictures can be chosen. Changes no picture.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String
    /// Photographs.
    public static let images = PHPickerFilter(name: "images")
    /// Films.
    public static let videos = PHPickerFilter(name: "videos")
    /// Photographs that move.
    public static let livePhotos = PHPickerFilter(name: "live photos")
    /// What any of some takes.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: subfilters.map(\.name).joined(separator: " or "))
    }
}

/// How pictures are chosen. Changes no picture.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The order of what is chosen; raw values are Apple's.
    public enum Selection: Int, Hashable, Sendable {
        case `default` = 0
        case ordered
    }
    /// What can be chosen; nil for everything.
    public var filter: PHPickerFilter?
    /// How many; 0 for any number.
    public var selectionLimit = 1
    /// The order of what is chosen.
    public var selection = Selection.default
    /// As usual.
    public init() {}
}

/// A picture that was chosen, of which there is none here. Changes no picture.
public struct PHPickerResult {
    /// Who hands it over.
    public let itemProvider: NSItemProvider
    /// The picture's name in the library.
    public let assetIdentifier: String?
}

/// Hears of what is chosen. Changes no picture.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Hears what.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Chooses pictures; a scene of its own is an empty sheet, since the system draws it. Changes no picture.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
    /// How pictures are chosen.
    public let configuration: PHPickerConfiguration
    /// Hears of what is chosen.
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    /// Chooses pictures.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// There are none in documents.
    public required init?(coder: NSCoder) { nil }
}

/// The library of pictures, which is empty. Changes no picture.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    /// The person's.
    open class func shared() -> PHPhotoLibrary { library }
}

extension PHPickerConfiguration {
    /// As usual, with pictures of a library. Changes no picture.
    public init(photoLibrary: PHPhotoLibrary) { self.init() }
}
