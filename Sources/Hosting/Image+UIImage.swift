public import SwiftUILayout
public import UIKitLayout

extension SwiftUILayout.Image {
    /// A picture of UIKit's.
    public init(uiImage: UIImage) {
        switch uiImage.content {
        case .symbol(let name): self.init(systemName: name)
        case .bitmap(let bitmap): self.init(bitmap, scale: uiImage.scale)
        case .missing(let name): self.init(name)
        case .drawing: self.init(systemName: "photo")
        case .vector(let drawing, _):
            // As many pixels as the sharpest screens show.
            let scale: CGFloat = 3
            let width = uiImage.size.width * scale
            let height = uiImage.size.height * scale
            let pixels = try? drawing.bitmap(width: max(Int(width), 1), height: max(Int(height), 1))
            guard let pixels else {
                self.init(systemName: "photo")
                return
            }
            self.init(pixels, scale: scale)
        }
        if uiImage.renderingMode == .alwaysTemplate { self = renderingMode(.template) }
    }
}

extension SwiftUILayout.Image {
    /// A picture of pixels, `scale` of them in a point, turned as asked, with words that are read out.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: UIImage.Orientation(orientation)))
    }

    /// A picture of pixels, `scale` of them in a point, turned as asked, that is not read out.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: UIImage.Orientation(orientation)))
    }
}

extension UIImage.Orientation {
    /// The orientation by SwiftUI's name, which has other raw values.
    fileprivate init(_ orientation: SwiftUILayout.Image.Orientation) {
        self =
            switch orientation {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
    }
}
