import Foundation
import KeylineByteText
import KeylineMaps
import KeylinePreviews
import KeylineReports
import KeylineScenes

/// Writes a map's page: one file with everything in it, or a folder with pictures and a preview beside the page.
@MainActor
struct MapPageOutput {
    private let settings: CommandSettings
    private let files: SceneFiles
    private let map: AppMap
    private let drawing: MapDrawing
    private let pictures: [MapPainting.Picture?]
    private let address: PreviewAddress?

    init(
        _ settings: CommandSettings, _ files: SceneFiles, _ map: AppMap, _ drawing: MapDrawing,
        _ pictures: [MapPainting.Picture?], _ address: PreviewAddress?
    ) {
        self.settings = settings
        self.files = files
        self.map = map
        self.drawing = drawing
        self.pictures = pictures
        self.address = address
    }

    /// The map as data.
    ///
    /// - Parameters:
    ///   - pictures: The addresses of the nodes' pictures.
    ///   - address: The preview that shows the scenes; nil for none.
    /// - Returns: The data.
    func document(_ pictures: [Int: String], linking address: PreviewAddress? = nil) -> MapDocument {
        let matrix = matrix
        var commands: [String: String] = [:]
        for cell in matrix.cells {
            let scene = cell.scene
            commands["\(scene.source.file)#\(scene.description.id.rawValue)"] =
                RenderCall(cell, adding: matrix.commandOptions).text("preview")
        }
        let presentations = map.nodes.indices.map { index in
            var presentation = MapDocument.Presentation()
            presentation.picture = pictures[index]
            if let scene = map.nodes[index].scene {
                let (file, id) = (scene.source.file, scene.description.id)
                presentation.command = commands["\(file)#\(id.rawValue)"]
                presentation.preview = address?.address(file: file, scene: id)
            }
            return presentation
        }
        return MapDocument(map, drawing.plan, presentations, findings: map.diagnostics)
    }

    /// The page with its pictures in it.
    func singleFile(title: String) throws -> String {
        var addresses: [Int: String] = [:]
        for (index, picture) in pictures.enumerated() {
            guard let png = picture?.png else { continue }
            addresses[index] = "data:image/png;base64," + Data(png).base64EncodedString()
        }
        return try MapPage(title: title, document(addresses, linking: address)).html()
    }

    /// Writes the page, its pictures, and, unless another one is named, a preview of the scenes.
    ///
    /// - Returns: Whether everything could be written.
    func write(to path: String, title: String) async throws -> Bool {
        let folder = OutputFolder(path)
        let drawn = pictures.indices.filter { pictures[$0]?.png != nil }
        let names = PictureNames.names(of: drawn.compactMap { map.nodes[$0].scene })
        var addresses: [Int: String] = [:]
        for (index, name) in zip(drawn, names) {
            guard let png = pictures[index]?.png else { continue }
            try folder.write(png, to: "images/\(name).png", .remade)
            addresses[index] = HTML.link("images/\(name).png")
        }
        var isWhole = true
        var link = address
        if link == nil {
            isWhole = try await writePreview(to: path + "/preview")
            link = try PreviewAddress(of: path + "/preview", from: path)
        }
        try folder.write(try MapPage(title: title, document(addresses, linking: link)).html(), to: "index.html")
        Console.write(folder.path(of: "index.html") + "\n")
        return isWhole
    }

    /// A preview of the scenes in the map's environment. Scenes that fail in it failed on the map, where they were reported.
    private func writePreview(to folder: String) async throws -> Bool {
        let matrix = matrix
        guard !matrix.scenes.isEmpty else { return true }
        var preview = MatrixPreview(
            matrix, overlays: settings.overlayPainter(files, usualChrome: .bars), fonts: files.fonts,
            jobs: settings.jobCount)
        preview.outputs.hasSheet = false
        return try await preview.write(to: folder).failures.isEmpty
    }

    private var matrix: SceneMatrix {
        let scenes = map.nodes.compactMap(\.scene)
        var matrix = SceneMatrix(scenes, across: [], over: settings.overrides, selection: .all)
        matrix.commandOptions = settings.codeOptions(showing: settings.codeUse)
        return matrix
    }
}
