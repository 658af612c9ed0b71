public import Foundation
import KeylineByteText
import KeylineReports
import KeylineScenes

/// The drawings of a preview of some scenes, as a document: the parts that several machines made become one page.
public struct PreviewPart: Codable, Sendable {
    /// The name of the document in a part's folder.
    public static let fileName = "part.json"

    private var keyline = 1
    /// The scenes of all parts.
    private let scenes: [String]
    /// The places, among all scenes, of those of this part, in their order.
    private let own: [Int]
    /// Whether everything could be drawn.
    public private(set) var isComplete: Bool
    /// The files that belong to the page, relative to it.
    public let files: [String]
    /// The names of the pictures, for readers without scripts.
    private let names: [String]
    /// The page's data.
    private let data: JSONValue

    /// Describes what was drawn.
    ///
    /// - Parameters:
    ///   - outcome: What was written.
    ///   - matrix: The part's scenes and environments.
    ///   - all: The names of the scenes of all parts.
    ///   - own: The places of the part's scenes among them, in their order.
    ///   - isComplete: Whether everything could be drawn.
    /// - Throws: Never for texts and numbers, of which it consists.
    public init(
        _ outcome: MatrixPreview.Outcome, of matrix: SceneMatrix, scenes all: [String], own: [Int], isComplete: Bool
    ) throws {
        scenes = all
        self.own = own
        self.isComplete = isComplete
        files = outcome.files
        names = matrix.cells.map { cell in
            [cell.scene.title, cell.variation.label].filter { !$0.isEmpty }.joined(separator: " ")
        }
        data = try JSONDecoder().decode(JSONValue.self, from: outcome.data)
    }

    /// Reads the document of a part's folder.
    ///
    /// - Throws: `PartError` where it is missing, no such document, or names files that no preview has; `InputFolderError` where it is no
    ///   regular file.
    public init(of folder: InputFolder) throws {
        guard let data = try folder.document(Self.fileName),
            let part = try? JSONDecoder().decode(PreviewPart.self, from: data), part.keyline == 1,
            part.namesOnlyItsFiles
        else { throw PartError.notAPart(file: folder.path.appendingPathComponent(Self.fileName)) }
        self = part
    }

    /// Whether every file is a picture or a page where a preview has them, and every link leads to one of them.
    private var namesOnlyItsFiles: Bool {
        let cells = data["cells"]?.elements ?? []
        let places = cells.indices
        let known = Set(files.map(HTML.link))
        return files.allSatisfy(Self.isFile)
            && cells.allSatisfy { cell in
                let links = ["file", "inspector"].compactMap { cell[$0]?.text }
                // A picture that was drawn more than once has a number after its path.
                return links.allSatisfy { known.contains($0.replacing(/\?v=[0-9]+$/, with: "")) }
                    && cell["same"]?.integer.map(places.contains) ?? true
            }
    }

    private static func isFile(_ path: String) -> Bool {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { !$0.isEmpty && $0.first != UInt8(ascii: ".") } && !path.utf8.contains(0)
        return isPlain
            && (path.hasPrefix("images/") && path.hasSuffix(".png")
                || path.hasPrefix("inspect/") && path.hasSuffix(".html"))
    }

    /// The document.
    public func document() throws -> Data { Data(try JSONForm.line.bytes(of: self) + "\n".utf8) }

    /// The page of all parts. A scene that two parts have is shown once.
    ///
    /// - Parameter parts: The parts, at least one.
    /// - Returns: The page, as HTML.
    /// - Throws: `PartError` where they are of different scenes, or where scenes are in none.
    public static func page(of parts: [PreviewPart]) throws -> String {
        guard let first = parts.first else { throw PartError.missing([]) }
        let isAlike = parts.allSatisfy {
            $0.scenes == first.scenes && $0.data["variations"] == first.data["variations"]
        }
        guard isAlike else { throw PartError.differentScenes }
        var owners: [Int: (part: PreviewPart, place: Int)] = [:]
        for part in parts {
            for (place, scene) in part.own.enumerated() where owners[scene] == nil { owners[scene] = (part, place) }
        }
        let missing = first.scenes.indices.filter { owners[$0] == nil }.map { first.scenes[$0] }
        guard missing.isEmpty else { throw PartError.missing(missing) }
        var whole = JoinedPreview(first.data, problems: parts.flatMap { $0.data["problems"]?.elements ?? [] })
        for scene in first.scenes.indices {
            if let (part, place) = owners[scene] { whole.add(part.data, place, names: part.names) }
        }
        return PreviewPage.html(of: Data(JSONForm.line.bytes(of: whole.data)), pictures: whole.pictures)
    }
}

/// A page's data that grows by scenes of parts.
private struct JoinedPreview {
    private let start: JSONValue
    private let problems: [JSONValue]
    private var scenes: [JSONValue] = []
    private var cells: [JSONValue] = []
    private var findings: [JSONValue] = []
    private var places: [JSONValue: Int] = [:]
    /// The links and names of pictures.
    private(set) var pictures: [(link: String, name: String)] = []

    init(_ start: JSONValue, problems: [JSONValue]) {
        self.start = start
        var seen: Set<JSONValue> = []
        self.problems = problems.filter { seen.insert($0).inserted }
    }

    var data: JSONValue {
        var data = start
        data["scenes"] = .array(scenes)
        data["cells"] = .array(cells)
        data["findings"] = .array(findings)
        data["problems"] = .array(problems)
        return data
    }

    /// Adds the scene at a place of a part.
    mutating func add(_ part: JSONValue, _ place: Int, names: [String]) {
        let known = part["findings"]?.elements ?? []
        let all = part["cells"]?.elements ?? []
        let count = start["variations"]?.elements.count ?? 0
        let first = place * count
        let shift = cells.count - place * count
        guard count > 0, first + count <= all.count, first + count <= names.count else { return }
        if let scene = part["scenes"]?.elements.dropFirst(place).first { scenes.append(scene) }
        for index in first..<first + count {
            var cell = all[index]
            if let same = cell["same"]?.integer { cell["same"] = .integer(same + shift) }
            let marks = (cell["marks"]?.elements ?? []).map { mark in
                var mark = mark
                if let finding = mark["finding"]?.integer, known.indices.contains(finding) {
                    mark["finding"] = .integer(self.place(of: known[finding]))
                }
                return mark
            }
            cell["marks"] = .array(marks)
            if let link = cell["file"]?.text { pictures.append((link, names[index])) }
            cells.append(cell)
        }
    }

    private mutating func place(of finding: JSONValue) -> Int {
        if let place = places[finding] { return place }
        places[finding] = findings.count
        findings.append(finding)
        return findings.count - 1
    }
}

extension PreviewPage {
    /// A page of data that is there already.
    fileprivate static func html(of data: Data, pictures: [(link: String, name: String)]) -> String {
        let list = pictures.map { "<li><a href=\"\($0.link)\">\($0.name)</a></li>\n" as HTML }
        return PageDocument(
            .preview, title: "Keyline preview", data: data, fallback: "<noscript><ul>\(list)</ul></noscript>"
        ).html
    }
}
