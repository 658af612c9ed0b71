import Foundation
import UIKitLayout

/// What an `.imageset` holds: one picture in variants.
struct ImageSet: Sendable, Decodable {
    /// One variant.
    struct Entry: Sendable, Decodable {
        /// How the picture is stretched.
        struct Resizing: Sendable, Decodable {
            let capInsets: PixelInsets?

            enum CodingKeys: String, CodingKey {
                case capInsets = "cap-insets"
                /// Xcode's word up to version 7.
                case olderCapInsets = "capInsets"
            }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                capInsets =
                    try container.decodeIfPresent(PixelInsets.self, forKey: .capInsets)
                    ?? container.decodeIfPresent(PixelInsets.self, forKey: .olderCapInsets)
            }
        }

        /// Distances from the edges as the file has them: in pixels, and some or none.
        struct PixelInsets: Sendable, Decodable {
            let top: Double?
            let left: Double?
            let bottom: Double?
            let right: Double?

            func edgeInsets(scale: CGFloat) -> UIEdgeInsets {
                UIEdgeInsets(
                    top: CGFloat(top ?? 0) / scale, left: CGFloat(left ?? 0) / scale,
                    bottom: CGFloat(bottom ?? 0) / scale, right: CGFloat(right ?? 0) / scale)
            }
        }

        let filename: String?
        let scale: String?
        let resizing: Resizing?
        let alignmentInsets: PixelInsets?
        let conditions: AssetConditions

        enum CodingKeys: String, CodingKey {
            case filename, scale, resizing
            case alignmentInsets = "alignment-insets"
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            filename = try values.decodeIfPresent(String.self, forKey: .filename)
            scale = try values.decodeIfPresent(String.self, forKey: .scale)
            resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
            alignmentInsets = try values.decodeIfPresent(PixelInsets.self, forKey: .alignmentInsets)
            conditions = try AssetConditions(from: decoder)
        }

        /// Pixels per point.
        var pixelsPerPoint: CGFloat {
            guard let scale, scale.hasSuffix("x"), let number = Double(scale.dropLast()), (1...10).contains(number)
            else { return 1 }
            return CGFloat(number)
        }
    }

    /// What holds for all variants.
    struct Properties: Sendable, Decodable {
        let renderingIntent: String?
        let preservesVectors: Bool?

        enum CodingKeys: String, CodingKey {
            case renderingIntent = "template-rendering-intent"
            case preservesVectors = "preserves-vector-representation"
        }
    }

    let images: [Entry]?
    let properties: Properties?

    /// The variants that can be shown under traits, the best first.
    func entries(for traits: UITraitCollection) -> [Entry] {
        let suitable = (images ?? []).enumerated().compactMap { index, entry -> (Entry, [Int])? in
            guard entry.filename != nil, var rank = entry.conditions.suitability(for: traits) else { return nil }
            rank.append(entry.suitability(forScale: traits.displayScale))
            // Among equals the first counts.
            return (entry, rank + [-index])
        }
        return suitable.sorted { $1.1.lexicographicallyPrecedes($0.1) }.map(\.0)
    }

    /// Whether drawings are sharp in every size, not only in their own.
    var keepsVectors: Bool { properties?.preservesVectors ?? false }

    var renderingMode: UIImage.RenderingMode {
        switch properties?.renderingIntent {
        case "template": .alwaysTemplate
        case "original": .alwaysOriginal
        default: .automatic
        }
    }
}

extension ImageSet.Entry {
    /// The device's own scale is best, then the next larger one, then the next smaller one.
    fileprivate func suitability(forScale wanted: CGFloat) -> Int {
        // A drawing without a scale is drawn in the scale that is wanted.
        if scale == nil, filename.flatMap(PictureFile.vectorFormat) != nil { return 1000 }
        let difference = Int((pixelsPerPoint - wanted) * 10)
        return difference >= 0 ? 1000 - difference : difference
    }
}
