import Foundation
import KeylineGraphics
import KeylinePreviews
import KeylineProjects
import KeylineScenes
import KeylineTypesetting

/// One of the layouts in `Benchmarks/screens`, beside each of which lies an equivalent page for Chromium.
@MainActor
struct Screen {
    /// What all of them are drawn at: an iPhone of 390×844 points.
    static let scale: CGFloat = 3

    /// In the order in which the peer measures them.
    static let names = ["settings", "article", "form"]

    let name: String
    let fonts: FontCollection

    var file: String { name == Self.trail ? "Samples/Trails/Base.lproj/Main.storyboard" : Self.file(name) }

    /// The scene of the storyboard in `Samples/Trails` that the first page of the project shows.
    static let trail = "Trail"

    /// The path of a layout.
    static func file(_ name: String) -> String { "Benchmarks/screens/\(name).yaml" }

    /// Reads the file and lays its scene out.
    func displayList() throws -> DisplayList {
        let source = try SourceOpener.open(file, fonts: fonts)
        guard let scene = source.scenes.first else { throw BenchmarkError.usage("\(file) has no scenes") }
        return try source.makeScene(scene.id, in: scene.environment).displayList
    }

    /// The screen in 5 languages, light and dark, at 4 text sizes: read anew, and written as PNG files into a folder that is removed
    /// afterwards.
    ///
    /// - Returns: How many pictures that were.
    func drawMatrix() async throws -> Int {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screens-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let source = try SourceOpener.open(file, fonts: fonts)
        // The storyboard's first scene is only the navigation controller around the other one.
        let scenes = source.scenes.suffix(1).map { SceneReference($0, of: source) }
        let matrix = SceneMatrix(scenes, across: Self.axes, over: EnvironmentOverrides())
        var preview = MatrixPreview(
            matrix, overlays: OverlayPainter([], typesetter: Typesetter(fonts: fonts)), fonts: fonts,
            jobs: ProcessInfo.processInfo.activeProcessorCount)
        preview.outputs.hasSheet = false
        preview.outputs.hasPage = false
        let outcome = try await preview.write(to: folder)
        if let failure = outcome.failures.first { throw failure }
        return matrix.cells.count
    }

    private static let axes = [
        VariationAxis(.locales, ["en", "ar", "de", "fr", "he"].map { .locale($0) }),
        VariationAxis(.appearances, [.appearance(.light), .appearance(.dark)]),
        VariationAxis(
            .textSizes,
            [
                .textSize(.small), .textSize(.large), .textSize(.extraExtraLarge),
                .textSize(.accessibilityLarge),
            ]),
    ]
}
