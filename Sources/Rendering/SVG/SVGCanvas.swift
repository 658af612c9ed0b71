internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// Writes a display list as SVG elements.
struct SVGCanvas: RenderingCanvas {
    private(set) var definitions: SVGDefinitions
    private(set) var fonts: SVGFonts
    private let faces: FreeTypeFaces
    private let textForm: SVGTextForm
    private var line: SVGTextLine
    /// The layers that are open, the paper first.
    private var layers = [SVGLayer()]

    init(idPrefix: String, faces: FreeTypeFaces, textForm: SVGTextForm) {
        self.faces = faces
        self.textForm = textForm
        line = SVGTextLine(textForm)
        definitions = SVGDefinitions(idPrefix: idPrefix)
        fonts = SVGFonts(idPrefix: idPrefix)
    }

    /// The text written to the open layer.
    private(set) var body: String {
        get { layers[layers.count - 1].body }
        set { layers[layers.count - 1].body = newValue }
    }

    mutating func beginGroup(_ group: DisplayItem.Group) {
        endLine()
        let clip = group.clip.map { definitions.clip($0) }
        let blur = group.blur.map { definitions.blur($0, over: InkExtent(faces).extent(of: group.items)) }
        let tag =
            SVGElement("g")
            .with("transform", group.transform.isIdentity ? nil : SVGNumber.transform(group.transform))
            .with("filter", blur.map { "url(#\($0))" })
            .with("clip-path", clip.map { "url(#\($0))" })
            .with("opacity", group.opacity < 1 ? SVGNumber.text(group.opacity) : nil)
            .with("style", group.svgStyle)
            .opened + "\n"
        if group.isLayer {
            layers.append(SVGLayer(tag: tag, blendMode: group.blendMode))
        } else {
            layers[layers.count - 1].open(tag)
        }
    }

    mutating func endGroup() {
        endLine()
        if layers[layers.count - 1].closesGroup() { return }
        let layer = layers.removeLast()
        layers[layers.count - 1].mix(layer, &definitions)
    }

    /// Writes the text of the runs so far: at the latest when the group ends, whose transform places them.
    mutating func endLine() {
        body += line.element
        line = SVGTextLine(textForm)
    }

    mutating func draw(_ item: DisplayItem.PathItem) {
        let shape = Self.shape(of: item.path)
        switch item.style {
        case .fill: body += shape.with("fill", color: item.color).closed
        case .evenOddFill: body += shape.with("fill", color: item.color).with("fill-rule", "evenodd").closed
        case .stroke(let style): body += shape.with("fill", "none").with(style, item.color).closed
        }
    }

    private static func shape(of path: Path) -> SVGElement {
        guard let rect = path.rectangle else { return SVGElement("path").with("d", path.svgData) }
        return SVGElement("rect").with(rect)
    }

    mutating func draw(_ gradient: DisplayItem.GradientItem) -> Bool {
        guard let axis = gradient.axis else { return false }
        let id = definitions.gradient(axis)
        body += SVGElement("rect").with(gradient.destination).with("fill", "url(#\(id))").closed
        return true
    }

    mutating func draw(_ image: PlacedImage) throws(RenderingError) {
        let id = try definitions.image(image.bitmap)
        let clip = image.visible.map { definitions.clip(Path($0)) }
        body +=
            SVGElement("use").with("xlink:href", "#\(id)")
            .with("transform", SVGNumber.transform(image.transform))
            .with("clip-path", clip.map { "url(#\($0))" }).with("aria-hidden", "true").closed
    }

    mutating func draw(_ run: GlyphRun, in face: FreeTypeFace, view: ViewID?) throws(RenderingError) {
        // Glyphs without a text, such as a shadow's, are shapes.
        if run.text.isEmpty || !SVGTextLine.shows(face, textForm) { try drawGlyphs(of: run, in: face) }
        let isEmbedded = textForm == .text && SVGTextLine.shows(face, textForm)
        let family = isEmbedded ? fonts.family(of: face, showing: run.text) : nil
        if !line.append(run, in: face, family: family, of: view) {
            endLine()
            _ = line.append(run, in: face, family: family, of: view)
        }
    }

    private mutating func drawGlyphs(of run: GlyphRun, in face: FreeTypeFace) throws(RenderingError) {
        let unit = run.fontSize / face.unitsPerEm
        var outlines = ""
        for glyph in run.glyphs {
            // Four pixels a point stay sharp on the densest screens.
            if let colored = face.colorGlyph(glyph.id, pixelsPerEm: run.fontSize * 4) {
                try draw(colored, at: glyph.position, in: run)
            } else if let id = definitions.glyph(glyph.id, in: face) {
                let x = glyph.position.x / unit
                let y = glyph.position.y / unit
                outlines +=
                    SVGElement("use").with("xlink:href", "#\(id)")
                    .with("x", x == 0 ? nil : SVGNumber.text(x, decimals: 2))
                    .with("y", y == 0 ? nil : SVGNumber.text(y, decimals: 2)).closed
            }
        }
        if !outlines.isEmpty { draw(outlines, of: run, unit: unit) }
    }

    /// Outlines that are placed in font units; a unit is a part of a point.
    private mutating func draw(_ outlines: String, of run: GlyphRun, unit: CGFloat) {
        let transform = CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: run.origin.x, ty: run.origin.y)
        body +=
            SVGElement("g").with("transform", SVGNumber.transform(transform))
            .with("fill", color: run.color).with("aria-hidden", "true").opened
        body += "\n\(outlines)</g>\n"
    }

    /// A glyph in its own colours.
    private mutating func draw(
        _ colored: ColorGlyph, at position: CGPoint, in run: GlyphRun
    ) throws(RenderingError) {
        let em = CGAffineTransform(
            a: run.fontSize, b: 0, c: 0, d: run.fontSize,
            tx: run.origin.x + position.x, ty: run.origin.y + position.y)
        body +=
            SVGElement("use").with("xlink:href", "#\(try definitions.image(colored.bitmap))")
            .with("transform", SVGNumber.transform(colored.transform.concatenating(em)))
            .with("opacity", run.color.alpha < 1 ? SVGNumber.text(run.color.alpha) : nil)
            .with("aria-hidden", "true").closed
    }
}

extension SVGElement {
    /// The element with a line along it. SVG's limit of mitres is four unless told, and no less than one.
    fileprivate func with(_ style: StrokeStyle, _ color: Color) -> SVGElement {
        let dash = style.dash.map { SVGNumber.text($0) }.joined(separator: ",")
        return with("stroke", color: color)
            .with("stroke-width", style.lineWidth)
            .with("stroke-linecap", style.lineCap == .butt ? nil : style.lineCap.rawValue)
            .with("stroke-linejoin", style.lineJoin == .miter ? nil : style.lineJoin.rawValue)
            .with("stroke-miterlimit", style.lineJoin == .miter ? SVGNumber.text(max(style.miterLimit, 1)) : nil)
            .with("stroke-dasharray", dash.isEmpty ? nil : dash)
            .with("stroke-dashoffset", dash.isEmpty || style.dashPhase == 0 ? nil : SVGNumber.text(style.dashPhase))
    }
}
