public import Foundation
public import UIKitLayout

/// Makes pictures of a film: it reads no frame, and says so by an error.
open class AVAssetImageGenerator: NSObject {
    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.indefinite
    open var requestedTimeToleranceAfter = CMTime.indefinite
    public init(asset: AVAsset) { self.asset = asset }
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        SceneNotes.noteUndrawn("a frame of a film")
        throw AVError(.noImageAtTime)
    }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.noImageAtTime)
    }
    open func cancelAllCGImageGeneration() {}
}
