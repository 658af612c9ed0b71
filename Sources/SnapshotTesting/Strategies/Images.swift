public import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylinePictureComparison
public import UIKitLayout

extension Diffing where Value == UIImage {
    /// Pixels that are all equal.
    public static var image: Diffing { .image() }

    /// Pixels.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that must be alike, 0…1.
    ///   - perceptualPrecision: How alike colours must be: 1 for equal, less for a distance in OKLab of up to the rest.
    ///   - scale: Pixels per point of recorded pictures; nil for one.
    /// - Returns: The comparison.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        let comparison = ImageDifference(precision: precision, perceptualPrecision: perceptualPrecision)
        return Diffing(
            toData: { image in onMainActor { image.pngData() } ?? Data() },
            fromData: { UIImage(data: $0, scale: scale ?? 1) ?? UIImage() },
            diff: { old, new in
                comparison.difference(
                    onMainActor { old.pngData() } ?? Data(), onMainActor { new.pngData() } ?? Data())
            })
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Pixels that are all equal.
    public static var image: Snapshotting { .image() }

    /// Pixels.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that must be alike, 0…1.
    ///   - perceptualPrecision: How alike colours must be: 1 for equal, less for a distance in OKLab of up to the rest.
    ///   - scale: Pixels per point of recorded pictures; nil for one.
    /// - Returns: The strategy.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

/// The comparison of two pictures' files.
struct ImageDifference {
    let precision: Float
    let perceptualPrecision: Float

    private var comparison: BitmapComparison {
        perceptualPrecision < 1
            ? BitmapComparison(.oklab(threshold: Double(1 - max(perceptualPrecision, 0)))) : BitmapComparison()
    }

    /// The difference in words and pictures; nil where the pictures are alike enough.
    func difference(_ old: Data, _ new: Data) -> (String, [XCTAttachment])? {
        guard let expected = try? ImageDecoder().decode([UInt8](old)) else {
            return ("Reference image could not be loaded.", [])
        }
        guard let actual = try? ImageDecoder().decode([UInt8](new)) else {
            return ("Newly-taken snapshot could not be loaded.", [])
        }
        let files = [picture("reference", old), picture("failure", new)]
        guard expected.width == actual.width, expected.height == actual.height else {
            return (
                "Newly-taken snapshot@(\(actual.width), \(actual.height)) does not match "
                    + "reference@(\(expected.width), \(expected.height)).", files
            )
        }
        guard let marks = comparison.marks(expected: expected, actual: actual) else { return nil }
        let total = max(expected.width * expected.height, 1)
        let alike = 1 - Float(marks.difference.pixelCount) / Float(total)
        guard alike < precision else { return nil }
        let words =
            precision < 1
            ? "Actual image precision \(alike) is less than expected precision \(precision)"
            : "Newly-taken snapshot does not match reference: \(marks.difference.pixelCount) of \(total) pixels differ."
        return (words, files + differencePicture(marks))
    }

    private func differencePicture(_ marks: DifferenceMarks) -> [XCTAttachment] {
        guard let bytes = try? PNGEncoder().encode(marks.indexedPicture) else { return [] }
        return [picture("difference", Data(bytes))]
    }

    private func picture(_ name: String, _ data: Data) -> XCTAttachment {
        var attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
        attachment.name = name
        return attachment
    }
}
