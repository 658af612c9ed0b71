import Foundation
import KeylineByteText
import KeylineGraphics
import KeylinePreviews
import KeylineRendering
import KeylineScenes
import KeylineTranslations
import KeylineWorkers

/// Writes the files of a translators' kit into a folder.
@MainActor
struct KitOutput {
    private let folder: String
    private let settings: CommandSettings
    private let files: SceneFiles

    init(_ folder: String, _ settings: CommandSettings, _ files: SceneFiles) {
        self.folder = folder
        self.settings = settings
        self.files = files
    }

    private var output: OutputFolder { OutputFolder(folder) }

    /// Draws the scenes that show keys in every language and writes the page and the exchange formats.
    ///
    /// - Returns: Whether every picture could be drawn.
    func write(
        _ kit: inout TranslationKit, scenes: [SceneReference], crowdinIDs: [String: Int]
    ) async throws -> Bool {
        let isComplete = await draw(scenes, for: &kit)
        try output.write(try kit.page(), to: "index.html")
        try output.write(try kit.json(), to: "strings.json")
        try output.write(kit.csv, to: "strings.csv")
        for language in kit.tables.languages where language != kit.tables.sourceLanguage {
            let document = XLIFF(kit, language: language)
            for version in XLIFF.Version.allCases {
                try output.write(document.text(version), to: "xliff-\(version.rawValue)/\(language).\(version.ending)")
            }
        }
        let tags = CrowdinTags(kit, ids: crowdinIDs)
        try output.write(tags.index(), to: "crowdin.json")
        for (picture, body) in tags.bodies() {
            let name = (picture as NSString).lastPathComponent
            try output.write(body, to: "crowdin/\((name as NSString).deletingPathExtension).json")
        }
        let count = kit.pictures.count
        Console.note(
            "wrote \(count) \(count == 1 ? "picture" : "pictures") and \(folder.escaped(for: .line))/index.html\n")
        return isComplete
    }

    private struct Item {
        let scene: SceneReference
        let language: String
        let file: String
    }

    private struct Drawn: Sendable {
        let page: PicturePainter.Page
        let work: SceneWork
        let item: Picture
    }

    private typealias Picture = TranslationKit.Picture

    private func draw(_ scenes: [SceneReference], for kit: inout TranslationKit) async -> Bool {
        let places = kit.places.values.joined().filter { $0.use == .shown }
        let names = PictureNames.names(of: scenes)
        let items = zip(scenes, names).flatMap { scene, name in
            kit.tables.languages.filter { language in
                places.contains {
                    $0.file == scene.source.file && $0.scene == scene.description.id && $0.frames[language] != nil
                }
            }.map { Item(scene: scene, language: $0, file: "pictures/\(name)-\(PictureNames.fileName($0)).png") }
        }
        let painter = PicturePainter(fonts: files.fonts, format: .png)
        let overlays = OverlayPainter([], typesetter: files.fonts.typesetter)
        let progress = ProgressLine("drawing", total: items.count, counting: "failure")
        let output = output
        let results = await Pipeline.run(
            items, jobs: settings.jobCount, make: { try self.drawn($0, overlays) },
            work: { part in
                try part.work.attempt {
                    try output.write(try painter.bytes(of: part.page), to: part.item.file)
                    return part.item
                }
            },
            finished: { (result: Swift.Result<Picture, any Error>) in
                if case .failure = result { progress.countFinding() }
                progress.advance()
            })
        var isComplete = true
        for result in results {
            switch result {
            case .success(let picture): kit.pictures.append(picture)
            case .failure(let error):
                Console.report(error)
                isComplete = false
            }
        }
        return isComplete
    }

    private func drawn(_ item: Item, _ overlays: OverlayPainter) throws -> Drawn {
        var overrides = settings.overrides
        overrides.language.locale = item.language
        let scene = try item.scene.make(overrides)
        let page = try PicturePainter.Page(scene, over: overlays)
        let picture = Picture(
            file: item.file, of: item.scene, language: item.language, environment: scene.environment.description,
            size: page.list.size, scale: page.scale)
        let work = SceneWork(
            .drawing, of: item.scene.source.file, scene: item.scene.name, environment: item.language,
            output: item.file)
        return Drawn(page: page, work: work, item: picture)
    }

    /// Draws the screen that a text is too long for, with a frame around the view that shows it.
    ///
    /// - Returns: The picture's path; nil where the screen is not known.
    func writePicture(of budget: TextBudget, _ survey: TextSurvey) throws -> String? {
        guard let decision = budget.screenToShow,
            let reference = survey.scenes.first(where: {
                $0.source.file == decision.file && $0.description.id == decision.scene
            })
        else { return nil }
        let environment = survey.environments[decision.environmentIndex]
        var overrides = environment.overrides
        overrides.language.locale = budget.language
        let scene = try reference.make(overrides)
        let overlays = OverlayPainter([], typesetter: files.fonts.typesetter)
        var page = try PicturePainter.Page(scene, over: overlays)
        if let frame = decision.view.flatMap({ scene.layout.view($0)?.frame }) { page.list = page.list.framing(frame) }
        let parts = [PictureNames.names(of: [reference])[0], environment.label, budget.language, budget.id.key]
        let name = parts.filter { !$0.isEmpty }.map(PictureNames.fileName).joined(separator: "-")
        let file = PictureNames.shortened(name) + ".png"
        let painter = PicturePainter(fonts: files.fonts, format: .png)
        try output.write(try painter.bytes(of: page), to: file)
        return "\(folder)/\(file)"
    }
}

extension DisplayList {
    /// The picture with a red frame around a part.
    fileprivate func framing(_ part: CGRect) -> DisplayList {
        var builder = DisplayListBuilder()
        let frame = part.insetBy(dx: -1, dy: -1)
        builder.stroke(Path(frame), color: Color(red: 0.84, green: 0, blue: 0.08, alpha: 1), lineWidth: 2)
        return overlaid(with: builder.displayList(size: size))
    }
}
