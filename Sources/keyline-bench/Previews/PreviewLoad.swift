import Foundation
import KeylinePreviews
import KeylineProjects
import KeylineScenes
import KeylineTypesetting

/// A storyboard's scene in 96 environments, once or as often as a preview is to have cells.
///
/// The scene stands in the matrix several times, so that more cells are more of the same.
@MainActor
struct PreviewLoad {
    let matrix: SceneMatrix
    let fonts: FontCollection

    init(_ file: String, times: Int) throws {
        fonts = try FontCollection.bundled()
        let source = try SourceOpener.open(file, fonts: fonts)
        guard let scene = source.scenes.first else { throw BenchmarkError.usage("\(file) has no scenes") }
        let scenes = [SceneReference](repeating: SceneReference(scene, of: source), count: times)
        matrix = SceneMatrix(scenes, across: Self.axes, over: EnvironmentOverrides())
    }

    /// Draws everything into a folder that is removed afterwards, unless somebody looks at it.
    func draw(hasSheets: Bool, lookingAt look: (String) throws -> Void = { _ in }) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var preview = MatrixPreview(
            matrix, overlays: OverlayPainter([], typesetter: Typesetter(fonts: fonts)), fonts: fonts,
            jobs: ProcessInfo.processInfo.activeProcessorCount)
        preview.outputs.hasSheet = hasSheets
        let outcome = try await preview.write(to: folder)
        if let failure = outcome.failures.first { throw failure }
        try look(folder)
    }

    /// Lays everything out and draws nothing.
    func layOut() throws {
        for cell in matrix.cells { _ = try cell.scene.make(cell.variation.overrides) }
    }

    private static let axes: [VariationAxis] = {
        let locales = ["en", "ar", "de", "hi", "ja", "th", "fr", "es", "he", "ko", "ru", "zh-Hans"]
        let devices = ["iPhone 15", "iPad 9.7-inch"]
        return [
            VariationAxis(.locales, locales.map { .locale($0) }),
            VariationAxis(.textSizes, [.textSize(.large), .textSize(.accessibilityExtraLarge)]),
            VariationAxis(.devices, devices.compactMap { name in Device.named(name).map { .device($0, name: name) } }),
            VariationAxis(.appearances, [.appearance(.light), .appearance(.dark)]),
        ]
    }()
}
