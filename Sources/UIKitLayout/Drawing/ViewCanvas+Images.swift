import Foundation
import KeylineAppearance
import KeylineFoundationSupplement
import KeylineGraphics

@MainActor
extension ViewCanvas {
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
            for piece in pieces(of: image, in: rect, isMirrored: isMirrored) {
                draw(list, source: piece.source, in: piece.destination, tint: tint, isMirrored: isMirrored)
            }
        case .symbol(let name):
            let weight = image.symbolConfiguration?.weight ?? .unspecified
            draw(
                SymbolStandIn(name), weight.neutral, in: rect,
                colors: symbolColors(image.symbolConfiguration, tint: tint ?? .label), isMirrored: isMirrored)
        case .missing(let name):
            MissingImagePainting(name: name).draw(in: rect, tint: tint, &self)
        }
    }

    /// The colours of a symbol's layers; a palette that ends repeats its last colour.
    private func symbolColors(_ configuration: UIImage.SymbolConfiguration?, tint: UIColor) -> SymbolColors {
        switch configuration?.coloring {
        case .hierarchical(let shade): .hierarchical(color(shade))
        case .palette(let colors): .palette(color(colors[0]), color(colors[min(1, colors.count - 1)]))
        case nil: .monochrome(color(tint))
        }
    }

    private mutating func draw(_ image: UIImage, _ bitmap: Bitmap, in rect: CGRect, tint: UIColor?, isMirrored: Bool) {
        let toPixels = CGAffineTransform(
            scaleX: CGFloat(bitmap.width) / image.size.width, y: CGFloat(bitmap.height) / image.size.height)
        for piece in pieces(of: image, in: rect, isMirrored: isMirrored) {
            draw(
                bitmap, source: piece.source?.applying(toPixels), in: piece.destination, tint: tint,
                isMirrored: isMirrored)
        }
    }

    private func pieces(
        of image: UIImage, in rect: CGRect, isMirrored: Bool
    ) -> [(source: CGRect?, destination: CGRect)] {
        ImagePieces(of: image.size, caps: image.capInsets.neutral, in: rect, isMirrored: isMirrored).pieces
    }
}
