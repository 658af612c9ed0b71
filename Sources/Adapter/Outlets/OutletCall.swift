import Foundation
import KeylineOutletValues

/// A call of `keyline-adapt --outlets`: reads the values that classes give to their outlets.
struct OutletCall {
    /// The word that asks for it, before the names of classes.
    static let option = "--outlets"

    private let classes: Set<String>
    private let paths: [String]

    /// Reads the words of a call; nil for a call that asks for something else.
    init?(_ words: [String]) throws(AdaptError) {
        guard words.first == Self.option else { return nil }
        guard words.count > 2 else { throw .usage("\(Self.option) needs CLASS,CLASS… and a folder or files") }
        classes = Set(words[1].split(separator: ",").map(String.init))
        paths = Array(words.dropFirst(2))
    }

    /// The values as JSON.
    func document() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(Self.reading(of: classes, texts))
    }

    /// Reads classes, and those that they derive from.
    ///
    /// - Parameters:
    ///   - names: The names of the classes. Of UIKit's bars the look counts that code gives all of them.
    ///   - texts: The paths and texts of all files; only those with the classes, or with names of texts, are parsed.
    /// - Returns: The classes that the files have.
    static func reading(of names: Set<String>, _ texts: [(path: String, text: String)]) -> CodeReading {
        let classes = names.subtracting(AppearanceProxy.bars.keys)
        let files = NamedFile.ofApp(texts)
        let swift = files.filter { $0.path.hasSuffix(".swift") }
        let others = files.filter { !$0.path.hasSuffix(".swift") }
        var (code, sources) = swiftCode(classes, swift)
        let inSwift = classes.filter { code.wholeChain(of: $0).contains { code[$0] != nil } }
        // A class in Swift may derive from one in Objective-C, or extend it.
        let wanted = classes.union(inSwift.compactMap(code.foreignSuperclass))
        let (objectiveC, otherSources) = objectiveCCode(wanted, others)
        code.join(objectiveC, otherSources)
        let paths = Set(sources.map(\.path))
        // Without a class of the app's there is nothing that a constant could give words to.
        let constantSources =
            inSwift.isEmpty ? [] : swift.filter { !paths.contains($0.path) && $0.names.mayNameTexts }.map(\.parsed)
        let constants = TextConstants(sources + constantSources)
        let ownClasses = inSwift.filter { SystemClasses.superclasses[$0] == nil }
        let reached = code.outlets(of: ownClasses).union([UntoldProperties.spokenLabel, UntoldProperties.isElement])
        let derivations = Derivations(files.map(\.superclasses))
        let derived = derivations.classes(below: ownClasses)
        let listSources = swift.filter {
            !ownClasses.isEmpty && !paths.contains($0.path)
                && ($0.declares(derived) || $0.names.has(oneOf: ownClasses)) && $0.names.has(oneOf: reached)
        }.map(\.parsed)
        let untold = UntoldValues(code, sources + listSources, constants, derivations)
        let (untoldInC, listFiles) = Self.untoldInC(classes, objectiveC, otherSources, others, derivations)
        let origins = ClassOrigins(code, objectiveC)
        var result: [String: CodeReading.Class] = [:]
        for name in classes {
            if SystemClasses.superclasses[name] != nil {
                result[name] = systemClass(name, code, constants)
            } else if inSwift.contains(name), let superclass = code[name].map(\.superclass) {
                let inC = code.objectiveCClass(of: name, objectiveC)
                let above = inC.map { ObjectiveCWalk.values(of: $0, objectiveC) } ?? []
                let reading = StatementWalk.reading(of: name, code, constants)
                // A category of a class of UIKit's is not the code of this class.
                let ofApp = inC.flatMap { SystemClasses.superclasses[$0] == nil ? $0 : nil }
                let values = above + reading.values + (ofApp.map { untoldInC.values(of: $0, besides: above) } ?? [])
                let rest = untold.values(of: name, besides: values) + TouchCode.values(of: name, code)
                result[name] = .init(
                    superclass: superclass, values: Self.joined(values, rest),
                    mayDecideSize: code.mayDecideSize(name),
                    attributes: code.runtimeAttributes(of: name, besides: reading.unreadAttributes),
                    knownOutlets: origins.knownOutlets(of: name, otherSources))
            } else if let description = objectiveC.classes[name] {
                let values = ObjectiveCWalk.values(of: name, objectiveC)
                let rest = untoldInC.values(of: name, besides: values) + TouchCode.values(of: name, objectiveC)
                result[name] = .init(
                    superclass: description.superclass, values: Self.joined(values, rest),
                    mayDecideSize: objectiveC.mayDecideSize(name),
                    knownOutlets: origins.knownOutlets(of: name, otherSources))
            }
        }
        let looks = addLooks(of: names, in: files, to: &result)
        let swiftPaths = (sources + constantSources + listSources).map(\.path)
        return CodeReading(
            classes: result,
            files: Set(swiftPaths + (otherSources + listFiles).map(\.path) + looks.map(\.file)).sorted())
    }

    /// Values with those that are not followed. What else fades is not shown as it is before.
    private static func joined(_ values: [OutletValue], _ untold: [OutletValue]) -> [OutletValue] {
        let fading = Set(untold.filter { $0.property == UntoldProperties.opacity }.map(\.path))
        return values.filter { $0.property != UntoldProperties.opacity || !fading.contains($0.path) }
            + untold.filter { $0.property != UntoldProperties.opacity }
    }

    /// The values of Objective-C's classes that are not followed, and the files that were parsed for them besides the classes' own.
    private static func untoldInC(
        _ classes: Set<String>, _ objectiveC: ObjectiveCCode, _ sources: [ObjectiveCFile], _ files: [NamedFile],
        _ derivations: Derivations
    ) -> (values: ObjectiveCUntoldValues, files: [ObjectiveCFile]) {
        let cells = classes.filter(objectiveC.isCell)
        let paths = Set(sources.map(\.path))
        let classesInC = classes.filter { objectiveC.classes[$0] != nil }
        let derivedInC = derivations.classes(below: classesInC)
        let outletsInC = sources.reduce(into: Set<String>()) { $0.formUnion($1.outlets(of: classesInC)) }
        let wordsOfOutlets = outletsInC.union(outletsInC.map { "_\($0)" })
        let listFiles = files.filter {
            !paths.contains($0.path)
                && (!cells.isEmpty && $0.names.has(oneOf: cells)
                    || $0.declares(derivedInC) && $0.names.has(oneOf: wordsOfOutlets))
        }
        .map { ObjectiveCFile($0.text, path: $0.path) }
        return (ObjectiveCUntoldValues(objectiveC, sources + listFiles, derivations), listFiles)
    }

    /// Adds the looks that code gives all views of a class.
    ///
    /// - Returns: The values that say so.
    private static func addLooks(
        of names: Set<String>, in files: [NamedFile], to result: inout [String: CodeReading.Class]
    ) -> [OutletValue] {
        let texts = files.filter(\.names.mentionsAppearance).map { ($0.path, $0.text) }
        let proxies = files.filter { $0.names.has(oneOf: ["appearance"]) }
        var looks: [OutletValue] = []
        for name in result.keys.sorted() where SystemClasses.superclasses[name] == nil {
            let naming = proxies.filter { $0.names.has(oneOf: [name]) }.map { ($0.path, $0.text) }
            guard let value = AppearanceProxy.value(of: name, in: naming) else { continue }
            result[name]?.values.append(value)
            looks.append(value)
        }
        for bar in names.intersection(AppearanceProxy.bars.keys).sorted() {
            guard let value = AppearanceProxy.value(of: bar, in: texts) else { continue }
            result[bar] = .init(superclass: nil, values: [value])
            looks.append(value)
        }
        return looks
    }

    /// What extensions give objects of a class of UIKit's; nil where they give it no runtime attribute.
    private static func systemClass(_ name: String, _ code: ClassCodes, _ constants: TextConstants)
        -> CodeReading.Class?
    {
        let reading = StatementWalk.reading(of: name, code, constants)
        let attributes = code.runtimeAttributes(of: name, besides: reading.unreadAttributes)
        guard !attributes.isEmpty else { return nil }
        return .init(
            superclass: SystemClasses.superclasses[name], values: reading.values, attributes: attributes)
    }

    /// The code of classes and of those that they derive from, and the files that have it.
    private static func swiftCode(
        _ classes: Set<String>, _ files: [NamedFile]
    ) -> (ClassCodes, [AppSource]) {
        var wanted = classes
        var parsed: [String: AppSource] = [:]
        while true {
            for file in files where parsed[file.path] == nil && file.declares(wanted) {
                parsed[file.path] = file.parsed
            }
            let sources = parsed.sorted { $0.key < $1.key }.map(\.value)
            let code = ClassCodes(sources)
            let superclasses = wanted.compactMap { code[$0]?.superclass }
            // Methods that are called on outlets belong to their classes, or to UIKit's that the app extends.
            let outlets = code.outletTypes(of: classes)
            let system = wanted.union(superclasses).union(outlets).flatMap(SystemClasses.chain)
            let more = outlets.union(superclasses).union(system)
            guard !wanted.isSuperset(of: more) else { return (code, sources) }
            wanted.formUnion(more)
        }
    }

    /// The same of Objective-C.
    private static func objectiveCCode(
        _ classes: Set<String>, _ files: [NamedFile]
    ) -> (ObjectiveCCode, [ObjectiveCFile]) {
        guard files.contains(where: { $0.declares(classes) }) else { return (ObjectiveCCode([]), []) }
        var wanted = classes
        var parsed: [String: ObjectiveCFile] = [:]
        for file in files where file.names.mayNameTexts && file.names.has(oneOf: ["define"]) {
            // Macros around lookups of texts.
            parsed[file.path] = ObjectiveCFile(file.text, path: file.path)
        }
        while true {
            for file in files where parsed[file.path] == nil && file.declares(wanted) {
                parsed[file.path] = ObjectiveCFile(file.text, path: file.path)
            }
            let sources = parsed.sorted { $0.key < $1.key }.map(\.value)
            let code = ObjectiveCCode(sources)
            let superclasses = wanted.compactMap { code.classes[$0]?.superclass }
            guard !wanted.isSuperset(of: superclasses) else { return (code, sources) }
            wanted.formUnion(superclasses)
        }
    }

    /// The texts of all files by path; a file that is no text is left out.
    private var texts: [(path: String, text: String)] {
        var files: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                files += SourceFolder.files(in: path, endings: [".swift", ".m", ".mm", ".h", ".pch"]) ?? []
            } else {
                files.append(path)
            }
        }
        // Files of the current folder have their names alone, as a person would write them.
        let names = files.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
        return names.compactMap { path in (try? SourceFolder.text(of: path)).map { (path, $0) } }
    }
}

/// A file with its names, by which most files need no parser.
private final class NamedFile {
    let path: String
    let text: String
    /// The classes that the file may declare or extend.
    let declared: Set<String>
    /// The classes from which they derive, by their names.
    let superclasses: [String: String]
    /// All names, looked for once the app is known to have one of the classes.
    private(set) lazy var names = FileNames(text)

    /// The files of an app but for those about views of another system: a class for that one may have the same name.
    static func ofApp(_ texts: [(path: String, text: String)]) -> [NamedFile] {
        texts.map { NamedFile(path: $0.path, text: $0.text) }.filter { !$0.names.isForOtherSystem }
    }

    init(path: String, text: String) {
        self.path = path
        self.text = text
        (declared, superclasses) = FileNames.declarations(in: text)
    }

    var parsed: AppSource { AppSource(text, path: path) }

    func declares(_ classes: Set<String>) -> Bool { !declared.isDisjoint(with: classes) }
}
