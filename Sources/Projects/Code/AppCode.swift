import Foundation
import KeylineByteText
import KeylineOutletValues
import KeylineProcesses
import KeylineScenes
import Synchronization

/// The values of an app's code that pictures of its documents show.
public enum CodeUse: String, CaseIterable, Sendable {
    /// Those that the first picture certainly shows.
    case certain
    /// Values of a branch too, and texts with samples of their values.
    case likely
    /// None: the document alone.
    case off
}

/// The program that reads code, `keyline-adapt`, which is beside this one: it needs the compiler's own libraries.
package enum AdapterProgram {
    /// The path at which it must be.
    package static let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        .deletingLastPathComponent.appendingPathComponent("keyline-adapt")

    /// Whether it is there.
    package static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }
}

/// The Swift and Objective-C files of an app's folder, of which those with the classes of documents are read when a scene first needs them.
final class AppCode: Sendable {
    private struct State {
        var classes: [String: CodeReading.Class] = [:]
        var asked: Set<String> = []
        var files: Set<String> = []
        var findings: [Diagnostic] = []

        mutating func add(_ reading: CodeReading) {
            classes.merge(reading.classes) { _, second in second }
            files.formUnion(reading.files)
        }
    }

    private let paths: [String]
    private let documents: [String]
    private let use: CodeUse
    private let state = Mutex(State())

    /// - Parameters:
    ///   - paths: The app's folder, or its files with code.
    ///   - documents: Its storyboards and XIBs, whose classes are read together.
    ///   - use: The values that count.
    init(paths: [String], documents: [String], use: CodeUse) {
        self.paths = paths
        self.documents = documents
        self.use = use
    }

    /// Finds the code of the app around a document. Without an app's folder around it, that is the code beside the document.
    convenience init(around neighborhood: Neighborhood, documents: [String], use: CodeUse) {
        let folder = neighborhood.folders.last ?? "."
        let files =
            use == .off || neighborhood.isOfApp
            ? [] : FolderListing.names(in: folder) { Self.endings.contains($0.pathExtension) }
        self.init(
            paths: neighborhood.isOfApp ? [folder] : files.map { folder.appendingPathComponent($0) },
            documents: documents, use: use)
    }

    /// The endings of files with code.
    private static let endings = ["swift", "m", "mm", "h", "pch"]

    /// No code.
    static let unread = AppCode(paths: [], documents: [], use: .off)

    /// Whether there is code that counts.
    var isRead: Bool { use != .off && !paths.isEmpty }

    /// Problems of reading.
    var findings: [Diagnostic] { state.withLock { $0.findings } }

    /// The values that a class gives to its outlets.
    func values(ofClass name: String) -> [OutletValue] {
        guard use != .off, !paths.isEmpty else { return [] }
        for path in paths where FolderListing.isFolder(path) {
            InputTrace.note(.entries(folder: path, .endings(Self.endings), isDeep: true))
        }
        let (values, files) = state.withLock { state in
            if !state.asked.contains(name) { read(name, &state) }
            return (CodeReading(classes: state.classes).values(ofClass: name), state.files)
        }
        for file in files { InputTrace.note(.file(file)) }
        return use == .likely ? values : values.compactMap(\.withoutGuess)
    }

    /// The runtime attributes that the code of a class, UIKit's too, gives it. True for one of which values tell all that code does.
    func runtimeAttributes(ofClass name: String) -> [String: Bool] {
        _ = values(ofClass: name)
        return state.withLock { $0.classes[name]?.attributes ?? [:] }
    }

    /// Whether the app's code declares a class; false where no code is read.
    func declares(_ name: String) -> Bool {
        guard use != .off, !paths.isEmpty, AdapterProgram.isThere else { return false }
        _ = values(ofClass: name)
        return state.withLock { $0.classes[name] != nil }
    }

    /// Whether the code of the documents' classes names another class, such as one of a package, of which there is no code; false where no code
    /// is read.
    func names(_ name: String) -> Bool {
        _ = values(ofClass: name)
        return state.withLock { $0.files }.contains { path in
            InputFile.contents(atPath: path).map { Self.containsWord(name, in: $0) } ?? false
        }
    }

