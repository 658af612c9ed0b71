import Foundation
import KeylineGraphics
import KeylineRendering
import Testing

/// Lines as SVG writes them.
@Suite struct SVGStrokeTests {
    @Test func `where dashes begin and mitres end is written`() throws {
        let line = Path(from: .zero, to: CGPoint(x: 5, y: 0))
        let written = try Sample.svg(
            of: Sample.list {
                $0.stroke(
                    line, color: .black, style: StrokeStyle(lineWidth: 1, dash: [2, 1], dashPhase: 1.5, miterLimit: 3))
                $0.stroke(line, color: .black, style: StrokeStyle(lineWidth: 1, dash: [2, 1], miterLimit: 0.5))
            })
        let strokes = written.split(separator: "\n").filter { $0.contains("stroke-dasharray=\"2,1\"") }
        #expect(strokes.count == 2)
        #expect(strokes[0].contains("stroke-dashoffset=\"1.5\"") && strokes[0].contains("stroke-miterlimit=\"3\""))
        #expect(!strokes[1].contains("stroke-dashoffset") && strokes[1].contains("stroke-miterlimit=\"1\""))
    }
}
