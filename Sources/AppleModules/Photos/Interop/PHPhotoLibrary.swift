// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import UIKitLayout

// The pictures of a device. The library is empty, and permission to it was not asked for: no picture depends on it.

/// Whether an app may read or add pictures; raw values are Apple's.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized, limited
}

/// Says what an app may do; raw values are Apple's.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite = 2
}

/// The library, which is empty.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    /// The person's.
    open class func shared() -> PHPhotoLibrary { library }
    /// Nothing was decided.
    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    /// Nothing was decided.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    /// Asks for permission, which no person gives.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {}
    /// Asks for permission, which no person gives.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) {}
    /// Asks for permission, which no person gives.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        .notDetermined
    }
    /// Changes nothing.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {}
    /// Changes nothing.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {}
    /// Changes nothing.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {}
    /// Tells nothing.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Tells nothing.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// A change of the library.
open class PHChange: NSObject, @unchecked Sendable {}

/// Hears of changes, which there are none of.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A kind of thing in the library; raw values are Apple's.
public enum PHAssetMediaType: Int, Sendable {
    case unknown = 0
    case image, video, audio
}

/// Something of the library.
open class PHObject: NSObject, @unchecked Sendable {
    /// Its name.
    open var localIdentifier: String { "" }
}

/// A picture or a film.
open class PHAsset: PHObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .unknown }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// A list of things of the library; raw values are Apple's.
public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum
}

/// A kind of list; raw values are Apple's.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case smartAlbumVideos = 202
    case smartAlbumFavorites = 203
    case smartAlbumRecentlyAdded = 206
    case smartAlbumUserLibrary = 209
    case any = 9_223_372_036_854_775_807
}

/// An album.
open class PHAssetCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
    open var estimatedAssetCount: Int { 0 }
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Says the things that is asked of the library.
open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
}

/// Says what the library has: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType { preconditionFailure("the library is empty") }
    open subscript(index: Int) -> ObjectType { preconditionFailure("the library is empty") }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

/// The way a picture is wanted.
open class PHImageRequestOptions: NSObject {
    public enum DeliveryMode: Int, Sendable { case opportunistic = 0, highQualityFormat, fastFormat }
    public enum ResizeMode: Int, Sendable { case none = 0, fast, exact }
    open var deliveryMode = DeliveryMode.opportunistic
    open var resizeMode = ResizeMode.fast
    open var isSynchronous = false
    open var isNetworkAccessAllowed = false
}

/// The way a picture fills its size; raw values are Apple's.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0
    case aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}

/// A request for a picture.
public typealias PHImageRequestID = Int32
/// The size of the picture itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Gives pictures, of which there are none: handlers are not called.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()
    open class func `default`() -> PHImageManager { manager }
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID { 0 }
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Gives pictures that were asked for before.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open func stopCachingImagesForAllAssets() {}
}

/// Adds a picture, which changes nothing.
open class PHAssetChangeRequest: NSObject {
    open class func creationRequestForAsset(from image: UIImage) -> Self? { nil }
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    open class func deleteAssets(_ assets: Any) {}
    open class func creationRequestForAsset() -> Self? { nil }
}

/// A kind of file of a picture; raw values are Apple's.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
}

/// The way a file of a picture is added.
open class PHAssetResourceCreationOptions: NSObject {
    open var originalFilename: String?
}

/// Adds a picture of files, which changes nothing.
public final class PHAssetCreationRequest: PHAssetChangeRequest {
    public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
    public func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    public func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {}
}

/// A picture that moves.
open class PHLivePhoto: NSObject, @unchecked Sendable {}
