import Foundation
import KeylineScenes
public import KeylineTypesetting

/// What Keyline finds in an app's folder, or at a file: for people to read and for other programs.
public struct AppContents: Codable, Hashable, Sendable {
    /// A file that has scenes.
    public struct File: Codable, Hashable, Sendable {
        /// The path.
        public var file: String
        /// The scenes; none where the file cannot be opened.
        public var scenes: [SceneEntry]
        /// Why the file cannot be opened; nil where it can.
        public var error: String?
        /// Why the file is skipped: it describes an interface for another system; nil where it does not.
        public var passedOver: String?
    }

    /// A scene, as it can be asked for.
    public struct SceneEntry: Codable, Hashable, Sendable {
        /// The id.
        public var id: String
        /// Other names: storyboard identifier, title, custom class, object id.
        public var names: [String]
        /// The size in points.
        public var size: [Double]
        /// The device; nil where the scene has a size of its own.
        public var device: String?
    }

    /// An asset catalog.
    public struct Catalog: Codable, Hashable, Sendable {
        /// The path.
        public var path: String
        /// The names of its images.
        public var images: [String]
        /// The names of its colours.
        public var colors: [String]
        /// The names of its symbols.
        public var symbols: [String]
    }

    /// A table of texts in all its languages.
    public struct Table: Codable, Hashable, Sendable {
        /// The name, such as `Main`, with the folder that holds the languages.
        public var path: String
        /// The languages.
        public var languages: [String]
    }

    /// The version of this form.
    public var keyline = 1
    /// The file or folder.
    public var path: String
    /// The files that have scenes, by path.
    public var files: [File]
    /// The tables of texts, by path.
    public var strings: [Table]
    /// The asset catalogs, by path.
    public var catalogs: [Catalog]
    /// The fonts, by path.
    public var fonts: [String]
    /// The pictures that lie in no catalog, by path.
    public var pictures: [String]

    /// Looks at an app's folder, or at a file and what lies around it.
    ///
    /// - Parameters:
    ///   - path: The file or folder.
    ///   - fonts: The fonts with which sources are opened.
    /// - Throws: `ProjectError` where there is nothing at the path, or nothing in the folder that has scenes.
    public init(of path: String, fonts: FontCollection) throws {
        self.path = path
        if FolderListing.isFolder(path) {
            let app = try AppFolder(path)
            guard app.hasScenes else { throw ProjectError.emptyFolder(path: path) }
            let sources = try SourceOpener.openAll(in: path, fonts: fonts)
            files = zip((app.documents + app.layouts).sorted(), sources).map(File.init)
            strings = Self.tables(app.stringTables)
            catalogs = app.catalogs.map(Catalog.init)
            self.fonts = app.fonts
            pictures = app.pictures
        } else {
            let around = Neighborhood(of: path)
            files = [File(file: path, source: .success(try SourceOpener.open(path, fonts: fonts)))]
            strings = Self.tables(DocumentTexts(file: path).files)
            catalogs = around.catalogs.map(Catalog.init)
            self.fonts = around.fonts
            pictures = LooseImages.pictures(among: around.pictures)
        }
    }

    private static func tables(_ paths: [String]) -> [Table] {
        let tables = Dictionary(grouping: paths.map(TableFile.init)) { $0.table }
        return tables.keys.sorted().map { name in
            Table(path: name, languages: Set((tables[name] ?? []).flatMap(\.languages)).sorted())
        }
    }
}

extension AppContents.File {
    fileprivate init(file: String, source: Result<any SceneSource, any Error>) {
        self.file = file
        do {
            scenes = try source.get().scenes.map(AppContents.SceneEntry.init)
            error = nil
        } catch {
            scenes = []
            let message = (error as? any InputError)?.message ?? "\(error)"
            if SourceOpener.isAboutOtherSystem(error) { passedOver = message } else { self.error = message }
        }
    }
}

extension AppContents.SceneEntry {
    fileprivate init(_ scene: SceneDescription) {
        id = scene.id.rawValue
        names = scene.names
        size = [Double(scene.environment.size.width), Double(scene.environment.size.height)]
        device = scene.environment.device?.name
    }
}

extension AppContents.Catalog {
    fileprivate init(path: String) {
        let catalog = AssetCatalog(path: path)
        self.path = path
        images = catalog.images.keys.sorted()
        colors = catalog.colors.keys.sorted()
        symbols = catalog.symbols.keys.sorted()
    }
}
