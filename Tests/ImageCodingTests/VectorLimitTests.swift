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

    @Test func `an SVG that would take hours is an error`() throws {
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f" x="0" y="0" width="1" height="1">\
            <feTurbulence baseFrequency="0.01" numOctaves="100000000"/></filter>\
            <rect width="4000" height="4000" filter="url(#f)"/></svg>
            """
        let picture = try VectorPicture(Array(text.utf8), format: .svg, limits: Self.limits)
        let error = #expect(throws: ImageCodingError.self) { try picture.bitmap(width: 4000, height: 4000) }
        guard case .tooExpensive(.svg, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.hint != nil)
    }

    @Test func `a drawing after one that took too much is drawn`() throws {
        let text =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2" fill="red"/></svg>"#
        let picture = try VectorPicture(Array(text.utf8), format: .svg, limits: Self.limits)
        #expect(try picture.bitmap(width: 2, height: 2).pixels.prefix(4) == [255, 0, 0, 255])
    }
}
