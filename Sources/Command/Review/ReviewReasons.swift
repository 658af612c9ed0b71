import Foundation
import KeylineByteText
import KeylineEditing
import KeylineGoldens
import KeylineImageCoding
import KeylineLocalization
import KeylineProjects
import KeylineScenes

/// The causes that files tell for the change of a picture: the properties and constraints of its document, the texts of tables, and the other
/// files. What code gives to views is compared where the views are.
@MainActor
final class ReviewReasons {
    private let request: ReviewRequest
    private let changed: [String: String]
    private var documents: [String: [DocumentChange]?] = [:]
    private var tables: [Table: [TextChange]] = [:]
    private var objects: [String: [DocumentObjects]] = [:]
    private let oldNames: [String: String]

    /// A file of texts as the scenes of one locale show it; without a locale, all of it.
    private struct Table: Hashable {
        let path: String
        let locale: String?

        /// The languages of a catalog in which the locale looks for a text, the first one first.
        func languages(of catalog: StringCatalog) -> [String] {
            guard let locale else { return catalog.languages }
            let language = LanguageFallback.candidates(for: locale).first(where: catalog.languages.contains)
            return [language, catalog.sourceLanguage].compactMap { $0 }
        }
    }

    /// A text of a table that differs.
    private struct TextChange {
        /// The key; nil for a file that is not compared by keys.
        let key: String?
        let cause: GoldenCause
    }

