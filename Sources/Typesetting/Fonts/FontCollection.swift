public import Foundation
public import KeylineGraphics
internal import Synchronization

/// The fonts that text may use: Keyline's own folder, and files that are added.
///
/// A file is opened and its checksum verified when it is first used. Text whose font turns out missing or altered is still laid
/// out, with what remains; ``failures`` says what went wrong, and whoever made the picture looks there before calling it good.
public final class FontCollection: FontDataSource, Sendable {
    /// At most this many resolved descriptions are kept; there is no end of sizes when text is fitted into rectangles.
    private static let resolvedLimit = 1024

    let catalog: FontCatalog
    let store: FontStore
    private let files: [String: FontFile]
    private let resolved = Mutex(Resolved())
    private let shared = Mutex(SharedTypesetter())

    private struct Resolved {
        var last: ResolvedFont?
        var byFont: [Font: ResolvedFont] = [:]
    }

    private struct SharedTypesetter {
        weak var typesetter: Typesetter?
    }

    /// Opens a folder that has the files of Keyline's own and their `checksums.txt`.
    ///
    /// - Parameter directory: The folder.
    /// - Throws: `FontError` where the list of checksums cannot be read or a file that it should name is missing.
    public convenience init(directory: URL) throws(FontError) {
        self.init(try FontCatalog(try FontChecksums(directory: directory)), store: FontStore())
    }

    /// A collection without any font, for layout that must go on where fonts are missing: text has lines of the right height, and no
    /// glyphs.
    ///
    /// - Parameter failure: Why there is none; it is the first of ``failures``, so no picture is made.
    public convenience init(unavailable failure: FontError) {
        self.init(.empty, store: FontStore(failure: failure))
    }

    private init(_ catalog: FontCatalog, store: FontStore) {
        self.catalog = catalog
        self.store = store
        let every = catalog.families.flatMap(\.faces).flatMap { [$0.file] + ($0.shapingFile.map { [$0] } ?? []) }
        files = Dictionary(every.map { ($0.checksum, $0) }) { first, _ in first }
    }

    /// The checksums of all files, sorted: the same program sets text the same way with equal ones.
    package var checksums: [String] { files.keys.sorted() }

    /// The collection with more font files, found by the names in their name tables.
    ///
    /// - Parameter files: TrueType or OpenType files, or collections of them.
    /// - Returns: A collection that shares the opened files of this one.
    /// - Throws: `FontError` for a file that is missing or is no font.
    public func adding(files: [URL]) throws(FontError) -> FontCollection {
        var fonts = CustomFonts()
        for url in files { try fonts.add(path: url.path) }
        var catalog = catalog
        catalog.add(fonts)
        return FontCollection(catalog, store: store)
    }

    /// The collection in which one name leads to another font, so that a font that cannot be shipped has a substitute:
    ///
    ///     let fonts = try FontCollection.bundled().substituting("Gotham", with: "Avenir Next")
    ///
    /// - Parameters:
    ///   - name: The family, full or PostScript name that is asked for.
    ///   - target: The family, full or PostScript name that is taken.
    /// - Returns: A collection that shares the opened files of this one.
    public func substituting(_ name: String, with target: String) -> FontCollection {
        var catalog = catalog
        catalog.substitute(name, with: target)
        return FontCollection(catalog, store: store)
    }

    /// Whether a family, full or PostScript name is known, by itself or by a substitution.
    public func contains(name: String) -> Bool { catalog.entry(named: name) != nil }

    /// The iOS family that a name belongs to and that another design stands in for; nil where the name leads to a font of the
    /// collection, or to none.
    ///
    /// Devices have these fonts, but their licences do not let others redistribute them. Lines are as high as on a device, and letters
    /// about as wide.
    ///
    /// - Parameter name: A family, full or PostScript name, such as `AvenirNext-DemiBold`.
    /// - Returns: The family's name, such as `Avenir Next`.
    public func deviceFamily(named name: String) -> String? { catalog.deviceFont(named: name)?.family }

    /// The names of all families, sorted.
    public var familyNames: [String] { catalog.families.map(\.name).sorted() }

    /// The names of iOS's own families for which other designs stand in, sorted.
    public var deviceFamilyNames: [String] { Array(Set(DeviceFont.entries.map(\.family))).sorted() }

    /// The failures of font files so far, in the order of discovery.
    public var failures: [FontError] { store.failures }

    /// Opens every file and verifies its checksum.
    ///
    /// - Throws: `FontError` for the first file, by path, that is missing or altered.
    public func verify() throws(FontError) {
        let every = Array(files.values) + Array(catalog.hyphenation.values)
        for file in every.sorted(by: { $0.path < $1.path }) { _ = try file.data() }
    }

    /// The bytes of the file that an id's checksum names.
    ///
    /// - Parameter font: An id from a glyph run.
    /// - Returns: The file, mapped into memory.
    /// - Throws: `FontError` where no file has the checksum, or where the file is missing or altered.
    public func fontData(for font: FontID) throws -> FontData {
        guard let file = files[font.checksum] else {
            throw FontError.unknownFont(name: font.name, checksum: font.checksum)
        }
        return try file.data()
    }

    /// The typesetter of everything that is set in these fonts, so that words shaped for one picture are found again for the next.
    ///
    /// The collection does not keep it: it lives as long as a typesetter that uses it.
    public var typesetter: Typesetter {
        shared.withLock { shared in
            if let typesetter = shared.typesetter { return typesetter }
            let typesetter = Typesetter(fonts: self)
            shared.typesetter = typesetter
            return typesetter
        }
    }

    /// The vertical measures of a font, in points.
    public func metrics(for font: Font) -> FontMetrics { resolve(font).metrics }

    /// Resolves a description to faces; the same object for the same description.
    func resolve(_ font: borrowing Font) -> ResolvedFont {
        resolved.withLock { resolved in
            if let last = resolved.last, last.font == font { return last }
            let font = copy font
            let choice = resolved.byFont[font] ?? ResolvedFont(font, catalog: catalog, store: store)
            if resolved.byFont.count >= Self.resolvedLimit { resolved.byFont.removeAll(keepingCapacity: true) }
            resolved.byFont[font] = choice
            resolved.last = choice
            return choice
        }
    }
}
