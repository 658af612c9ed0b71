import Foundation
import KeylineScenes
import KeylineVocabulary
import Testing

@testable import KeylineInterfaceBuilder

/// The versions of Interface Builder from which on documents are laid out otherwise are in one list, by which reviews tell whether a version
/// decides a picture.
@Suite struct CanvasVersionTests {
    private static let devices = ["retina4_7", "retina5_9", "retina6_1", "retina6_0", "retina6_7", "ipad11_0"]

    /// Everything that a version says of a document's canvas.
    private func measures(_ version: Int) throws -> [String] {
        let tools = ToolsVersion(integerLiteral: version)
        let devices: [CanvasDevice?] = try Self.devices.map { id in
            try IBDocument(Data(DocumentFixture.xib("", tools: version, device: id).utf8), file: "Test.xib").device
        }
        return (devices + [nil]).map { device in
            let metrics = CanvasMetrics(tools: tools, device: device)
            let cells = [320, 390, 414].flatMap { width in
                [true, false].map { metrics.cellMargins(width: width, isAlone: $0, onCanvas: true) }
            }
            return "\(metrics.safeArea) \(metrics.freeformSafeArea(of: .init(width: 320, height: 600))) "
                + "\(metrics.sideMargin ?? 0) \(metrics.countsInsetsTwice) \(metrics.contentSizeCategory) \(cells) "
                + "\(device?.size ?? .zero)"
        }
    }

    @Test func `documents are laid out alike between two steps`() throws {
        let steps = CanvasVersions.steps
        #expect(steps == steps.sorted())
        var before = try measures(9900)
        for version in stride(from: 10000, through: 27000, by: 100) {
            let now = try measures(version)
            #expect(now == before || steps.contains(version), "\(version) is no step")
            before = now
        }
    }

    @Test func `the plug-in's version counts, then the tools', then the oldest`() {
        #expect(CanvasVersions.version(plugIn: "14854.2", tools: "32700.99") == 14854)
        #expect(CanvasVersions.version(plugIn: nil, tools: "21507") == 21507)
        #expect(CanvasVersions.version(plugIn: "x", tools: nil) == 5000)
    }
}
