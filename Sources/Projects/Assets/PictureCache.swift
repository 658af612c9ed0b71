import Foundation
import KeylineGraphics
import KeylineImageCoding
import Synchronization
import UIKitLayout

/// The pictures of an app that were read. An app may have thousands, so what was kept is given up when it is much, or when memory is short;
/// a picture that is in use somewhere is found again nonetheless, and never decoded twice.
final class PictureCache: ImageCache {
    private let limits: ImageLimits
    private let state = Mutex(State())

    /// How many pixels of pictures are kept at most.
    private static let pixelLimit = 1 << 26

    /// What a picture is read from, and how.
    private struct Key: Hashable {
        let path: String
        let scale: CGFloat
        let keepsVectors: Bool
    }

    private struct State {
        var kept: [Key: PictureFile] = [:]
        var pixelCount = 0
        /// The bitmaps that were read, as long as they are in use.
        var used: [Key: Bitmap.Reference] = [:]

        mutating func giveUp() -> [Key: PictureFile] {
            defer {
                kept = [:]
                pixelCount = 0
            }
            return kept
        }
    }

    init(limits: ImageLimits) {
        self.limits = limits
        limits.budget.register(self)
    }

    /// The picture in a file, read unless it is known.
    func file(_ path: String, scale: CGFloat, keepsVectors: Bool) -> PictureFile {
        let key = Key(path: path, scale: scale, keepsVectors: keepsVectors)
        if let known = known(key) { return known }
        let file = PictureFile(path: path, scale: scale, keepsVectors: keepsVectors, limits: limits)
        if !file.isBeyondBudget { keep(file, key) }
        return file
    }

    private func known(_ key: Key) -> PictureFile? {
        let (kept, bitmap) = state.withLock { ($0.kept[key], $0.used[key]?.bitmap) }
        return kept ?? bitmap.map { PictureFile(UIImage($0, scale: key.scale)) }
    }

    private func keep(_ file: PictureFile, _ key: Key) {
        let old = state.withLock { state in
            var old: [Key: PictureFile] = [:]
            if state.pixelCount + file.pixelCount > Self.pixelLimit { old = state.giveUp() }
            state.pixelCount += file.pixelCount
            state.kept[key] = file
            if case .bitmap(let bitmap) = file.image?.content { state.used[key] = Bitmap.Reference(bitmap) }
            return old
        }
        // Pictures end outside the lock, because giving back their memory takes another.
        withExtendedLifetime(old) {}
    }

    func releaseImages() {
        let old = state.withLock { $0.giveUp() }
        withExtendedLifetime(old) {}
    }
}
