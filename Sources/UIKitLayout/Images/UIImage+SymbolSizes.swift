import Foundation
import KeylineAppearance
import KeylineGraphics
import KeylineTypesetting

extension UIImage.Properties {
    /// Gives a symbol its size and the rectangle that constraints speak of, which is as high as a line of the text beside it.
    ///
    /// Source: Interface Builder files. A chevron 16.5 points high, beside text of 17, takes 20, and so does a circle 19.5 high; a label
    /// that is as high as a small chevron beside text of 17 is 20 high. The height of the line, 20.29, ends on a pixel.
    @MainActor mutating func measureSymbol(at category: UIContentSizeCategory) {
        guard case .symbol(let name) = content else { return }
        let pointSize = symbolConfiguration?.pointSize(for: category) ?? SymbolStandIn.defaultPointSize
        let scale = symbolConfiguration?.scale.neutral ?? .medium
        let drawn = SymbolStandIn(name).size(pointSize: pointSize, scale: scale)
        size = symbolAspectRatio.map { drawn.inProportion($0) } ?? drawn
        let grid = PixelGrid(scale: SceneContext.current.traits.displayScale)
        let line = grid.floored(UIFont.systemFont(ofSize: pointSize).lineHeight)
        let room = line - size.height
        alignmentRectInsets = UIEdgeInsets(top: -room / 2, left: 0, bottom: -room / 2, right: 0)
    }
}

extension CGSize {
    /// A size of the same area whose width over height is a ratio, rounded to half points.
    fileprivate func inProportion(_ ratio: CGFloat) -> CGSize {
        let width = (self.width * height * ratio).squareRoot()
        return CGSize(width: max((width * 2).rounded() / 2, 1), height: max((width / ratio * 2).rounded() / 2, 1))
    }
}

extension UIImage.SymbolScale {
    var isSpecified: Bool { self != .default && self != .unspecified }
}

extension UIImage.SymbolWeight {
    /// The weight of a font.
    init(_ weight: FontWeight) {
        let step = Int((weight.rawValue / 100).rounded())
        self = UIImage.SymbolWeight(rawValue: min(max(step, 1), 9)) ?? .regular
    }
}
