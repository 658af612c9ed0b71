import Foundation
import KeylineAppearance
import KeylineFoundationSupplement
import KeylineGraphics

@MainActor
extension Canvas {
    /// Draws a picture over a rectangle.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - rect: Where it is drawn, in points.
    ///   - tint: The colour of a template; nil draws the picture in its own colours.
    ///   - direction: The direction of the view, by which some pictures are mirrored.
    mutating func draw(
        _ image: UIImage,
        in rect: CGRect,
        tint: UIColor?,
        direction: UIUserInterfaceLayoutDirection
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        let isMirrored = image.flipsForRightToLeftLayoutDirection && direction == .rightToLeft
        let tint = tint ?? image.properties.tint
        switch image.content {
        case .bitmap(let bitmap):
            draw(image, bitmap, in: rect, tint: tint, isMirrored: isMirrored)
        case .vector(let picture, let keepsVectors):
            let size = keepsVectors && image.capInsets == .zero ? rect.size : image.size
            guard let bitmap = VectorPixels(picture, size: size, scale: traits.displayScale).bitmap else { return }
            draw(image, bitmap, in: rect, tint: tint, isMirrored: isMirrored)
        case .drawing(let list):
            draw(list, in: rect, tint: tint, isMirrored: isMirrored)
        case .symbol(let name):
            let weight = image.symbolConfiguration?.weight ?? .unspecified
            draw(
                SymbolStandIn(name), weight.neutral, in: rect,
                color: image.symbolConfiguration?.color ?? tint ?? .label, isMirrored: isMirrored)
        case .missing(let name):
            MissingImagePainting(name: name).draw(in: rect, tint: tint, &self)
        }
    }

    private mutating func draw(_ image: UIImage, _ bitmap: Bitmap, in rect: CGRect, tint: UIColor?, isMirrored: Bool) {
        for piece in ImagePieces(image, bitmap: bitmap, in: rect).pieces {
            draw(bitmap, source: piece.source, in: piece.destination, tint: tint, isMirrored: isMirrored)
        }
    }
}

/// The parts of a bitmap that are stretched each for itself, so that corners keep their size.
struct ImagePieces {
    private let image: UIImage
    private let bitmap: Bitmap
    private let rect: CGRect

    init(_ image: UIImage, bitmap: Bitmap, in rect: CGRect) {
        (self.image, self.bitmap, self.rect) = (image, bitmap, rect)
    }

    /// A part, in the bitmap's pixels, and where it is drawn, in points.
    var pieces: [(source: CGRect?, destination: CGRect)] {
        let insets = image.capInsets
        guard insets != .zero, rect.size != image.size else { return [(nil, rect)] }
        let columns = spans(
            insets.left, insets.right, of: image.size.width, pixels: CGFloat(bitmap.width), over: rect.minX, rect.width)
        let rows = spans(
            insets.top, insets.bottom, of: image.size.height, pixels: CGFloat(bitmap.height), over: rect.minY,
            rect.height)
        return rows.flatMap { row in
            columns.map { column in
                let source = CGRect(
                    x: column.pixels.lowerBound, y: row.pixels.lowerBound,
                    width: column.pixels.upperBound - column.pixels.lowerBound,
                    height: row.pixels.upperBound - row.pixels.lowerBound)
                let destination = CGRect(
                    x: column.points.lowerBound, y: row.points.lowerBound,
                    width: column.points.upperBound - column.points.lowerBound,
                    height: row.points.upperBound - row.points.lowerBound)
                return (source, destination)
            }
        }
    }

    private typealias Span = (pixels: Range<CGFloat>, points: Range<CGFloat>)

    /// The near cap, the middle and the far cap along an axis; caps give way where there is no room for both.
    private func spans(
        _ near: CGFloat, _ far: CGFloat, of length: CGFloat, pixels: CGFloat, over start: CGFloat, _ room: CGFloat
    ) -> [Span] {
        guard length > 0, near + far <= length else { return [(0..<pixels, start..<start + room)] }
        let perPoint = pixels / length
        let squeeze = near + far > room ? room / (near + far) : 1
        let sources = [0, near * perPoint, pixels - far * perPoint, pixels]
        let places = [start, start + near * squeeze, start + room - far * squeeze, start + room]
        return (0..<3).compactMap { index in
            guard sources[index] < sources[index + 1], places[index] < places[index + 1] else { return nil }
            return (sources[index]..<sources[index + 1], places[index]..<places[index + 1])
        }
    }
}
