import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import KeylineTypesetting

/// Draws small pictures for the tests.
enum Sample {
    static let fonts = Result { try FontCollection.bundled() }

    /// A display list of what a closure adds.
    static func list(
        width: CGFloat = 20, height: CGFloat = 20, _ draw: (inout DisplayListBuilder) throws -> Void
    ) rethrows -> DisplayList {
        var builder = DisplayListBuilder()
        try draw(&builder)
        return builder.displayList(size: CGSize(width: width, height: height))
    }

    /// The pixels of what a closure adds.
    static func bitmap(
        width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1, background: Color? = nil,
        _ draw: (inout DisplayListBuilder) -> Void
    ) throws -> Bitmap {
        try bitmap(of: list(width: width, height: height, draw), scale: scale, background: background)
    }

    /// The pixels of a list.
    static func bitmap(of list: DisplayList, scale: CGFloat = 1, background: Color? = nil) throws -> Bitmap {
        try BitmapRenderer(fonts: fonts.get()).render(list, scale: scale, background: background)
    }

    /// The SVG file of a list.
    static func svg(of list: DisplayList, title: String? = nil) throws -> String {
        String(decoding: try SVGRenderer(fonts: fonts.get()).render(list, title: title), as: UTF8.self)
    }

    /// The runs of a line of text with its top-left corner at a point.
    static func runs(
        _ text: String, size: CGFloat = 17, weight: FontWeight = .regular, at origin: CGPoint = .zero,
        color: Color = .black, locale: String = "en"
    ) throws -> [GlyphRun] {
        let attributed = AttributedText(text, font: .system(size: size, weight: weight), color: color)
        let layout = Typesetter(fonts: try fonts.get()).shape(attributed, locale: locale).layout(width: .infinity)
        return layout.glyphRuns(in: CGRect(origin: origin, size: layout.size))
    }
}

extension Color {
    static let red = Color(red: 1, green: 0, blue: 0)
    static let green = Color(red: 0, green: 1, blue: 0)
    static let blue = Color(red: 0, green: 0, blue: 1)
}

extension Bitmap {
    /// The red, green, blue and alpha of a pixel.
    subscript(x: Int, y: Int) -> [UInt8] {
        Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4])
    }

    /// The sum of all alphas, in full pixels.
    var coverage: Double {
        stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Double(pixels[$1]) } / 255
    }

    /// The bitmap with squares in place of its pixels.
    func magnified(by factor: Int) -> Bitmap {
        var pixels: [UInt8] = []
        for y in 0..<height * factor {
            for x in 0..<width * factor { pixels += self[x / factor, y / factor] }
        }
        return Bitmap(width: width * factor, height: height * factor, pixels: pixels)
    }

    /// The rectangle around all pixels that show something.
    var inkBounds: CGRect {
        var bounds = CGRect.null
        for y in 0..<height {
            for x in 0..<width where pixels[(y * width + x) * 4 + 3] > 0 {
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return bounds
    }

    /// A bitmap of whole pixels, each named by a letter: r, g, b, w, k (black), t (half transparent red), a dot for nothing.
    init(letters rows: String...) {
        let colors: [Character: [UInt8]] = [
            "r": [255, 0, 0, 255], "g": [0, 255, 0, 255], "b": [0, 0, 255, 255], "w": [255, 255, 255, 255],
            "k": [0, 0, 0, 255], "t": [255, 0, 0, 128],
        ]
        let pixels = rows.joined().flatMap { colors[$0] ?? [0, 0, 0, 0] }
        self.init(width: rows[0].count, height: rows.count, pixels: pixels)
    }
}
