import KeylineGraphics

/// What cuts the drawing of a canvas.
struct CanvasClip {
    /// The outline of what stays, in the canvas's coordinates, where a path says all.
    let path: KeylineGraphics.Path?
    private let mask: DisplayList
    private let opacity: Double
    private let isInverse: Bool

    /// Cuts by a path.
    init(_ path: KeylineGraphics.Path, _ style: FillStyle, isInverse: Bool) {
        var drawn = DisplayListBuilder()
        if style.isEOFilled { drawn.fillEvenOdd(path, color: .black) } else { drawn.fill(path, color: .black) }
        self.path = style.isEOFilled || isInverse ? nil : path
        mask = drawn.displayList(size: .zero)
        opacity = 1
        self.isInverse = isInverse
    }

    /// Cuts by the opacity of a drawing.
    init(mask: DisplayList, opacity: Double, isInverse: Bool) {
        path = nil
        self.mask = mask
        self.opacity = min(max(opacity, 0), 1)
        self.isInverse = isInverse
    }

    /// Cuts what is in a layer already.
    func cut(_ layer: inout DisplayListBuilder) {
        layer.group(blendMode: isInverse ? .destinationOut : .destinationIn) { list in
            list.group(opacity: opacity) { $0.draw(mask, at: .zero) }
        }
    }
}
