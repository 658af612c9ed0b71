import Foundation
import KeylineImageCoding
import Testing

/// A few hundred bytes can ask for hours of work.
@Suite struct VectorLimitTests {
    private static let limits = {
        var limits = ImageLimits.standard
        limits.maximumProcessorSeconds = 1
        return limits
    }()

    private static let turbulence = Drawings.svg(
        width: 4000, height: 4000,
        """
        <filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency="0.01" numOctaves="100000000"/></filter>\
        <rect width="4000" height="4000" filter="url(#f)"/>
        """)

    /// Masks that each use the one before eight times.
    private static let masks = Drawings.svg(
        width: 400, height: 400,
        "<mask id='m0'><rect width='400' height='400' fill='white'/></mask>"
            + (1..<14).map { level in
                let rect = "<rect width='400' height='400' fill='white' mask='url(#m\(level - 1))'/>"
                return "<mask id='m\(level)'>\(String(repeating: rect, count: 8))</mask>"
            }.joined() + "<rect width='400' height='400' mask='url(#m13)'/>")

    /// Forms that each use the one before a hundred times.
    private static let forms: [UInt8] = {
        let levels = (0..<8).map { level in
            let content = level == 0 ? "0 0 1 1 re f" : String(repeating: "/F Do ", count: 100)
            let inner = level == 0 ? "" : "/XObject << /F \(5 + level) 0 R >>"
            return Drawings.stream(
                content, "/Type /XObject /Subtype /Form /BBox [0 0 400 400] /Resources << \(inner) >>")
        }
        return Drawings.pdf("/F Do", resources: "/XObject << /F 13 0 R >>", box: "0 0 400 400", more: levels)
    }()

    private static let monsters: [String: (VectorFormat, [UInt8])] = [
        "turbulence": (.svg, turbulence), "masks": (.svg, masks), "forms": (.pdf, forms),
    ]

    @Test(arguments: ["turbulence", "masks", "forms"])
    func `a drawing that would take hours is an error`(name: String) throws {
        let (format, bytes) = try #require(Self.monsters[name])
        let picture = try VectorPicture(bytes, format: format, limits: Self.limits)
        let error = #expect(throws: ImageCodingError.self) { try picture.bitmap(width: 4000, height: 4000) }
        #expect(error?.hint != nil)
        // librsvg counts references itself and stops before time does.
        if case .damagedDrawing(.svg, _) = error, name == "masks" { return }
        guard case .tooExpensive(format, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    /// Half a billion tiles: poppler draws one and repeats it, or ends like other drawings that take too long.
    @Test func `tiles that are smaller than any pixel end`() throws {
        let tile = Drawings.stream(
            "0 0 .001 .001 re f",
            "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 .01 .01] /XStep .01 /YStep .01 /Resources << >>"
        )
        let bytes = Drawings.pdf(
            "/Pattern cs /P scn 0 0 400 400 re f", resources: "/Pattern << /P 6 0 R >>", box: "0 0 400 400",
            more: [tile])
        let picture = try VectorPicture(bytes, format: .pdf, limits: Self.limits)
        do {
            #expect(try picture.bitmap(width: 400, height: 400).width == 400)
        } catch {
            guard case .tooExpensive = error else { throw error }
        }
    }

    @Test func `a drawing that took too much is not tried again at another size`() throws {
        let picture = try VectorPicture(Self.turbulence, format: .svg, limits: Self.limits, path: "Art/clouds.svg")
        let first = #expect(throws: ImageCodingError.self) { try picture.bitmap(width: 4000, height: 4000) }
        // A pixel would have been drawn in no time.
        let second = #expect(throws: ImageCodingError.self) { try picture.bitmap(width: 1, height: 1) }
        #expect(first == second)
        #expect(second?.location?.file == "Art/clouds.svg")
    }

    @Test func `a drawing after one that took too much is drawn`() throws {
        let text =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2" fill="red"/></svg>"#
        let picture = try VectorPicture(Array(text.utf8), format: .svg, limits: Self.limits)
        #expect(try picture.bitmap(width: 2, height: 2).pixels.prefix(4) == [255, 0, 0, 255])
    }
}