    /// Whether code has a name as a whole word.
    ///
    /// - Parameters:
    ///   - name: The name, not empty.
    ///   - code: The code in UTF-8.
    /// - Returns: Whether the name is there, with neither letters, digits nor underscores beside it.
    static func containsWord(_ name: String, in code: Data) -> Bool {
        let word = Data(name.utf8)
        var rest = code.startIndex..<code.endIndex
        while let match = code.range(of: word, in: rest) {
            let isBegun = match.lowerBound == code.startIndex || !isOfName(code[match.lowerBound - 1])
            if isBegun, match.upperBound == code.endIndex || !isOfName(code[match.upperBound]) { return true }
            rest = match.upperBound..<code.endIndex
        }
        return false
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// Whether the code of a class, or code that is not there, may decide the size of its views; false where no code is read.
    func mayDecideSize(ofClass name: String) -> Bool {
        guard use != .off, !paths.isEmpty, AdapterProgram.isThere else { return false }
        _ = values(ofClass: name)
        return state.withLock { $0.classes[name]?.mayDecideSize ?? true }
    }

    /// Whether an outlet of a class may belong to code that is not here: no code declares it, and the class, or one that it derives from, has
    /// none; false where no code is read.
    func isOfUnreadCode(outlet: String, ofClass name: String) -> Bool {
        guard use != .off, !paths.isEmpty, AdapterProgram.isThere, SystemClasses.superclasses[name] == nil else {
            return false
        }
        _ = values(ofClass: name)
        return state.withLock { state in
            // Of an app none of whose classes has code here, the code is elsewhere.
            guard let code = state.classes[name] else { return !state.files.isEmpty }
            return code.knownOutlets.map { !$0.contains(outlet) } ?? false
        }
    }

    private func read(_ name: String, _ state: inout State) {
        let isFirst = state.asked.isEmpty
        let wanted = (isFirst ? Self.classes(of: documents).union(Self.bars) : []).union([name])
        state.asked.formUnion(wanted)
        guard AdapterProgram.isThere else {
            state.findings = [Self.finding("\(AdapterProgram.path) is missing")]
            return
        }
        let words = ["--outlets", wanted.sorted().joined(separator: ",")] + paths
        let file = CodeReadings.file(for: words, of: paths, endings: Self.endings)
        if let file, let data = FileManager.default.contents(atPath: file),
            let reading = try? JSONDecoder().decode(CodeReading.self, from: data)
        {
            return state.add(reading)
        }
        do throws(StartError) {
            var result = try ChildProcess.run(AdapterProgram.path, words)
            // A reader that something from outside ended is tried once more.
            if result.status > 128 { result = try ChildProcess.run(AdapterProgram.path, words) }
            guard let reading = try? JSONDecoder().decode(CodeReading.self, from: result.bytes) else {
                let reason = result.errors.isEmpty ? "its reader ended with status \(result.status)" : result.errors
                state.findings.append(Self.finding(reason))
                return
            }
            if let file { try? Data(result.bytes).write(to: URL(fileURLWithPath: file), options: .atomic) }
            state.add(reading)
        } catch {
            state.findings.append(Self.finding(error.reason))
        }
    }

    private static func finding(_ reason: String) -> Diagnostic {
        Diagnostic(
            .note, .ignored,
            message: "the app's code cannot be read, so pictures show the documents' own words: \(reason)",
            hints: ["reinstall Keyline, or choose --code off"])
    }

    /// UIKit's classes that code may give a look for the whole app.
    private static let bars = ["UINavigationBar", "UITabBar"]

    /// The classes that documents name.
    private static func classes(of documents: [String]) -> Set<String> {
        documents.reduce(into: []) { names, path in
            guard let data = InputFile.contents(atPath: path) else { return }
            let text = String(decoding: data, as: UTF8.self)
            // The app's code may extend UIKit's classes by what the document sets.
            if text.contains("userDefinedRuntimeAttribute ") { names.formUnion(SystemClasses.superclasses.keys) }
            names.formUnion(text.matches(of: /customClass="(\w+)"/).map { String($0.1) })
        }
    }
}

extension OutletValue {
    /// The value where only certain ones are shown: of several, that the document's own is none of them. A text or a background that code likely
    /// shows makes the document's a sample; other likely values leave it.
    fileprivate var withoutGuess: OutletValue? {
        guard certainty != .likely || Self.texts.contains(property) || property == "backgroundColor" else { return nil }
        var result = self
        if certainty == .alternative || certainty == .likely { result.certainty = .unknown }
        return result
    }

    private static let texts: Set<String> = [
        "text", "attributedText", "placeholder", "attributedPlaceholder", "title", "attributedTitle",
    ]
}
