import Foundation
import KeylineGraphics
import KeylineImageCoding

/// Draws our files with poppler and librsvg, on nothing, a pixel a point.
enum VectorReading {
    static func pdf(_ bytes: [UInt8], size: CGSize) throws -> Bitmap { try bitmap(bytes, .pdf, size) }

    static func svg(_ text: String, size: CGSize) throws -> Bitmap { try bitmap(Array(text.utf8), .svg, size) }

    private static func bitmap(_ bytes: [UInt8], _ format: VectorFormat, _ size: CGSize) throws -> Bitmap {
        try VectorPicture(bytes, format: format).bitmap(width: Int(size.width), height: Int(size.height))
    }
}
