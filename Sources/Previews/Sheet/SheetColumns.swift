import Foundation

/// Puts blocks one below the other into columns, in their order.
struct SheetColumns {
    /// The upper left corner of each block.
    let origins: [CGPoint]
    /// The size of all of them.
    let size: CGSize

    /// Chooses the number of columns that makes the longer side of the whole shortest.
    ///
    /// - Parameters:
    ///   - blocks: The sizes of the blocks, in points.
    ///   - gap: The room between blocks, in points.
    init(_ blocks: [CGSize], gap: CGFloat) {
        let choices = (1...max(blocks.count, 1)).map { Self.place(blocks, columns: $0, gap: gap) }
        let best = choices.min { max($0.size.width, $0.size.height) < max($1.size.width, $1.size.height) }
        (origins, size) = best ?? ([], .zero)
    }

    private static func place(
        _ blocks: [CGSize], columns: Int, gap: CGFloat
    ) -> (origins: [CGPoint], size: CGSize) {
        let total = blocks.reduce(0) { $0 + $1.height + gap }
        let wanted = max(total / CGFloat(columns), blocks.map(\.height).max() ?? 0)
        var origins: [CGPoint] = []
        var x = CGFloat(0)
        var y = CGFloat(0)
        var width = CGFloat(0)
        var bottom: CGFloat = 0
        for block in blocks {
            if y > 0, y + block.height > wanted {
                x = x + width + gap
                y = 0
                width = 0
            }
            origins.append(CGPoint(x: x, y: y))
            bottom = max(bottom, y + block.height)
            width = max(width, block.width)
            y += block.height + gap
        }
        return (origins, CGSize(width: x + width, height: bottom))
    }
}
