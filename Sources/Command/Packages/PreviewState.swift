import Foundation
import KeylineByteText
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
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        try OutputFile.write([UInt8](try encoder.encode(self)), to: path, .remade)
    }

    /// What a file holds.
    init(contentsOf path: String) throws {
        self = try PropertyListDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    init(data: Data, files: [String]) {
        self.data = data
        self.files = files
    }

    private init(_ page: JSONValue, files: [String]) {
        self.init(data: Data(JSONForm.line.bytes(of: page)), files: files)
    }

    /// The same pictures, as a later state that names problems.
    func showing(_ problems: [PreviewProblem], version: Int) throws -> PreviewState {
        var page = try Self.page(data)
        page["problems"] = try JSONValue(encoding: problems)
        page["version"] = .integer(version)
        return PreviewState(page, files: files)
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
        var page = try Self.page(data)
        let other = try Self.page(part.data)
        guard var cells = page["cells"]?.elements, let drawn = other["cells"]?.elements, !drawn.isEmpty,
            let findings = page["findings"]?.elements, let more = other["findings"]?.elements
        else { return nil }
        let known = Dictionary(
            cells.enumerated().map { ($1["command"], $0) }, uniquingKeysWith: { first, _ in first })
        let places = drawn.compactMap { known[$0["command"]] }
        guard places.count == drawn.count else { return nil }
        for (place, cell) in zip(places, drawn) {
            cells[place] = Self.moved(cell, to: places, findingsFrom: findings.count)
        }
        page["cells"] = .array(cells)
        page["findings"] = .array(findings + more)
        page["problems"] = other["problems"]
        page["version"] = .integer(version)
        page["isAhead"] = .bool(true)
        return PreviewState(page, files: Set(files).union(part.files).sorted())
    }

    private static func page(_ data: Data) throws -> JSONValue { try JSONDecoder().decode(JSONValue.self, from: data) }

    /// A cell that names others and findings by their places in a longer list.
    private static func moved(_ cell: JSONValue, to places: [Int], findingsFrom start: Int) -> JSONValue {
        var cell = cell
        if let same = cell["same"]?.integer { cell["same"] = .integer(places[same]) }
        guard let marks = cell["marks"]?.elements else { return cell }
        cell["marks"] = .array(
            marks.map { mark in
                var mark = mark
                mark["finding"] = .integer((mark["finding"]?.integer ?? 0) + start)
                return mark
            })
        return cell
    }
}
