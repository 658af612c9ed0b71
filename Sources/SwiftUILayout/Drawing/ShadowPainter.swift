import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// Draws what is inside over a soft shadow of it: the same in one colour, moved and blurred.
struct ShadowPainter: NodePainter {
    let color: KeylineGraphics.Color
    let offset: CGSize
    /// The standard deviation of the blur, in points.
    let deviation: CGFloat

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        let shade = ColorEffectPainter {
            KeylineGraphics.Color(red: color.red, green: color.green, blue: color.blue, alpha: $0.alpha)
        }
        list.group(
            transform: CGAffineTransform(translationX: offset.width, y: offset.height), opacity: color.alpha,
            blur: deviation > 0 ? DisplayItem.Blur(deviation: deviation) : nil
        ) { shade.paint(node, into: &$0, contents: contents) }
        contents(&list)
    }
}
