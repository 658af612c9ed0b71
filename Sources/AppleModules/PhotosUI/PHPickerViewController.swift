public import Foundation
@_exported public import Photos
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
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: subfilters.map(\.name).joined(separator: " or "))
    }
}

/// How pictures are chosen. Changes no picture.
public struct PHPickerConfiguration: Hashable, Sendable {
    public enum Selection: Int, Hashable, Sendable {
        case `default` = 0
        case ordered
    }
    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    public var selection = Selection.default
    public init() {}
}

/// A picture that was chosen, of which there is none here. Changes no picture.
public struct PHPickerResult {
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
    public let configuration: PHPickerConfiguration
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    /// Chooses pictures.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// There are none in documents.
    public required init?(coder: NSCoder) { nil }
}

extension PHPickerConfiguration {
    /// Mirrors Apple's initializer. Changes no picture.
    public init(photoLibrary: PHPhotoLibrary) { self.init() }
}
