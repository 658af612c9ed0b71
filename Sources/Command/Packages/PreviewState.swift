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
        try OutputFile.write([UInt8](try JSONEncoder().encode(self)), to: path)
    }

    /// What a file holds.
    init(contentsOf path: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    init(data: Data, files: [String]) {
        (self.data, self.files) = (data, files)
    }

    /// The same pictures, as a later state that names problems.
    func showing(_ problems: [PreviewProblem], version: Int) throws -> PreviewState {
        guard var page = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { return self }
        page["problems"] = try JSONSerialization.jsonObject(with: JSONEncoder().encode(problems))
        page["version"] = version
        return PreviewState(data: try JSONSerialization.data(withJSONObject: page, options: .sortedKeys), files: files)
    }
}
