public import Foundation
import KeylineByteText
public import KeylineScenes

/// The findings that an app had when its checks began to count: they pass, and only new ones fail.
///
/// A finding is known by its kind, file and view, or by its message where it has no view. Lines have no part in it, so an edit above a
/// finding does not make it new. A finding that became worse than its entry, such as a warning that was a note, is new.
public struct FindingBaseline: Sendable {
    /// Equal findings of one scene.
    struct Entry: Codable, Hashable, Sendable {
        /// The raw value of the kind, perhaps of one that another version has.
        var kind: String
        var severity: Diagnostic.Severity
        /// The file with the finding's place, relative to the baseline's folder.
        var file: String
        /// The file of the scene, where it is another one than `file`.
        var sceneFile: String?
        var scene: String?
        var view: String?
        /// The message of a finding without a view.
        var message: String?
        /// The number of findings that are equal in all of this; nil for one.
        var count: Int?
    }

    private struct Document: Codable {
        var keyline = 1
        var environments: [String]
        var findings: [Entry]
    }

    /// The path of the document.
    public let file: String
    let entries: [Entry]
    /// The environments in which the findings were recorded.
    let environments: [String]

    /// Records the findings of a report that count. Suppressed findings and suppressions that are out of date have no entry.
    ///
    /// - Parameters:
    ///   - report: The findings.
    ///   - file: The path of the document, to whose folder paths are relative.
    public init(_ report: CheckReport, file: String) {
        let paths = BaselinePaths(file)
        let counted = report.findings.filter { $0.suppression == nil && $0.diagnostic.kind != .outdatedSuppression }
        let equal = Dictionary(grouping: counted.map { Entry($0, paths) }) { $0 }
        self.file = file
        entries = equal.map { entry, findings in
            var entry = entry
            if findings.count > 1 { entry.count = findings.count }
            return entry
        }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
        environments = report.matrix.variations.map(\.label)
    }

    /// Reads a document.
    ///
    /// - Parameter file: The path.
    /// - Throws: `BaselineError` where it is missing or no baseline, `OtherKindError` for a pipe or a device.
    public init(contentsOf file: String) throws {
        try InputFile.check(file)
        guard let data = InputFile.contents(atPath: file) else { throw BaselineError.missing(file: file) }
        let document: Document
        do { document = try JSONDecoder().decode(Document.self, from: data) } catch {
            throw BaselineError.malformed(error, in: data, file: file)
        }
        guard document.keyline == 1 else { throw BaselineError.otherVersion(document.keyline, file: file) }
        self.file = file
        entries = document.findings
        environments = document.environments
    }

    /// The document; equal findings have equal bytes.
    ///
    /// - Throws: Never for texts and whole numbers, of which it consists.
    public func data() throws -> Data {
        Data(try JSONForm.document.bytes(of: Document(environments: environments, findings: entries)))
    }

    /// The number of findings that have entries.
    public var count: Int { entries.reduce(0) { $0 + ($1.count ?? 1) } }
}

extension FindingBaseline.Entry {
    init(_ finding: Finding, _ paths: BaselinePaths) {
        let diagnostic = finding.diagnostic
        kind = diagnostic.kind.rawValue
        severity = diagnostic.severity
        file = paths.relative(finding.place.file)
        let shown = paths.relative(finding.file)
        sceneFile = shown == file ? nil : shown
        scene = finding.scene?.rawValue
        view = (diagnostic.objectID ?? diagnostic.view)?.rawValue
        let isAppWide = FindingKey.isAppWide(diagnostic.kind)
        message = view == nil || isAppWide ? FindingKey.subject(of: diagnostic) : nil
    }

    /// The part by which findings are recognised. A missing resource is one thing wherever it is missed first.
    var key: [String?] {
        let isAppWide = Diagnostic.Kind(rawValue: kind).map({ FindingKey.isAppWide($0) }) ?? false
        return isAppWide ? [kind, message] : [kind, file, view == nil ? scene : nil, view, message]
    }

    fileprivate var order: [String] {
        [file, sceneFile ?? "", scene ?? "", view ?? "", kind, message ?? "", severity.rawValue]
    }
}

/// Paths relative to the folder of a baseline, so that a check may run in any folder.
struct BaselinePaths {
    private let folder: [String]

    init(_ baseline: String) {
        folder = Self.components(baseline).dropLast()
    }

    func relative(_ path: String) -> String {
        let components = Self.components(path)
        let shared = zip(folder, components).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folder.count - shared)
        return (up + components[shared...]).joined(separator: "/")
    }

    /// The path from the current folder's root.
    func absolute(_ path: String) -> String { "/" + (folder + [path]).joined(separator: "/") }

    private static func components(_ path: String) -> [String] {
        URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
    }
}

/// A baseline that cannot be used.
public enum BaselineError: InputError, Equatable {
    /// There is no such file.
    case missing(file: String)
    /// The file is no baseline; the words tell the fault.
    case malformed(reason: String, location: SourceLocation)
    /// The baseline has the form of another version.
    case otherVersion(Int, file: String)

    /// The error.
    public var message: String {
        switch self {
        case .missing: "there is no baseline"
        case .malformed(let reason, _): "this is not a baseline of findings: \(reason)"
        case .otherVersion(let version, _): "the baseline has version \(version), but this program reads version 1"
        }
    }

    /// The file, and the line where it is malformed.
    public var location: SourceLocation? {
        switch self {
        case .missing(let file), .otherVersion(_, let file): SourceLocation(file: file)
        case .malformed(_, let location): location
        }
    }

    /// The next step.
    public var hint: String? {
        switch self {
        case .missing: "record one by adding --record"
        case .malformed, .otherVersion: "restore it, or record it again by adding --record"
        }
    }

    /// Describes a decoder's error about the bytes of a document.
    static func malformed(_ error: any Error, in data: Data, file: String) -> BaselineError {
        let start = SourceLocation(file: file)
        guard let error = error as? DecodingError else { return .malformed(reason: "\(error)", location: start) }
        switch error {
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            return .malformed(reason: "it is not JSON", location: syntaxFault(in: data, file: file))
        case .keyNotFound(let key, let context):
            let path = words(context.codingPath)
            return .malformed(reason: "\(path) has no \"\(key.stringValue)\"", location: start)
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            return .malformed(reason: "\(words(context.codingPath)) has an unexpected value", location: start)
        @unknown default: return .malformed(reason: "\(error)", location: start)
        }
    }

    /// The position of the first fault of JSON. Foundation tells it in words, as a number of bytes or the end of the file.
    private static func syntaxFault(in data: Data, file: String) -> SourceLocation {
        var words = ""
        do { _ = try JSONSerialization.jsonObject(with: data) } catch {
            words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
        }
        let offset = words.firstMatch(of: /around character (\d+)/).flatMap { Int($0.1) } ?? data.count
        var cursor = ByteCursor([UInt8](data))
        while cursor.index < offset, !cursor.isAtEnd { cursor.advance() }
        return SourceLocation(file: file, line: cursor.line, column: cursor.column)
    }

    /// Such as `findings[3].kind`.
    private static func words(_ path: [any CodingKey]) -> String {
        let words = path.reduce(into: "") { text, key in
            text += key.intValue.map { "[\($0)]" } ?? (text.isEmpty ? "" : ".") + key.stringValue
        }
        return words.isEmpty ? "the document" : words
    }
}