    init(_ request: ReviewRequest) {
        self.request = request
        // By their full paths, as layouts look for them.
        changed = Dictionary(
            request.changes.files.map { (Self.standard(request.root + "/" + $0), $0) },
            uniquingKeysWith: { first, _ in first })
        oldNames = Dictionary(request.changes.renames.map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
    }

    /// The causes that files tell, the scene's own document first.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - views: The views that it shows or showed, among them views of scenes inside its scene.
    /// - Returns: The causes.
    func causes(of picture: ReviewPlan.Picture, showing views: ShownViews) -> [GoldenCause] {
        let read = Set(
            picture.inputs.compactMap { input -> String? in
                guard case .file(let path) = input else { return nil }
                return changed[Self.standard(path)]
            })
        var causes: [Reason] = []
        for path in read.sorted(by: { (Self.rank($0), $0) < (Self.rank($1), $1) }) {
            causes += reasons(of: path, in: picture, showing: views)
        }
        causes += newPictures(for: picture, besides: read).map { Reason(cause: $0) }
        // What says nothing that a picture shows, and what Interface Builder notes for itself, count where nothing else does.
        return
            (causes.filter { $0.weight == .edit }.nonEmpty ?? causes.filter { $0.weight == .bookkeeping }.nonEmpty
            ?? causes)
            .map(\.cause)
    }

    /// A change with what Interface Builder noted for itself beside its amount, where edits are its causes: that may be a cause too.
    func noting(_ change: ReviewChange, of picture: ReviewPlan.Picture, showing views: ShownViews) -> ReviewChange {
        var change = change
        let notes = causesOfDocuments(of: picture, showing: views) { $0.weight == .bookkeeping && !$0.isTieBreaker }
            .map(\.words)
        let unnamed = notes.filter { note in !change.causes.contains { $0.words == note } }
        change.summary = ([change.summary] + unnamed).joined(separator: "; ")
        return change
    }

    /// The causes in a changed picture's documents that it may not show, but for the versions of Interface Builder, which are told beside it.
    func quietCauses(of picture: ReviewPlan.Picture, showing views: ShownViews) -> [GoldenCause] {
        causesOfDocuments(of: picture, showing: views) { $0.weight != .bookkeeping || $0.isTieBreaker }
    }

    /// Whether nothing differs of a picture but the segue whose bars the canvas shows with it: another tab is chosen, or another screen is below. On
    /// a device a person comes either way.
    func hasOnlyOtherBars(_ picture: ReviewPlan.Picture, showing views: ShownViews) -> Bool {
        let read = picture.inputs.compactMap { input -> String? in
            guard case .file(let path) = input else { return nil }
            return changed[Self.standard(path)]
        }.filter { !["swift", "m", "mm", "h", "pch"].contains($0.pathExtension) }
        return read.contains { documentChanges($0)?.contains(where: \.isTieBreaker) ?? false }
            && read.allSatisfy { Self.rank($0) == 0 && documentChanges($0) != nil }
            && causesOfDocuments(of: picture, showing: views) { $0.weight == .edit }.isEmpty
    }

    /// A cause that a file tells.
    private struct Reason {
        enum Weight {
            case edit
            /// The version of Interface Builder that saved a document, or its choice of a scene's context.
            case bookkeeping
            /// A connection of code, or an attribute that Keyline does not know.
            case silent
        }

        let cause: GoldenCause
        var weight = Weight.edit
        /// Whether it is the choice of a segue whose bars a scene has.
        var isTieBreaker = false
    }

    /// The causes that documents and assets alone tell: the properties of views, the constraints, colours and images.
    func causesOfDocuments(of picture: ReviewPlan.Picture, showing views: ShownViews) -> [GoldenCause] {
        causesOfDocuments(of: picture, showing: views) { _ in true }
    }

    private func causesOfDocuments(
        of picture: ReviewPlan.Picture, showing views: ShownViews, where counts: (Reason) -> Bool
    ) -> [GoldenCause] {
        let read = picture.inputs.compactMap { input -> String? in
            guard case .file(let path) = input else { return nil }
            return changed[Self.standard(path)]
        }
        return Set(read).sorted().filter { path in
            Self.rank(path) == 0
                ? documentChanges(path) != nil : path.contains(".colorset/") || path.contains(".imageset/")
        }.flatMap {
            reasons(of: $0, in: picture, showing: views)
        }.filter(counts).map(\.cause)
    }

    private func reasons(
        of path: String, in picture: ReviewPlan.Picture, showing views: ShownViews
    ) -> [Reason] {
        switch path.pathExtension {
        case "storyboard", "xib", "yaml", "yml":
            guard let changes = documentChanges(path) else {
                // A document that came or went may be one that code shows at another time.
                let isOfPicture = views.areDescribed(by: path) || isSource(path, of: picture)
                return plain(path).map { Reason(cause: $0, weight: isOfPicture ? .edit : .silent) }
            }
            let inside = changes.filter { isShown($0, of: path, in: picture, showing: views) }
            // A table or catalog of the picture's language is shown in place of the document's own texts.
            let texts = picture.environment.flatMap { environment in
                DocumentTexts(file: request.root + "/" + path).translations(for: environment)
            }
            let shown = inside.filter { texts?[Self.textKey(of: $0)] == nil }
            // A frame that a document stores often follows from something else.
            return (shown.filter { !$0.isFrame } + shown.filter(\.isFrame)).map {
                var cause = GoldenCause(subject: $0.subject, change: $0.change, location: $0.location)
                cause.contents = $0.folded.isEmpty ? nil : $0.folded
                if $0.isBookkeeping { cause.isBookkeeping = true }
                return Reason(
                    cause: cause, weight: Self.weight(of: $0, in: picture), isTieBreaker: $0.isTieBreaker)
            }
        // Many files are read for the few values that a scene has of them.
        case "swift", "m", "mm", "h", "pch": return []
        default: return causes(ofFile: path, in: picture, showing: views).map { Reason(cause: $0) }
        }
    }

    /// The weight of a change of a document for one picture. A segue decides the bars of the scene that it leads to, and nothing where it begins;
    /// at the default text size a font that follows it is the same.
    private static func weight(of change: DocumentChange, in picture: ReviewPlan.Picture) -> Reason.Weight {
        if change.isSilent { return .silent }
        if change.isBookkeeping { return .bookkeeping }
        if let destination = change.destination, let scene = picture.scene?.description,
            !["segue relationship ", "segue embed "].contains(where: change.subject.hasPrefix),
            scene.id.rawValue != destination, !scene.names.contains(destination)
        {
            return .silent
        }
        let property = change.change.prefix { $0 != " " }
        if property == "customClass", change.controller != nil { return .silent }
        let isAtDefaultSize = picture.environment?.contentSizeCategory == .large
        return property == "adjustsFontForContentSizeCategory" && isAtDefaultSize ? .silent : .edit
    }

    /// Whether a path of the repository leads to the document of a picture's scene.
    private func isSource(_ path: String, of picture: ReviewPlan.Picture) -> Bool {
        picture.scene.map { Self.standard($0.source.file) == Self.standard(request.root + "/" + path) } ?? true
    }

    private func causes(
        ofFile path: String, in picture: ReviewPlan.Picture, showing views: ShownViews
    ) -> [GoldenCause] {
        switch path.pathExtension {
        case "strings", "stringsdict": texts(path, in: nil, of: picture, showing: views)
        case "xcstrings": texts(path, in: picture.environment?.locale, of: picture, showing: views)
        case "plist": entries(path)
        default: plain(path)
        }
    }

    /// Whether a change of a document is about what a picture shows: it is inside its scene, or about views that it has of another scene or document,
    /// as a navigation controller and a view with a XIB of its own do. The picture may have been looked for in more documents than it has.
    private func isShown(
        _ change: DocumentChange, of path: String, in picture: ReviewPlan.Picture, showing views: ShownViews
    ) -> Bool {
        guard let scene = picture.scene else { return true }
        // Views beside a controller are scenes of their own, unless it shows them.
        if let view = change.outermostView, scene.hasSiblings, view != scene.description.id.rawValue,
            !views.ids.isEmpty, !views.ids.contains(view)
        {
            return false
        }
        if isSource(path, of: picture) {
            // The scenes that a storyboard had besides are told by their pictures.
            guard scene.hasSiblings || path.pathExtension == "storyboard" && !change.scope.isEmpty else { return true }
            return change.isInside(scene: scene.description.id.rawValue) || change.isAbout(views.ids)
        }
        guard views.areDescribed(by: path) else { return false }
        let objects = Set(views.ids.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
        return !change.scope.isDisjoint(with: objects)
    }

    /// The key under which a table has the text that a change is about: `title.text`, `go.normalTitle` for `normal.title`, or
    /// `days.segmentTitles[1]` for `segments.segment[1].title`.
    private static func textKey(of change: DocumentChange) -> String {
        let id = change.subject.split(separator: "(").last.map { $0.dropLast() } ?? ""
        let path = change.change.prefix { $0 != " " }
        if let segment = path.wholeMatch(of: /segments\.segment(\[[0-9]+\])?\.title/) {
            return "\(id).segmentTitles\(segment.1 ?? "[0]")"
        }
        let words = path.split(separator: ".")
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return "\(id).\(words.first ?? "")\(rest.joined())"
    }

    /// The document's own words come first, then texts, then everything else.
    private static func rank(_ path: String) -> Int {
        switch path.pathExtension {
        case "storyboard", "xib", "yaml", "yml": 0
        case "strings", "stringsdict", "xcstrings": 1
        default: 2
        }
    }

    // MARK: Files

    /// The changed files inside the files and folders of the review, by their newer names; those that are gone by their older ones.
    var reviewedFiles: [String] {
        let named = NamedFiles(request.paths)
        return request.changes.files.filter {
            request.changes.renames[$0] == nil && named.contain(request.relative($0))
        }.sorted()
    }

    /// The changes of a file as a whole.
    func changes(ofFile path: String) -> [GoldenCause] { plain(path) }

    private func documentChanges(_ path: String) -> [DocumentChange]? {
        if let changes = documents[path] { return changes }
        let (old, new) = bytes(path)
        let changes = old.flatMap { old in
            new.flatMap { DocumentChange.changes(from: old, to: $0, file: request.relative(path)) }
        }
        documents[path] = changes
        return changes
    }

    private func bytes(_ path: String) -> (old: [UInt8]?, new: [UInt8]?) {
        func bytes(_ place: String) -> [UInt8]? { InputFile.contents(atPath: place).map { [UInt8]($0) } }
        return (bytes(request.oldRoot + "/" + (oldNames[path] ?? path)), bytes(request.root + "/" + path))
    }

    /// A file as a whole.
    private func plain(_ path: String) -> [GoldenCause] {
        let older = request.oldRoot + "/" + (oldNames[path] ?? path)
        let (old, new) = bytes(path)
        // A folder, such as an image set, has no bytes.
        let isThere = FileManager.default.fileExists(atPath: request.root + "/" + path)
        let wasThere = FileManager.default.fileExists(atPath: older)
        // Of another mode of the file nothing is seen.
        if wasThere, isThere, old != nil, old == new, oldNames[path] == nil { return [] }
        if let change = changeOfImageSet(around: path) {
            return change.isEmpty ? [] : [GoldenCause(subject: Self.subject(path), change: change)]
        }
        // Another asset whose description was taken over is a new one, as its name tells.
        let isOtherAsset =
            wasThere && old != new && Self.isAsset(path) && Self.subject(older) != Self.subject(path)
        let change =
            !wasThere || isOtherAsset
            ? "is new" : !isThere ? "is gone" : old == new ? "has another name" : values(path) ?? "changed"
        return [GoldenCause(subject: Self.subject(path), change: change)]
    }

    /// The words for another choice of files in an image set that both revisions have: empty where its files have only
    /// other names. Nil for other files, and where the set has the same files.
    private func changeOfImageSet(around path: String) -> String? {
        guard let folder = Self.imageSet(around: path) else { return nil }
        let places = [
            request.oldRoot + "/" + (oldNames[path].flatMap(Self.imageSet) ?? folder), request.root + "/" + folder,
        ]
        guard Self.subject(places[0]) == Self.subject(places[1]) else { return nil }
        let sets = places.map { place -> [String: [UInt8]] in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
            return names.filter { $0 != "Contents.json" }.reduce(into: [:]) { files, name in
                files[name] = InputFile.contents(atPath: place + "/" + name).map { [UInt8]($0) }
            }
        }
        guard !sets.contains(where: \.isEmpty), sets[0].keys != sets[1].keys else { return nil }
        if Set(sets[0].values) == Set(sets[1].values) { return "" }
        let sizes = zip(places, sets).map { place, files in
            files.keys.sorted().compactMap { ImageDecoder().announcedSize(ofFile: place + "/" + $0) }
                .max { ($0.width, $0.height) < ($1.width, $1.height) }
        }
        guard let before = sizes[0], let after = sizes[1] else { return "has other files" }
        let words = [before, after].map { "\($0.width)×\($0.height) pixels" }
        return words[0] == words[1] ? "has another content of \(words[1])" : words.joined(separator: " → ")
    }

    /// The path of the image set that a file is in; nil for a file in none.
    private static func imageSet(around path: String) -> String? {
        let folder = path.deletingLastPathComponent
        return folder.hasSuffix(".imageset") ? folder : nil
    }

    /// The entries of an information property list that say how screens are shown.
    private func entries(_ path: String) -> [GoldenCause] {
        let before = InformationLists.statements(inFile: request.oldRoot + "/" + (oldNames[path] ?? path))
        let after = InformationLists.statements(inFile: request.root + "/" + path)
        return Set(before.keys).union(after.keys).sorted().compactMap { key in
            let change: String
            switch (before[key], after[key]) {
            case (let first?, let second?):
                guard first != second else { return nil }
                change = "\(key) \(first) → \(second)"
            case (nil, let second?): change = "\(key) is now \(second)"
            case (let first?, nil): change = "\(key) \(first) is gone"
            case (nil, nil): return nil
            }
            return GoldenCause(subject: Self.subject(path), change: change)
        }
    }

    /// The older and the newer values of an asset, in words: the colours of a colour set, the sizes of a picture; nil where they are not known
    /// or alike. A picture of the same size has another content.
    private func values(_ path: String) -> String? {
        let files = [request.oldRoot + "/" + (oldNames[path] ?? path), request.root + "/" + path]
        let isColor = path.hasSuffix(".colorset/Contents.json")
        let words = files.compactMap { file -> String? in
            if isColor { return InputFile.contents(atPath: file).flatMap { ColorSetWords.words(of: [UInt8]($0)) } }
            return ImageDecoder().announcedSize(ofFile: file).map { "\($0.width)×\($0.height) pixels" }
        }
        guard words.count == 2 else { return nil }
        if words[0] != words[1] { return words.joined(separator: " → ") }
        return isColor ? nil : "has another content of \(words[1])"
    }

    /// Files that came or went and that the layout looked for by a part of their names, such as pictures at some scale.
    private func newPictures(for picture: ReviewPlan.Picture, besides read: Set<String>) -> [GoldenCause] {
        let folders = picture.inputs.compactMap { input -> (folder: String, names: EntryNames, isDeep: Bool)? in
            guard case .entries(let folder, let names, let isDeep) = input else { return nil }
            if case .picture = names { return (Self.standard(folder), names, isDeep) }
            return nil
        }
        guard !folders.isEmpty else { return [] }
        let subjects = Set(read.map(Self.subject))
        var seen: Set<String> = []
        return request.changes.entries.sorted().flatMap { entry -> [GoldenCause] in
            let path = Self.standard(request.root + "/" + entry)
            let around = path.deletingLastPathComponent
            let isMeant = folders.contains { folder, names, isDeep in
                names.matches(path.lastPathComponent) && (around == folder || isDeep && around.hasPrefix(folder + "/"))
            }
            guard isMeant, !subjects.contains(Self.subject(entry)), seen.insert(Self.subject(entry)).inserted else {
                return []
            }
            return plain(entry)
        }
    }

    private static func isAsset(_ path: String) -> Bool { path.contains(".xcassets/") }

    /// The words for a file, such as `image logo`.
    private static func subject(_ path: String) -> String {
        let kinds = [
            "imageset": "image", "colorset": "colour", "dataset": "data", "symbolset": "symbol", "appiconset": "icon",
        ]
        for part in path.split(separator: "/").reversed() {
            let part = String(part)
            if let kind = kinds[part.pathExtension] { return "\(kind) \(part.deletingPathExtension)" }
        }
        switch path.pathExtension.lowercased() {
        case "png", "jpg", "jpeg", "heic", "gif", "svg", "pdf": return "image \(path.lastPathComponent)"
        case "ttf", "otf", "ttc": return "font \(path.lastPathComponent)"
        default: return "file \(path)"
        }
    }

    // MARK: Texts

    /// The changed texts of a file that a picture shows: texts of its scenes' objects, and texts that layout code asks for.
    private func texts(
        _ path: String, in locale: String?, of picture: ReviewPlan.Picture, showing views: ShownViews
    ) -> [GoldenCause] {
        let table = Table(path: path, locale: locale)
        let changes = tables[table] ?? changedTexts(of: table)
        tables[table] = changes
        guard changes.contains(where: { $0.key != nil }) else { return changes.map(\.cause) }
        let documents = documents(of: picture)
        let ids = picture.scene.map { views.ids.union([$0.description.id.rawValue]) } ?? views.ids
        var shown: Set<String>?
        return changes.filter { change in
            guard let key = change.key, !picture.keys.contains(key) else { return true }
            let id = String(key.prefix { $0 != "." })
            guard documents.contains(where: { $0.contain(id) }) else { return false }
            let objects = shown ?? documents.reduce(into: []) { $0.formUnion($1.besides(ids)) }
            shown = objects
            return objects.contains(id)
        }.map(\.cause)
    }

    /// Both versions of the storyboards and XIBs that a picture was made from.
    private func documents(of picture: ReviewPlan.Picture) -> [DocumentObjects] {
        let paths = picture.inputs.compactMap { input -> String? in
            guard case .file(let path) = input, ["storyboard", "xib"].contains(path.pathExtension) else { return nil }
            return Self.standard(path)
        }
        let root = Self.standard(request.root) + "/"
        return Set(paths).sorted().filter { $0.hasPrefix(root) }.flatMap { path -> [DocumentObjects] in
            let name = String(path.dropFirst(root.count))
            if let objects = objects[name] { return objects }
            let (old, new) = bytes(name)
            let versions = old == new ? [new] : [old, new]
            let read = versions.compactMap { $0 }.compactMap { DocumentObjects($0, file: request.relative(name)) }
            objects[name] = read
            return read
        }
    }

    /// The changed texts of a table in all of its languages.
    func changedTexts(inFile path: String) -> [GoldenCause] {
        changedTexts(of: Table(path: path, locale: nil)).map(\.cause)
    }

    private func changedTexts(of table: Table) -> [TextChange] {
        let path = table.path
        let (old, new) = bytes(path)
        guard let old, let new, let before = Self.entries(old, table), let after = Self.entries(new, table) else {
            return plain(path).map { TextChange(key: nil, cause: $0) }
        }
        let subject = "texts \(path)"
        let places = Self.places(in: new, request.relative(path))
        return Set(before.keys).union(after.keys).sorted { ($0.key, $0.language ?? "") < ($1.key, $1.language ?? "") }
            .compactMap { entry in
                func change(_ words: String) -> TextChange {
                    let cause = GoldenCause(
                        subject: subject, change: "\(entry.words.quoted): \(words)", location: places[entry.key])
                    return TextChange(key: entry.key, cause: cause)
                }
                return switch (before[entry], after[entry]) {
                case (let first?, let second?):
                    first == second ? nil : change("\(first.quoted) → \(second.quoted)")
                case (nil, let second?): change("is now \(second.quoted)")
                case (let first?, nil): change("\(first.quoted) is gone")
                case (nil, nil): nil
                }
            }
    }

    /// A text of a table.
    private struct Entry: Hashable {
        let key: String
        /// The language in a catalog; nil in a table, which has one.
        var language: String?

        var words: String { key + (language.map { " (\($0))" } ?? "") }
    }

    /// The texts of a table by key; in a catalog by key and language, as far as a locale shows them.
    private static func entries(_ bytes: [UInt8], _ table: Table) -> [Entry: String]? {
        let data = Data(bytes)
        let path = table.path
        switch path.pathExtension {
        case "strings":
            guard let entries = (try? StringTable(data: data, file: path))?.entries else { return nil }
            return Dictionary(entries.map { (Entry(key: $0), $1.value) }) { $1 }
        case "xcstrings":
            guard let catalog = try? StringCatalog(data: data, file: path) else { return nil }
            var shown: [String: [String: String]] = [:]
            for language in table.languages(of: catalog) {
                for (key, entry) in catalog.table(language).entries where table.locale == nil || shown[key] == nil {
                    shown[key, default: [:]][language] = entry.value
                }
            }
            return shown.reduce(into: [:]) { result, item in
                for (language, text) in item.value { result[Entry(key: item.key, language: language)] = text }
            }
        default: return nil
        }
    }

    /// The places of the keys of a table; none of a catalog, in which a text has many lines.
    private static func places(in bytes: [UInt8], _ path: String) -> [String: SourceLocation] {
        guard path.pathExtension == "strings" else { return [:] }
        return (try? StringTable(data: Data(bytes), file: path))?.entries.mapValues(\.location) ?? [:]
    }

    // MARK: Code

    /// The changed lines of code.
    ///
    /// - Parameter isCode: Whether a path of the repository leads to code.
    /// - Returns: The lines of the newer revision.
    func changedCode(_ isCode: (String) -> Bool) -> ChangedCode {
        var code = ChangedCode()
        for path in request.changes.files.sorted() where path.pathExtension == "swift" && isCode(path) {
            let (old, new) = bytes(path)
            guard let new else { continue }
            code.add(
                request.relative(path), from: old.map { String(decoding: $0, as: UTF8.self) },
                to: String(decoding: new, as: UTF8.self))
        }
        return code
    }

    private static func standard(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
}

extension Array {
    /// The array; nil where it is empty.
    fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
