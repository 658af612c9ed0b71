import Foundation
import KeylineAppearance
import KeylineFoundationSupplement
import KeylineGraphics

/// Draws a soft shadow under everything that is filled inside, and a plain one under lines and letters.
struct ShadowPainter: NodePainter {
    let color: KeylineGraphics.Color
    let offset: CGSize
    /// The standard deviation of the blur, in points.
    let radius: CGFloat

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        var inner = DisplayListBuilder(view: list.view)
        contents(&inner)
        let drawn = inner.displayList(size: node.frame.size)
        addShadows(of: drawn.items, .identity, opacity: 1, into: &list)
        contents(&list)
    }

    private func addShadows(
        of items: [DisplayItem], _ transform: CGAffineTransform, opacity: Double, into list: inout DisplayListBuilder
    ) {
        for item in items {
            switch item.content {
            case .group(let group):
                let outer = group.transform.concatenating(transform)
                if let clip = group.clip {
                    // What is cut off casts no shadow: the visible part of the group does as a whole.
                    cast(clip.applying(outer), opacity * group.opacity, into: &list)
                } else {
                    addShadows(of: group.items, outer, opacity: opacity * group.opacity, into: &list)
                }
            case .path(let path): add(path, transform, opacity, into: &list)
            case .image(let image):
                cast(KeylineGraphics.Path(image.destination).applying(transform), opacity, into: &list)
            case .glyphs(var run):
                run.color = color.multiplyingAlpha(by: opacity * run.color.alpha * (radius > 0 ? 0.5 : 1))
                let moved = CGAffineTransform(translationX: offset.width, y: offset.height)
                list.group(transform: transform.concatenating(moved)) { $0.draw(run) }
            }
        }
    }

    private func add(
        _ item: DisplayItem.PathItem, _ transform: CGAffineTransform, _ opacity: Double,
        into list: inout DisplayListBuilder
    ) {
        let path = item.path.applying(transform)
        let strength = opacity * item.color.alpha
        switch item.style {
        case .fill, .evenOddFill: cast(path, strength, into: &list)
        case .stroke(let style):
            let moved = path.applying(CGAffineTransform(translationX: offset.width, y: offset.height))
            list.stroke(moved, color: color.multiplyingAlpha(by: strength * 0.6), style: style)
        }
    }

    private func cast(_ path: KeylineGraphics.Path, _ strength: Double, into list: inout DisplayListBuilder) {
        SoftShadow(
            color: KeylineGraphics.Color(red: color.red, green: color.green, blue: color.blue),
            opacity: color.alpha * strength, offset: offset, radius: radius
        ).draw(under: .path(path), into: &list)
    }
}
