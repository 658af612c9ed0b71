public import Foundation
import KeylineGraphics

extension UIColor {
    /// A colour from components of Display P3, 0…1, of which Keyline takes those as sRGB's: what lies outside of sRGB is less vivid.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour that repeats a picture from the origin of what is filled with it. Lines and letters are drawn in the picture's mean
    /// colour; so is everything where nothing draws the picture's pixels, and the scene says so.
    @preconcurrency @MainActor public convenience init(patternImage image: UIImage) {
        let bitmap = image.cgImage?.bitmap
        if bitmap == nil {
            SceneContext.current.report(
                .init(.note, .ignored, message: "a pattern is omitted: pattern images are not drawn"))
        }
        self.init(bitmap?.mean ?? .clear, pattern: bitmap.flatMap { PatternTile($0, size: image.size) })
    }

    /// The colour of what can be tapped: the system's blue; a view's own tint is not asked.
    public class var tintColor: UIColor { .systemBlue }

    /// The grey level in the scene's traits, 0…1; whether the colour is a grey.
    @discardableResult
    @preconcurrency @MainActor public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color(for: SceneContext.current.traits)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Hue, saturation and brightness in the scene's traits, 0…1.
    @discardableResult
    @preconcurrency @MainActor public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color(for: SceneContext.current.traits)
        let most = max(color.red, color.green, color.blue)
        let span = most - min(color.red, color.green, color.blue)
        let sector: Double =
            switch most {
            case _ where span == 0: 0
            case color.red: (color.green - color.blue) / span
            case color.green: (color.blue - color.red) / span + 2
            default: (color.red - color.green) / span + 4
            }
        hue?.pointee = CGFloat((sector < 0 ? sector + 6 : sector) / 6)
        saturation?.pointee = CGFloat(most > 0 ? span / most : 0)
        brightness?.pointee = CGFloat(most)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }
}

extension CGColor {
    /// The components in sRGB and the opacity, 0…1.
    public var components: [CGFloat]? {
        [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha)]
    }
    /// How many components there are, with the opacity.
    public var numberOfComponents: Int { 4 }

    /// The same colour with another opacity, 0…1.
    public func copy(alpha: CGFloat) -> CGColor? {
        var changed = color
        changed.alpha = Double(alpha)
        return CGColor(changed)
    }
}
