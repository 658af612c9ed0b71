package import Foundation
import KeylineByteText
package import KeylineScenes

/// The tags of Crowdin's screenshots: which string is in which part of a picture.
///
/// Source of the form: Crowdin, API v2, "Add Tag" of Screenshots: a list of `stringId` with a `position` of `x`, `y`, `width` and `height`
/// in pixels of the picture. Crowdin's ids are known from the answer of its "List Strings".
package struct CrowdinTags {
    /// Why an answer cannot be used.
    package struct ListError: InputError, Hashable {
        /// The file.
        package let file: String

        /// The error in words.
        package var message: String { "the file has no list of Crowdin's strings" }
        /// The place.
        package var location: SourceLocation? { SourceLocation(file: file) }
        /// The next step.
        package var hint: String? {
            "save the answer of GET /projects/{projectId}/strings: {\"data\": [{\"data\": {\"id\": 1, \"identifier\": \"key\"}}]}"
        }
    }

    private struct Answer: Decodable {
        struct Item: Decodable { let data: Text }
        struct Text: Decodable {
            let id: Int
            let identifier: String?
        }
        let data: [Item]
    }

    private let kit: TranslationKit
    /// Crowdin's ids by the identifiers of strings, which are the keys.
    private let ids: [String: Int]
    /// The keys of each picture with the parts that show them.
    private let tags: [Int: [(key: String, position: JSONValue)]]

    /// Tags a kit's pictures.
    ///
    /// - Parameters:
    ///   - kit: The kit, with pictures.
    ///   - ids: Crowdin's ids by key; empty where they are not known.
    package init(_ kit: TranslationKit, ids: [String: Int] = [:]) {
        self.kit = kit
        self.ids = ids
        var tags: [Int: [(key: String, position: JSONValue)]] = [:]
        for entry in kit.tables.entries {
            for region in kit.regions(of: entry.id) {
                let position = Self.position(region.frame, scale: kit.pictures[region.picture].scale)
                tags[region.picture, default: []].append((entry.id.key, position))
            }
        }
        self.tags = tags
    }

    /// Crowdin's ids by key.
    ///
    /// - Parameters:
    ///   - data: The answer of "List Strings".
    ///   - file: The name that errors give.
    /// - Returns: The ids.
    /// - Throws: `ListError` where the bytes are no such answer.
    package static func ids(in data: Data, file: String) throws(ListError) -> [String: Int] {
        guard let answer = try? JSONDecoder().decode(Answer.self, from: data) else { throw ListError(file: file) }
        let pairs = answer.data.compactMap { item in item.data.identifier.map { ($0, item.data.id) } }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The body of "Add Tag" for each picture that shows a string with an id, by the picture's file.
    package func bodies() -> [(picture: String, body: [UInt8])] {
        kit.pictures.indices.compactMap { index in
            let tags = (tags[index] ?? []).compactMap { key, position in
                ids[key].map { JSONValue.object([("stringId", .integer($0)), ("position", position)]) }
            }
            guard !tags.isEmpty else { return nil }
            return (kit.pictures[index].file, JSONForm.document.bytes(of: JSONValue.array(tags)))
        }
    }

    /// Every picture with its tags, by the keys of the strings: Crowdin's ids are put in their place when the pictures are sent.
    package func index() -> [UInt8] {
        let pictures = kit.pictures.enumerated().map { index, picture in
            let tags = (tags[index] ?? []).map { key, position in
                JSONValue.object(
                    [("identifier", .string(key))] + (ids[key].map { [("stringId", .integer($0))] } ?? [])
                        + [("position", position)])
            }
            return JSONValue.object([
                ("name", .string(picture.file)), ("language", .string(picture.language)), ("tags", .array(tags)),
            ])
        }
        return JSONForm.document.bytes(of: JSONValue.array(pictures))
    }

    /// The pixels that a rectangle touches.
    private static func position(_ frame: CGRect, scale: CGFloat) -> JSONValue {
        let pixels = CGRect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale
        ).integral
        return .object([
            ("x", .integer(Int(pixels.minX))), ("y", .integer(Int(pixels.minY))),
            ("width", .integer(Int(pixels.width))), ("height", .integer(Int(pixels.height))),
        ])
    }
}
