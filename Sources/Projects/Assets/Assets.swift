import Foundation
import KeylineByteText
import KeylineImageCoding
import KeylineScenes
import UIKitLayout

/// The pictures and colours of an app: its catalogs, and pictures that lie in its folders by themselves.
///
/// Everything is found by its name at once and read when it is first asked for.
@MainActor
final class Assets: ImageSource {
    private nonisolated let catalogs: [AssetCatalog]
    private nonisolated let loose: LooseImages
    private nonisolated let search: PictureSearch
    private nonisolated let others: Assets?
    private var imageSets: [String: ImageSet?] = [:]
    private var colorSets: [String: UIColor?] = [:]
    private nonisolated let pictures: PictureCache

    /// Finds assets.
    ///
    /// - Parameters:
    ///   - catalogs: The paths of catalogs; of assets with one name the first counts.
    ///   - pictures: The paths of files that may be pictures.
    ///   - search: Where the files were found.
    ///   - others: Where assets are looked for that are not among these.
    ///   - limits: How large a picture may be, and how much memory all of them may take.
    nonisolated init(
        catalogs: [String], pictures: [String], foundIn search: PictureSearch, backedBy others: Assets? = nil,
        limits: ImageLimits = .standard
    ) {
        self.pictures = PictureCache(limits: limits)
        self.search = search
        self.others = others
        self.catalogs = catalogs.map(AssetCatalog.init)
        var loose = LooseImages()
        pictures.forEach { loose.add($0) }
        self.loose = loose
    }

    /// Whether the pictures are those in a folder alone.
    nonisolated func isAround(_ folder: String) -> Bool { search == .folder(folder) }

    /// The image of a name. Where there is none of a name that ends as a picture's file, its stem counts, as catalogs have no files' names.
    ///
    /// - Parameters:
    ///   - name: The name, with or without an ending.
    ///   - traits: What the image is for.
    /// - Returns: Nil where there is none.
    func image(named name: String, traits: UITraitCollection) -> UIImage? {
        if let image = image(namedExactly: name, traits: traits) { return image }
        guard Self.endings.contains(name.pathExtension.lowercased()) else { return nil }
        return image(namedExactly: name.deletingPathExtension, traits: traits)
    }

    /// The endings that people write in names of images.
    private static let endings: Set<String> = ["png", "jpg", "jpeg"]

    private func image(namedExactly name: String, traits: UITraitCollection) -> UIImage? {
        note(name, "imageset")
        if let folder = catalogs.lazy.compactMap({ $0.images[name] }).first {
            return image(inSet: folder, name: name, traits: traits)
        }
        search.note(name)
        if let file = loose.file(named: name, traits: traits) {
            return picture(file.path, scale: file.scale, keepsVectors: true)
        }
        note(name, "symbolset")
        let isSymbol = catalogs.contains { $0.symbols[name] != nil }
        return isSymbol ? UIImage(systemName: name) : others?.image(namedExactly: name, traits: traits)
    }

    /// Whether there is a file of an image, which may be one that cannot be read.
    ///
    /// - Parameters:
    ///   - name: The image's name, as in `image(named:traits:)`.
    ///   - traits: What the image is for.
    /// - Returns: False where the name is of no image, or of a set whose file is gone.
    func hasFile(ofImage name: String, traits: UITraitCollection) -> Bool {
        if hasFile(ofImageNamedExactly: name, traits: traits) { return true }
        return Self.endings.contains(name.pathExtension.lowercased())
            && hasFile(ofImageNamedExactly: name.deletingPathExtension, traits: traits)
    }

    private func hasFile(ofImageNamedExactly name: String, traits: UITraitCollection) -> Bool {
        if let folder = catalogs.lazy.compactMap({ $0.images[name] }).first {
            let files = (imageSets[folder] ?? nil)?.entries(for: traits).compactMap(\.filename) ?? []
            return files.contains { FolderListing.exists("\(folder)/\($0)") }
        }
        return loose.file(named: name, traits: traits) != nil
            || others?.hasFile(ofImageNamedExactly: name, traits: traits) ?? false
    }

    /// Notes that an asset is looked for in the catalogs, whose groups may give it a longer name.
    private func note(_ name: String, _ kind: String) {
        for catalog in catalogs {
            let entry = "\(name.lastPathComponent).\(kind)"
            InputTrace.note(.entries(folder: catalog.path, .named([entry]), isDeep: true))
        }
    }

    /// Whether a catalog has a colour.
    nonisolated var hasColors: Bool { catalogs.contains { !$0.colors.isEmpty } }

    func color(named name: String) -> UIColor? {
        note(name, "colorset")
        guard let folder = catalogs.lazy.compactMap({ $0.colors[name] }).first else { return nil }
        InputTrace.note(.file("\(folder)/Contents.json"))
        if let known = colorSets[folder] { return known }
        let color = contents(of: folder, as: ColorSet.self, kind: .missingColor)?.color
        colorSets[folder] = color
        return color
    }

    /// The name of an image or a colour of the catalogs of which a generator made a name in code; nil where there is none.
    nonisolated func name(generatedAs name: String, isColor: Bool) -> String? {
        GeneratedName.original(of: name, in: catalogs.flatMap { (isColor ? $0.colors : $0.images).keys })
    }

    private func image(inSet folder: String, name: String, traits: UITraitCollection) -> UIImage? {
        InputTrace.note(.file("\(folder)/Contents.json"))
        let set = imageSets[folder] ?? contents(of: folder, as: ImageSet.self, kind: .missingImage)
        imageSets[folder] = set
        guard let set else { return nil }
        for entry in set.entries(for: traits) {
            guard let file = entry.filename else { continue }
            guard var image = picture("\(folder)/\(file)", scale: entry.pixelsPerPoint, keepsVectors: set.keepsVectors)
            else { continue }
            image = image.withRenderingMode(set.renderingMode)
            if entry.conditions.isMirrored(in: traits) { image = image.imageFlippedForRightToLeftLayoutDirection() }
            if let insets = entry.resizing?.capInsets {
                image = image.resizableImage(withCapInsets: insets.edgeInsets(scale: entry.pixelsPerPoint))
            }
            if let insets = entry.alignmentInsets {
                image = image.withAlignmentRectInsets(insets.edgeInsets(scale: entry.pixelsPerPoint))
            }
            return image
        }
        return nil
    }

    /// The picture in a file; nil, with a note, where it cannot be read.
    private func picture(_ path: String, scale: CGFloat, keepsVectors: Bool) -> UIImage? {
        InputTrace.note(.file(path))
        let file = pictures.file(path, scale: scale, keepsVectors: keepsVectors)
        file.notes.forEach(SceneContext.current.report)
        return file.image
    }

    private func contents<Contents: Decodable>(
        of folder: String, as type: Contents.Type, kind: Diagnostic.Kind
    ) -> Contents? {
        let file = "\(folder)/Contents.json"
        let contents = InputFile.contents(atPath: file)
            .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
        if contents == nil {
            SceneContext.current.report(
                Diagnostic(
                    .warning, kind, location: SourceLocation(file: file),
                    message: "the asset's description is missing or malformed",
                    hints: ["open the catalog in Xcode and save it again"]))
        }
        return contents
    }
}
