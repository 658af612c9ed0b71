import Foundation
import KeylineByteText
import KeylineImageCoding
import KeylineScenes
import UIKitLayout

/// A file with a picture in it that was read: pixels in PNG or JPEG, a drawing in PDF or SVG.
struct PictureFile {
    /// The picture; nil where it cannot be read.
    let image: UIImage?
    /// What a person should know about it.
    let notes: [Diagnostic]
    /// Whether it was left out because other pictures take the memory, so that it may be read later.
    let isBeyondBudget: Bool

    /// A picture that was read before.
    init(_ image: UIImage) {
        self.image = image
        notes = []
        isBeyondBudget = false
    }

    /// Reads a picture.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - scale: Pixels in a point; units of a drawing in a point.
    ///   - keepsVectors: Whether a drawing is sharp in every size.
    ///   - limits: How large it may be.
    init(path: String, scale: CGFloat, keepsVectors: Bool, limits: ImageLimits = .standard) {
        let place = SourceLocation(file: path)
        do {
            let image = try Self.image(path, scale: scale, keepsVectors: keepsVectors, limits: limits)
            isBeyondBudget = false
            self.image = image
            notes = Self.notes(on: image, place)
        } catch {
            // An app shows pictures in every format of Apple's.
            let note = Diagnostic(
                error.isOfUnreadFormat ? .note : .warning, .missingImage, location: place,
                message: "the picture cannot be read: \(error.message)",
                hints: error.hint.map { [$0] } ?? [])
            image = nil
            notes = [note]
            isBeyondBudget = error.isBeyondBudget
        }
    }

    /// The format of a drawing, by its file's name; nil for a picture of pixels.
    static func vectorFormat(_ name: String) -> VectorFormat? {
        let ending = name.pathExtension.lowercased()
        return VectorFormat.allCases.first { $0.fileNameExtension == ending }
    }

    /// How many pixels the picture keeps in memory, as far as this is known.
    var pixelCount: Int {
        switch image?.content {
        case .bitmap(let bitmap): bitmap.width * bitmap.height
        case .vector(let picture, _): Int(picture.size.width * picture.size.height)
        default: 0
        }
    }

    private static func image(
        _ path: String, scale: CGFloat, keepsVectors: Bool, limits: ImageLimits
    ) throws(ImageCodingError) -> UIImage {
        guard let format = vectorFormat(path) else {
            return UIImage(try ImageDecoder(limits: limits).decode(contentsOf: path), scale: scale)
        }
        guard let data = InputFile.contents(atPath: path) else {
            throw .unreadable(file: path, reason: "it cannot be opened")
        }
        if GitLargeFile.isPointer(data) { throw .inFile(path, .largeFilePointer) }
        let picture = try VectorPicture([UInt8](data), format: format, limits: limits, path: path)
        return UIImage(picture, scale: scale, keepsVectors: keepsVectors)
    }

    private static func notes(on image: UIImage, _ place: SourceLocation) -> [Diagnostic] {
        guard case .vector(let picture, _) = image.content, picture.leavesTextsOut else { return [] }
        return [
            Diagnostic(
                .warning, .missingImage, location: place, message: "the texts of the SVG picture are omitted",
                hints: ["convert the letters to outlines: fonts would depend on the machine"])
        ]
    }
}
