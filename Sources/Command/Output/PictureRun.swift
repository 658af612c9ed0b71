import Foundation
import KeylineByteText
import KeylineGraphics
import KeylinePreviews
import KeylineRendering
import KeylineScenes
import KeylineTypesetting
import KeylineWorkers

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
        let progress = ProgressLine("drawing", total: plan.pictures.count, counting: "failure")
        let painter = PicturePainter(fonts: files.fonts, format: plan.format, svgText: settings.picture.svgText)
        let results = await Pipeline.run(
            plan.pictures, jobs: settings.jobCount, make: makeScenes,
            work: { (part: Part) throws -> Drawn in
                try part.work.attemptOnce {
                    var drawn = part.drawn
                    for (file, pages) in part.files {
                        let lacking = try painter.write(pages, to: file)
                        drawn.notes += lacking.map { "\($0)\n" }.joined()
                        drawn.isComplete = drawn.isComplete && lacking.isEmpty
                    }
                    return drawn
                }
            },
            finished: { result in progress.advance((try? result.get().isComplete) != true) })
        var isComplete = true
        for result in results {
            do {
                let drawn = try result.get()
                present(drawn)
                isComplete = isComplete && drawn.isComplete
            } catch {
                Console.report(error)
                isComplete = false
            }
        }
        if let failure = files.fonts.failures.first { throw failure }
        return isComplete
    }

    /// A picture on its way.
    private struct Part: Sendable {
        let files: [(file: PictureOutput, pages: [PicturePainter.Page])]
        let work: SceneWork
        let drawn: Drawn
    }

    /// What there is to say about a picture.
    private struct Drawn: Codable, Sendable {
        let paths: [String]
        /// What is wrong with its scenes, and what it lacks because it could not be drawn.
        var notes: String
        /// Whether it has everything that was asked for.
        var isComplete: Bool
    }

    /// Lays out the scenes of a picture. Of several pages those are drawn whose scenes can be laid out.
    private func makeScenes(of picture: OutputPlan.Picture) throws -> Part {
        var pages: [PicturePainter.Page] = []
        var failures: [any Error] = []
        var diagnostics: [Diagnostic] = []
        var withoutDevice: [SceneReference] = []
        for reference in picture.scenes {
            do {
                let scene = try reference.make(settings.overrides)
                for (number, page) in try self.pages(of: scene).enumerated() {
                    var page = page
                    page.bookmark = number == 0 ? reference.title : nil
                    page.heading = reference.title
                    pages += try settings.sheets.map { try page.printed(on: $0) } ?? [page]
                }
                diagnostics += scene.diagnostics
                if overlays.lacksDevice(scene) { withoutDevice.append(reference) }
            } catch { failures.append(error) }
        }
        if let paper = settings.sheets { pages = try pagesWithLines(pages, paper) }
        if pages.isEmpty, let failure = failures.first { throw failure }
        let notes =
            settings.results.isQuiet ? [] : diagnostics.map { "\($0)\n" } + withoutDevice.map(Self.noteOfMissingDevice)
        failures.forEach(Console.report)
        let work = SceneWork(
            .drawing, of: picture.scenes.first?.source.file ?? picture.file.path,
            scene: picture.scenes.count == 1 ? picture.scenes.first?.name : nil, output: picture.file.path)
        let outputs = files(of: picture, pages)
        return Part(
            files: outputs, work: work,
            drawn: Drawn(paths: outputs.map(\.file.path), notes: notes.joined(), isComplete: failures.isEmpty))
    }

    /// The pages of a scene: one, or one for each step where files can have several or go into a folder.
    private func pages(of scene: Scene) throws -> [PicturePainter.Page] {
        if settings.picture.isStrip {
            return [PicturePainter.Page(strip: scene, over: overlays, FlowStrip(typesetter: files.fonts.typesetter))]
        }
        let pictures = scene.flow.filter { plan.format.isAnimated || !$0.isPassing }
        guard !pictures.isEmpty, plan.hasRoomForSteps else {
            return [try PicturePainter.Page(scene, over: overlays, part: settings.picture.part)]
        }
        return try pictures.map { picture in
            var page = try PicturePainter.Page(picture.scene, over: overlays, part: settings.picture.part)
            page.hundredths = picture.hundredths
            return page
        }
    }

    /// The files of a picture: in a folder each step has one of its own, where a file has one page.
    private func files(
        of picture: OutputPlan.Picture, _ pages: [PicturePainter.Page]
    ) -> [(file: PictureOutput, pages: [PicturePainter.Page])] {
        guard pages.count > 1, plan.format != .pdf, !plan.format.isAnimated,
            case .inside(let folder, let name) = picture.file
        else { return [(picture.file, pages)] }
        let stem = name.deletingPathExtension
        return pages.enumerated().map { number, page in
            (.inside(folder, "\(stem)-\(number).\(plan.format.rawValue)"), [page])
        }
    }

    /// The sheets with a header and footer, which know how many sheets there are in all.
    private func pagesWithLines(_ pages: [PicturePainter.Page], _ paper: Paper) throws -> [PicturePainter.Page] {
        let lines = RunningLines(
            header: settings.picture.header, footer: settings.picture.footer, typesetter: files.fonts.typesetter)
        guard !lines.isEmpty else { return pages }
        guard paper.margin >= RunningLines.leastMargin else { throw CommandError.noRoomForLines(paper) }
        return pages.enumerated().map { index, page in
            var page = page
            page.list = lines.added(to: page.list, paper, page.environment) { field in
                switch field {
                case .title: page.heading
                case .environment: page.environment.description
                case .page: "\(index + 1)"
                case .pages: "\(pages.count)"
                }
            }
            return page
        }
    }

    private static func noteOfMissingDevice(of scene: SceneReference) -> String {
        "\(scene.source.file): note: \"\(scene.title)\" does not fill the screen of any device: nothing is drawn around it\n"
            + "  hint: name one with --device\n"
    }

    private func present(_ drawn: Drawn) {
        Console.note(drawn.notes.escaped(for: .terminal))
        for path in drawn.paths where path != "/dev/stdout" { Console.write(path + "\n") }
    }
}

extension CommandSettings {
    /// The sheets that a PDF is divided among; nil for none.
    var sheets: Paper? {
        guard var sheets = picture.paper else { return nil }
        if let margin = picture.paperMargin { sheets.margin = CGFloat(margin) }
        sheets.fillsWidth = picture.fillsPaper
        return sheets
    }

    /// How many pictures are drawn at once.
    var jobCount: Int {
        // A worker that does one thing at a time shows by its end which scene is the cause.
        if Worker.current?.isAlone == true { return 1 }
        return results.jobs ?? max(ProcessInfo.processInfo.activeProcessorCount, 1)
    }

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
