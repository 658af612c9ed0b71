import KeylineGraphics

/// Draws what is inside in other colours.
struct ColorEffectPainter: NodePainter {
    let change: (KeylineGraphics.Color) -> KeylineGraphics.Color

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        var inner = DisplayListBuilder(view: list.view)
        contents(&inner)
        list.draw(inner.displayList(size: .zero), recolored: change)
    }
}

extension DisplayListBuilder {
    /// Draws another list in other colours.
    mutating func draw(
        _ list: DisplayList, recolored change: @escaping (KeylineGraphics.Color) -> KeylineGraphics.Color
    ) {
        let colors = RecoloredList(change: change, bitmaps: list.bitmaps.mapValues { $0.recolored(change) })
        colors.add(list.items, to: &self)
    }
}

private struct RecoloredList {
    let change: (KeylineGraphics.Color) -> KeylineGraphics.Color
    let bitmaps: [Bitmap.ID: Bitmap]

    func add(_ items: [DisplayItem], to list: inout DisplayListBuilder) {
        let outer = list.view
        defer { list.view = outer }
        for item in items {
            list.view = item.view
            switch item.content {
            case .group(let group):
                list.group(like: group) { add(group.items, to: &$0) }
            case .path(let path):
                switch path.style {
                case .fill: list.fill(path.path, color: change(path.color))
                case .evenOddFill: list.fillEvenOdd(path.path, color: change(path.color))
                case .stroke(let style): list.stroke(path.path, color: change(path.color), style: style)
                }
            case .image(let image):
                guard let bitmap = bitmaps[image.bitmap] else { continue }
                list.draw(
                    bitmap, source: image.source, in: image.destination, tint: image.tint.map(change),
                    isMirrored: image.isMirrored)
            case .gradient(let gradient):
                // A changed colour between two is not the one between two changed ones.
                if let bitmap = gradient.bitmap { list.draw(bitmap.recolored(change), in: gradient.destination) }
            case .glyphs(var run):
                run.color = change(run.color)
                list.draw(run)
            }
        }
    }
}

extension Bitmap {
    fileprivate func recolored(_ change: (KeylineGraphics.Color) -> KeylineGraphics.Color) -> Bitmap {
        var pixels = self.pixels
        for start in stride(from: 0, to: pixels.count - 3, by: 4) {
            let color = KeylineGraphics.Color(
                red: Double(pixels[start]) / 255, green: Double(pixels[start + 1]) / 255,
                blue: Double(pixels[start + 2]) / 255, alpha: Double(pixels[start + 3]) / 255)
            let bytes = change(color).bytes
            pixels[start] = bytes.red
            pixels[start + 1] = bytes.green
            pixels[start + 2] = bytes.blue
            pixels[start + 3] = bytes.alpha
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
