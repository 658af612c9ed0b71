import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// Draws what is inside over a soft shadow of it.
struct ShadowPainter: NodePainter {
    let shadow: DropShadow

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        var inner = DisplayListBuilder(view: list.view)
        contents(&inner)
        shadow.draw(of: inner.displayList(size: .zero), into: &list)
        contents(&list)
    }
}

/// A drawing in one colour, moved and blurred.
struct DropShadow {
    let color: KeylineGraphics.Color
    let offset: CGSize
    /// The standard deviation of the blur, in points.
    let deviation: CGFloat
    let blendMode: DisplayItem.BlendMode

    /// A shadow of SwiftUI's radius, in points, of which the deviation is 0.9. Source: recorded pictures of Apple's engine.
    init(
        color: KeylineGraphics.Color, offset: CGSize, radius: CGFloat, blendMode: DisplayItem.BlendMode = .normal
    ) {
        self.color = color
        self.offset = offset
        deviation = radius * 0.9
        self.blendMode = blendMode
    }

    /// Draws the shadow of a drawing.
    func draw(of drawn: DisplayList, into list: inout DisplayListBuilder) {
        list.group(
            transform: CGAffineTransform(translationX: offset.width, y: offset.height), opacity: color.alpha,
            blendMode: blendMode, blur: deviation > 0 ? DisplayItem.Blur(deviation: deviation) : nil
        ) { shade in
            shade.draw(
                drawn,
                recolored: {
                    KeylineGraphics.Color(red: color.red, green: color.green, blue: color.blue, alpha: $0.alpha)
                })
        }
    }
}
