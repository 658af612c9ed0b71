import Foundation
import KeylineByteText

/// The objects of an Xcode project file, by identifier.
struct ProjectObjects {
    typealias Object = [String: Any]

    let path: String
    /// The folder that paths are relative to.
    let folder: String
    private let objects: [String: Object]
    private let root: String
    /// The path of each file reference and group.
    private var paths: [String: String] = [:]

    /// Reads a file `project.pbxproj`.
    ///
    /// - Parameter project: The folder whose name ends in `.xcodeproj`.
    /// - Throws: `AppError.unreadable`.
    init(_ project: String) throws(AppError) {
        path = project + "/project.pbxproj"
        let parent = (project as NSString).deletingLastPathComponent
        folder = parent.isEmpty ? "." : parent
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable(path, reason: "the file cannot be read")
        }
        let list: Any
        do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
            throw .unreadable(path, reason: "it is no property list")
        }
        guard let top = list as? Object, let all = top["objects"] as? [String: Any],
            let root = top["rootObject"] as? String
        else { throw .unreadable(path, reason: "it has no objects or no root object") }
        objects = all.compactMapValues { $0 as? Object }
        self.root = root
        if let group = self[root]?["mainGroup"] as? String {
            let base =
                (self[root]?["projectDirPath"] as? String).flatMap { $0.isEmpty ? nil : "\(folder)/\($0)" } ?? folder
            locate(group, in: base, depth: 0)
        }
    }

    subscript(_ id: String) -> Object? { objects[id] }

    /// The project itself.
    var project: Object { objects[root] ?? [:] }

    /// The objects that a list of an object names.
    func list(_ key: String, of object: Object) -> [(id: String, object: Object)] {
        (object[key] as? [String] ?? []).compactMap { id in objects[id].map { (id, $0) } }
    }

    /// The path of a file reference or group; nil for a file in no group.
    func path(of id: String) -> String? { paths[id] }

    /// The identifiers of all objects of a kind, in their order by identifier.
    func all(_ kind: String) -> [(id: String, object: Object)] {
        objects.filter { $0.value["isa"] as? String == kind }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private mutating func locate(_ id: String, in parent: String, depth: Int) {
        guard depth < 100, let object = objects[id], paths[id] == nil else { return }
        let relative = object["path"] as? String
        let path: String
        switch object["sourceTree"] as? String {
        case "<absolute>": path = relative ?? parent
        case "SOURCE_ROOT": path = relative.map { "\(folder)/\($0)" } ?? folder
        case "<group>", nil: path = relative.map { "\(parent)/\($0)" } ?? parent
        default: return
        }
        paths[id] = path
        for child in object["children"] as? [String] ?? [] { locate(child, in: path, depth: depth + 1) }
    }
}

/// Why an app's project cannot be read.
package enum AppError: Error, Hashable {
    /// A file cannot be read.
    case unreadable(String, reason: String)
}
