import Foundation
import KeylinePreviews
import KeylineScenes

/// What a program with previews drew, for the one that shows it.
struct PreviewState: Codable, Equatable {
    /// What the page shows, as JSON.
    var data: Data
    /// The files that belong to it.
    var files: [String]

    /// Leaves it in a file.
    func write(to path: String) throws {
        try OutputFile.write([UInt8](try JSONEncoder().encode(self)), to: path, .remade)
    }

    /// What a file holds.
    init(contentsOf path: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    init(data: Data, files: [String]) {
        self.data = data
        self.files = files
    }

    /// The same pictures, as a later state that names problems.
    func showing(_ problems: [PreviewProblem], version: Int) throws -> PreviewState {
        guard var page = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { return self }
        page["problems"] = try JSONSerialization.jsonObject(with: JSONEncoder().encode(problems))
        page["version"] = version
        return PreviewState(data: try JSONSerialization.data(withJSONObject: page, options: .sortedKeys), files: files)
    }

    /// The same pictures, as a later state, but for those that were drawn ahead of the others.
    ///
    /// A picture is known by the command that draws it. The state says that it is ahead (`isAhead`): others follow.
    ///
    /// - Parameters:
    ///   - part: What was drawn.
    ///   - version: The number of the later state.
    /// - Returns: Nil where a picture is another than one of these, as where a preview was added: then all must be drawn.
    /// - Throws: Where one of the states is no JSON.
    func replacing(_ part: PreviewState, version: Int) throws -> PreviewState? {
        guard var page = try Self.page(data), let other = try Self.page(part.data),
            var cells = page["cells"] as? [[String: Any]], let drawn = other["cells"] as? [[String: Any]],
            let findings = page["findings"] as? [Any], let more = other["findings"] as? [Any], !drawn.isEmpty
        else { return nil }
        let known = Dictionary(
            cells.enumerated().map { ($1["command"] as? String, $0) }, uniquingKeysWith: { first, _ in first })
        let places = drawn.compactMap { known[$0["command"] as? String] }
        guard places.count == drawn.count else { return nil }
        for (place, cell) in zip(places, drawn) {
            cells[place] = Self.moved(cell, to: places, findingsFrom: findings.count)
        }
        page["cells"] = cells
        page["findings"] = findings + more
        page["problems"] = other["problems"]
        page["version"] = version
        page["isAhead"] = true
        return PreviewState(
            data: try JSONSerialization.data(withJSONObject: page, options: .sortedKeys),
            files: Set(files).union(part.files).sorted())
    }

    private static func page(_ data: Data) throws -> [String: Any]? {
        try JSONSerialization.jsonObject(with: data) as? [String: Any]
    }

    /// A cell that names others and findings by their places in a longer list.
    private static func moved(_ cell: [String: Any], to places: [Int], findingsFrom start: Int) -> [String: Any] {
        var cell = cell
        if let same = cell["same"] as? Int { cell["same"] = places[same] }
        cell["marks"] = (cell["marks"] as? [[String: Any]])?.map { mark in
            mark.merging(["finding": (mark["finding"] as? Int ?? 0) + start]) { $1 }
        }
        return cell
    }
}
