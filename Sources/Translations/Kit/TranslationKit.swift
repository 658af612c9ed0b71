package import Foundation
package import KeylinePreviews
package import KeylineScenes

/// Everything that translators are told of an app's keys: texts, places, findings, budgets and pictures.
package struct TranslationKit: Sendable {
    /// A picture of a scene in one language.
    package struct Picture: Hashable, Sendable {
        /// The file, relative to the kit's folder.
        package var file: String
        /// The scene's file.
        package var sceneFile: String
        /// The scene.
        package var scene: SceneID
        /// The scene's title.
        package var title: String
        /// The language.
        package var language: String
        /// The environment in words.
        package var environment: String
        /// The size in points.
        package var size: CGSize
        /// Pixels per point.
        package var scale: CGFloat

        /// Describes a picture.
        package init(
            file: String, of scene: SceneReference, language: String, environment: String, size: CGSize, scale: CGFloat
        ) {
            self.file = file
            sceneFile = scene.source.file
            self.scene = scene.description.id
            title = scene.title
            self.language = language
            self.environment = environment
            self.size = size
            self.scale = scale
        }
    }

    /// A part of a picture that shows a key.
    package struct Region: Hashable, Sendable {
        /// The picture's place in `pictures`.
        package var picture: Int
        /// The use of the key that the rectangle shows.
        package var keyPlace: KeyPlace
        /// The rectangle in points, inside the picture.
        package var frame: CGRect
    }

    /// The app, as it was given.
    package var app: String
    /// The texts.
    package var tables: TextTables
    /// The places at which screens show each key.
    package var places: [TextKey: [KeyPlace]]
    /// The findings.
    package var findings: [TextFinding]
    /// Why keys are in no picture.
    package var reasons: [TextKey: String]
    /// The budgets; empty where none were asked for.
    package var budgets: [TextKey: [String: TextBudget]] = [:]
    /// The pictures; empty where none were asked for.
    package var pictures: [Picture] = []

    /// Puts a kit together.
    package init(
        app: String, tables: TextTables, places: [TextKey: [KeyPlace]], findings: [TextFinding],
        reasons: [TextKey: String]
    ) {
        self.app = app
        self.tables = tables
        self.places = places
        self.findings = findings
        self.reasons = reasons
    }

    /// The keys that some screen shows.
    package var shownCount: Int { tables.entries.count { isShown($0.id) } }

    /// Whether a screen shows a key.
    package func isShown(_ id: TextKey) -> Bool { (places[id] ?? []).contains { $0.use == .shown } }

    /// The places at which a key is drawn.
    package func shownPlaces(of id: TextKey) -> [KeyPlace] { (places[id] ?? []).filter { $0.use == .shown } }

    /// The parts of pictures that show a key, in a language or in all.
    package func regions(of id: TextKey, in language: String? = nil) -> [Region] {
        let places = shownPlaces(of: id)
        return pictures.enumerated().flatMap { index, picture -> [Region] in
            guard language == nil || picture.language == language else { return [] }
            let paper = CGRect(origin: .zero, size: picture.size)
            return places.compactMap { place in
                guard place.file == picture.sceneFile, place.scene == picture.scene,
                    let frame = place.frames[picture.language]?.intersection(paper), !frame.isNull, frame.width > 0,
                    frame.height > 0
                else { return nil }
                return Region(picture: index, keyPlace: place, frame: frame)
            }
        }
    }

    /// The keys with all that is known of each.
    package var keys: [(entry: TextEntry, findings: [TextFinding])] {
        let byKey = Dictionary(grouping: findings, by: \.id)
        return tables.entries.map { ($0, byKey[$0.id] ?? []) }
    }

    /// The numbers of keys, languages and findings, in one line.
    package var summary: String {
        let keys = tables.entries.count
        let languages = tables.languages.count
        let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        let counted = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
        return "\(keys) \(keys == 1 ? "key" : "keys") in \(languages) \(languages == 1 ? "language" : "languages"), "
            + "\(shownCount) shown, \(keys - shownCount) not; \(counted)"
    }
}
