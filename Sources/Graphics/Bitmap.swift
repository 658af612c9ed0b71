import Foundation
import Synchronization

/// A rectangle of 8-bit sRGB pixels with straight alpha; a value that is named by what it shows.
public struct Bitmap: Sendable {
    /// Names a bitmap by what it shows: equal pixels have equal ids.
    public struct ID: Hashable, Sendable, CustomStringConvertible {
        /// The digest of width, height and pixels.
        public let digest: SHA256Digest

        /// The first sixteen digits, for dumps.
        public var description: String { String(digest.hexadecimal.prefix(16)) }
    }

    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// Rows from the top, four bytes a pixel: red, green, blue, alpha.
    public let pixels: [UInt8]
    private let shared: Shared

    /// Wraps pixels.
    ///
    /// - Parameters:
    ///   - width: Width in pixels.
    ///   - height: Height in pixels.
    ///   - pixels: Rows from the top, four bytes a pixel (red, green, blue, straight alpha).
    public init(width: Int, height: Int, pixels: [UInt8]) {
        self.init(width: width, height: height, pixels: pixels, claim: nil)
    }

    /// Wraps pixels, with something that lives as long as a copy of the bitmap does: a claim to its memory.
    package init(width: Int, height: Int, pixels: [UInt8], claim: (any AnyObject & Sendable)?) {
        precondition(width >= 0 && height >= 0, "a bitmap has no negative side")
        precondition(pixels.count == width * height * 4, "a bitmap has four bytes for each pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
        shared = Shared(width: width, height: height, pixels: pixels, claim: claim)
    }

    /// The digest of width, height and pixels; computed when it is first asked for, since most finished pictures are only
    /// encoded.
    public var id: ID {
        shared.id {
            let digest = SHA256Digest(of: pixels)
            return ID(digest: SHA256Digest(of: "\(width)×\(height) \(digest.hexadecimal)"))
        }
    }

    /// The values that all copies of a bitmap share.
    fileprivate final class Shared: Sendable {
        let width: Int
        let height: Int
        let pixels: [UInt8]
        private let claim: (any AnyObject & Sendable)?
        private let cachedID = Mutex<ID?>(nil)

        init(width: Int, height: Int, pixels: [UInt8], claim: (any AnyObject & Sendable)?) {
            self.width = width
            self.height = height
            self.pixels = pixels
            self.claim = claim
        }

        /// The id, once it is cachedID.
        func id(_ compute: () -> ID) -> ID {
            cachedID.withLock { cachedID in
                let value = cachedID ?? compute()
                cachedID = value
                return value
            }
        }
    }

    private init(_ shared: Shared) {
        width = shared.width
        height = shared.height
        pixels = shared.pixels
        self.shared = shared
    }

    /// A bitmap as long as a copy of it is in use elsewhere.
    package struct Reference: Sendable {
        private weak var shared: Shared?

        package init(_ bitmap: Bitmap) { shared = bitmap.shared }

        /// The bitmap; nil once it is released.
        package var bitmap: Bitmap? { shared.map { Bitmap($0) } }
    }
}

extension Bitmap: Hashable {
    /// Whether two bitmaps show the same pixels.
    public static func == (left: Bitmap, right: Bitmap) -> Bool {
        guard left.width == right.width, left.height == right.height else { return false }
        return left.pixels.withUnsafeBytes { left in
            right.pixels.withUnsafeBytes { right in
                // Comparing arrays element by element takes debug builds, which tests are, a second for a screen.
                guard let start = left.baseAddress, let other = right.baseAddress else { return true }
                return memcmp(start, other, left.count) == 0
            }
        }
    }

    /// Feeds the digest.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Bitmap: CustomStringConvertible {
    /// The size and the id, such as `24×24 bitmap 8f434346648f6b96`.
    public var description: String { "\(width)×\(height) bitmap \(id)" }
}
