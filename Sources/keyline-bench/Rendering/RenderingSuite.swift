import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import KeylineTypesetting

/// Measures drawing and PNG beside Cairo's `cairo_surface_write_to_png`, which most programs that draw with Cairo end in.
enum RenderingSuite {
    private static let command = "keyline-bench rendering"
    private static let scale: CGFloat = 3

    /// Compares at the size of a phone's screen.
    static func rows(repeats: Int) throws -> [BenchmarkRow] {
        let fonts = try FontCollection.bundled()
        let list = RenderingSample.screen(Typesetter(fonts: fonts))
        let renderer = PNGRenderer(fonts: fonts)
        let bitmap = try renderer.bitmaps.render(list, scale: scale)
        let cairo = CairoPNG(bitmap)
        var sizes = (fast: 0, small: 0, cairo: 0)
        let times = try Stopwatch.medians(
            repeats: repeats,
            [
                { sizes.fast = try PNGEncoder(effort: .fast).encode(bitmap).count },
                { sizes.small = try PNGEncoder(effort: .small).encode(bitmap).count },
                { _ = try renderer.render(list, scale: scale) },
                { sizes.cairo = cairo.write() },
            ])
        let pixels = "\(bitmap.width)×\(bitmap.height)"
        return [
            time("encode \(pixels), fast", times[0], times[3]),
            time("encode \(pixels), small", times[1], times[3]),
            time("draw and encode \(pixels), the peer only encodes", times[2], times[3]),
            size("bytes of \(pixels), fast", sizes.fast, sizes.cairo),
            size("bytes of \(pixels), small", sizes.small, sizes.cairo),
        ]
    }

    private static var peer: String { "Cairo \(CairoPNG.version) write_to_png" }

    private static func time(_ name: String, _ ours: Double, _ theirs: Double) -> BenchmarkRow {
        BenchmarkRow(name: name, peer: peer, ours: ours, theirs: theirs, unit: "ms", command: command)
    }

    private static func size(_ name: String, _ ours: Int, _ theirs: Int) -> BenchmarkRow {
        BenchmarkRow(
            name: name, peer: peer, ours: Double(ours), theirs: Double(theirs), unit: "bytes", command: command)
    }
}
