internal import Foundation
internal import KeylineGraphics
internal import KeylineImageCoding

/// Elements that an SVG file defines once and uses wherever needed: clips, bitmaps, outlines of glyphs.
struct SVGDefinitions {
    private let idPrefix: String
    private(set) var text = ""
    private var clips: [Path: String] = [:]
    private var images: [Bitmap.ID: String] = [:]
    private var glyphs: [GlyphKey: String?] = [:]
    private var filters: [String: String] = [:]
    private var gradients: [DisplayItem.GradientItem.Axis: String] = [:]
    private var maskCount = 0
    private var fonts: [FontID: Int] = [:]

    private struct GlyphKey: Hashable {
        let font: FontID
        let glyph: UInt32
    }

    init(idPrefix: String) {
        self.idPrefix = idPrefix
    }

    /// The id of a clip.
    mutating func clip(_ path: Path) -> String {
        if let id = clips[path] { return id }
        let id = "\(idPrefix)c\(clips.count)"
        clips[path] = id
        text += SVGElement("clipPath").with("id", id).opened
        text += SVGElement("path").with("d", path.svgData).closed.trimmingCharacters(in: .newlines) + "</clipPath>\n"
        return id
    }

    /// Larger than any paper: masks and filters cut off everything outside their region.
    private static let everywhere = CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)

    /// Returns the id of a blur of items in an extent, in the group's coordinates; nil where the extent is unknown.
    mutating func blur(_ blur: DisplayItem.Blur, over extent: CGRect?) -> String {
        let reach = -blur.reach - 1
        var steps = SVGElement("feGaussianBlur").with("stdDeviation", blur.deviation).closed
        if blur.isOpaque {
            // What has any colour worth speaking of becomes opaque.
            let opacities = "0" + String(repeating: " 1", count: 31)
            let alpha = SVGElement("feFuncA").with("type", "discrete").with("tableValues", opacities).closed
            steps += "<feComponentTransfer>\n\(alpha)</feComponentTransfer>\n"
        }
        return filter(steps, over: extent?.insetBy(dx: reach, dy: reach) ?? Self.everywhere)
    }

    /// The id of a filter that makes everything white or black and leaves its alpha.
    mutating func flattening(to white: Bool) -> String {
        let row = white ? "0 0 0 0 1" : "0 0 0 0 0"
        let matrix = SVGElement("feColorMatrix").with("values", "\(row) \(row) \(row) 0 0 0 1 0")
        return filter(matrix.closed, over: Self.everywhere)
    }

    private mutating func filter(_ steps: String, over region: CGRect) -> String {
        func element(_ id: String) -> String {
            SVGElement("filter").with("id", id).with("filterUnits", "userSpaceOnUse").with(region)
                .with("color-interpolation-filters", "sRGB").opened + "\n\(steps)</filter>\n"
        }
        if let id = filters[element("")] { return id }
        let id = "\(idPrefix)f\(filters.count)"
        filters[element("")] = id
        text += element(id)
        return id
    }

    /// The id of a mask that shows as much of something as elements are light.
    mutating func mask(_ elements: String, onWhite: Bool) -> String {
        let id = "\(idPrefix)m\(maskCount)"
        maskCount += 1
        text += SVGElement("mask").with("id", id).with("maskUnits", "userSpaceOnUse").with(Self.everywhere).opened
        if onWhite { text += SVGElement("rect").with(Self.everywhere).with("fill", color: .white).closed }
        text += "\n\(elements)</mask>\n"
        return id
    }

    /// The id of a gradient, in the coordinates of what it fills.
    mutating func gradient(_ axis: DisplayItem.GradientItem.Axis) -> String {
        if let id = gradients[axis] { return id }
        let id = "\(idPrefix)r\(gradients.count)"
        gradients[axis] = id
        let (name, element) = Self.element(of: axis, id)
        text += element.with("gradientUnits", "userSpaceOnUse").opened + "\n"
        for stop in axis.stops {
            text +=
                SVGElement("stop").with("offset", SVGNumber.text(stop.place, decimals: 6))
                .with(stop: stop.color).closed
        }
        text += "</\(name)>\n"
        return id
    }

    private static func element(
        of axis: DisplayItem.GradientItem.Axis, _ id: String
    ) -> (name: String, element: SVGElement) {
        switch axis.shape {
        case .line(let start, let end):
            let element = SVGElement("linearGradient").with("id", id)
                .with("x1", start.x).with("y1", start.y).with("x2", end.x).with("y2", end.y)
            return ("linearGradient", element)
        case .circle(let radius):
            let element = SVGElement("radialGradient").with("id", id)
                .with("cx", "0").with("cy", "0").with("r", CGFloat(radius))
                .with("gradientTransform", SVGNumber.transform(axis.transform))
            return ("radialGradient", element)
        }
    }

    /// The id of a bitmap that is drawn a unit a pixel.
    mutating func image(_ bitmap: Bitmap) throws(RenderingError) -> String {
        if let id = images[bitmap.id] { return id }
        let id = "\(idPrefix)i\(images.count)"
        images[bitmap.id] = id
        text +=
            SVGElement("image").with("id", id)
            .with("width", CGFloat(bitmap.width)).with("height", CGFloat(bitmap.height))
            .with("preserveAspectRatio", "none")
            .with("xlink:href", "data:image/png;base64," + (try Self.base64(bitmap))).closed
        return id
    }

    /// The id of a glyph's outline in font units; nil for a glyph that shows nothing.
    mutating func glyph(_ glyph: UInt32, in face: FreeTypeFace) -> String? {
        let key = GlyphKey(font: face.id, glyph: glyph)
        if let identifier = glyphs[key] { return identifier }
        let outline = face.outline(of: glyph)
        let id = outline.isEmpty ? nil : "\(idPrefix)g\(number(of: face.id))-\(glyph)"
        glyphs[key] = id
        if let id { text += SVGElement("path").with("id", id).with("d", outline.svgGlyphData).closed }
        return id
    }

    /// Fonts are numbered in the order of their first use.
    private mutating func number(of font: FontID) -> Int {
        let number = fonts[font] ?? fonts.count
        fonts[font] = number
        return number
    }

    private static func base64(_ bitmap: Bitmap) throws(RenderingError) -> String {
        do {
            return Data(try PNGEncoder(effort: .small).encode(bitmap)).base64EncodedString()
        } catch {
            throw .refused(reason: "\(error)")
        }
    }
}
