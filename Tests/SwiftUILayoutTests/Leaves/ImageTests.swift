import Foundation
import KeylineGraphics
import Testing

@testable import SwiftUILayout

@MainActor
struct ImageTests {
    private let stage: Stage
    private let image: SwiftUILayout.Image

    init() throws {
        stage = try Stage()
        let pixels = [UInt8](repeating: 255, count: 40 * 20 * 4)
        image = SwiftUILayout.Image(Bitmap(width: 40, height: 20, pixels: pixels), scale: 1)
    }

    @Test(.tags(.h10)) func `a picture keeps its size`() {
        for length in [0, 10, 500] as [CGFloat] {
            #expect(stage.size(length, length) { image } == CGSize(width: 40, height: 20))
        }
    }

    @Test(.tags(.h10)) func `a resizable picture takes what it is offered`() {
        #expect(stage.size(100, 60) { image.resizable() } == CGSize(width: 100, height: 60))
        #expect(stage.size(100, nil) { image.resizable() } == CGSize(width: 100, height: 20))
    }

    @Test(.tags(.h10)) func `a scaled picture is not distorted`() {
        #expect(stage.size(100, 60) { image.resizable().scaledToFit() } == CGSize(width: 100, height: 50))
        #expect(stage.size(100, 60) { image.resizable().scaledToFill() } == CGSize(width: 120, height: 60))
        #expect(stage.size(100, nil) { image.resizable().scaledToFit() } == CGSize(width: 100, height: 50))
    }

    @Test func `a symbol grows with the font beside it`() {
        let small = stage.size(nil, nil) { SwiftUILayout.Image(systemName: "star").font(.caption) }
        let large = stage.size(nil, nil) { SwiftUILayout.Image(systemName: "star").font(.largeTitle) }
        #expect(large.width > small.width * 2)
    }

    @Test func `a picture that nobody provides takes no room and is reported`() throws {
        let scene = try stage.scene { SwiftUILayout.Image("missing") }
        #expect(scene.diagnostics.map(\.kind) == [.missingImage])
        #expect(stage.size(50, 50) { SwiftUILayout.Image("missing") } == .zero)
    }
}
