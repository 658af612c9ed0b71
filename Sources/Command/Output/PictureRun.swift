import Foundation
import KeylineGraphics
import KeylinePreviews
import KeylineRendering
import KeylineScenes
import KeylineTypesetting

/// Makes the pictures of a plan: layout on the main actor, drawing and writing on all cores.
@MainActor
struct PictureRun {
    private let settings: CommandSettings
    private let files: SceneFiles
    private let plan: OutputPlan
    private let overlays: OverlayPainter

    init(_ settings: CommandSettings, files: SceneFiles, plan: OutputPlan) {
        self.settings = settings
        self.files = files
        self.plan = plan
        overlays = settings.overlayPainter(files)
    }

    /// Makes them all and prints their paths; what fails is reported and leaves the others alone.
    ///
    /// - Returns: Whether every picture was made, with everything in it.
    func run() async throws -> Bool {
        let progress = ProgressLine("drawing", total: plan.pictures.count)
        let painter = PicturePainter(fonts: files.fonts, format: plan.format, svgText: settings.picture.svgText)
        let results = await Pipeline.run(
            plan.pictures, jobs: settings.jobCount, make: makeScenes,
            work: { part in
                var part = part
                part.lacking = try painter.write(part.pages, to: part.file)
                return part
            },
            finished: progress.advance)
        var isComplete = true
        for result in results {
            do {
                let part = try result.get()
                present(part)
                isComplete = isComplete && part.lacking.isEmpty
            } catch {
                Console.report(error)
                isComplete = false
            }
        }
        if let failure = files.fonts.failures.first { throw failure }
        return isComplete
    }

    private struct Part: Sendable {
        let file: PictureOutput
        let pages: [PicturePainter.Page]
        let diagnostics: [Diagnostic]
        /// The scenes around which no device is drawn though one was asked for.
        let withoutDevice: [SceneReference]
        /// What the picture lacks because it could not be drawn.
        var lacking: [Diagnostic] = []
    }

    private func makeScenes(of picture: OutputPlan.Picture) throws -> Part {
        let scenes = try picture.scenes.map { try $0.make(settings.overrides) }
        let pages = try zip(picture.scenes, scenes).flatMap { reference, scene in
            var page = try PicturePainter.Page(scene, over: overlays, part: settings.picture.part)
            page.bookmark = reference.title
            return try settings.sheets.map { try page.printed(on: $0) } ?? [page]
        }
        let withoutDevice = zip(picture.scenes, scenes).filter { overlays.lacksDevice($1) }.map(\.0)
        return Part(
            file: picture.file, pages: pages, diagnostics: scenes.flatMap(\.diagnostics), withoutDevice: withoutDevice)
    }

    private func noteMissingDevice(of scene: SceneReference) {
        let note =
            "\(scene.source.file): note: \"\(scene.title)\" does not fill the screen of any device: nothing is drawn around it\n"
        Console.note((note + "  hint: name one with --device\n").escaped(for: .terminal))
    }

    private func present(_ part: Part) {
        if !settings.results.isQuiet {
            Console.report(part.diagnostics)
            for scene in part.withoutDevice { noteMissingDevice(of: scene) }
        }
        Console.report(part.lacking)
        let path = part.file.path
        if path != "/dev/stdout" { Console.write(path + "\n") }
    }
}

extension CommandSettings {
    /// The sheets that a PDF is divided among; nil for none.
    var sheets: Paper? {
        guard var sheets = picture.paper else { return nil }
        if let margin = picture.paperMargin { sheets.margin = CGFloat(margin) }
        return sheets
    }

    /// How many pictures are drawn at once.
    var jobCount: Int { results.jobs ?? max(ProcessInfo.processInfo.activeProcessorCount, 1) }

    /// Draws the overlays asked for.
    ///
    /// - Parameters:
    ///   - files: Have the fonts of their labels.
    ///   - usualChrome: What of the device is drawn where nothing was asked for.
    /// - Returns: What draws them.
    func overlayPainter(_ files: SceneFiles, usualChrome: Chrome = .none) -> OverlayPainter {
        OverlayPainter(
            picture.overlays, selectedView: picture.selectedView, chrome: picture.chrome ?? usualChrome,
            typesetter: files.fonts.typesetter)
    }
}
