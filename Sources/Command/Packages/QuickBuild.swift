import Foundation
import KeylineScenes

/// Builds the program with a package's previews again, from the commands of the build before.
///
/// Everything that is not the package's own is linked once, as a library: then linking the program takes the time of the package's own
/// objects, not of Keyline's.
struct QuickBuild: Sendable {
    private let build: RecordedBuild
    private let package: PreviewedPackage
    /// The folder of the products.
    private let folder: String
    private let name: String
    /// What is made from the package's sources, and the program's own.
    private let own: Set<String>
    /// The variables of the environment of each command.
    private let variables: [String]

    /// Reads the plan of the build; nil where there is none that can be read.
    ///
    /// - Parameters:
    ///   - package: The package.
    ///   - program: The program that SwiftPM built.
    ///   - scratch: The folder that it was built in.
    ///   - variables: Variables of the environment of each command, each `NAME=VALUE`.
    init?(of package: PreviewedPackage, program: String, scratch: String, variables: [String] = []) {
        self.variables = variables
        name = URL(fileURLWithPath: program).lastPathComponent
        guard let plan = try? String(contentsOfFile: scratch + "/debug.yaml", encoding: .utf8),
            let build = RecordedBuild(plan, of: name)
        else { return nil }
        self.build = build
        self.package = package
        folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
        own = Set(build.steps(from: build.inputs.filter(package.holds)).flatMap(\.outputs))
    }

    /// What became of a build.
    enum Outcome {
        /// The program is there.
        case built(String)
        /// The compiler found mistakes, which it named.
        case mistaken(output: String)
        /// The changes are for SwiftPM to judge, for a reason that is worth telling; nil where no command reads what changed.
        case unknown(reason: String?)
    }

    /// The program that it links, beside SwiftPM's so that resources are found.
    private var program: String { folder + "/" + name + "Live" }
    private var library: String { folder + "/lib" + name + "Host.so" }

    /// Compiles what changes concern and links.
    ///
    /// - Parameter changes: The files that changed, in the package's folder.
    /// - Returns: The program, the mistakes, or that this is for SwiftPM.
    /// - Throws: `PackageError` where the compiler is not there or a file cannot be written.
    func run(after changes: Set<String>) throws(PackageError) -> Outcome {
        let changed = Set(changes.map(package.compiledPath))
        if let file = build.foreignFile(among: changed) {
            return .unknown(reason: "\(package.ownPath(file)) is not only a source that was compiled before")
        }
        let steps = build.steps(after: changed)
        guard !steps.isEmpty else { return .unknown(reason: nil) }
        var newer = changed
        for step in steps where !newer.isDisjoint(with: step.inputs) {
            let before = step.outputs.map(Self.modified)
            let result = try run(step)
            guard result.status == 0 else { return .mistaken(output: result.output) }
            // The compiler leaves a module alone that looks to others as it did.
            for (output, date) in zip(step.outputs, before) where Self.modified(output) != date { newer.insert(output) }
        }
        if let words = try linkLibrary() { return .unknown(reason: Self.unlinked(words)) }
        let list = try write(objects.filter(own.contains), to: program + ".objects")
        let words = linkingOptions(isProgram: true) + ["-o", program, "@" + list, library]
        let linked = try Compiler.run(words, as: linker, variables)
        return linked.status == 0 ? .built(program) : .unknown(reason: Self.unlinked(linked.output))
    }

    private static func unlinked(_ words: String) -> String { "linking failed: " + words.suffix(800) }

    /// Runs a command, again where a file was saved meanwhile.
    private func run(_ step: RecordedBuild.Step) throws(PackageError) -> Compiler.Result {
        let words = step.wordsForPeople
        for _ in 0..<3 {
            let result = try Compiler.run(words, as: step.arguments[0], variables)
            guard result.status != 0, result.output.contains("was modified during the build") else { return result }
        }
        return try Compiler.run(words, as: step.arguments[0], variables)
    }

    /// Links what does not change, so that the first change need not wait for it.
    ///
    /// - Returns: The linker's words where it fails.
    @discardableResult
    func linkLibrary() throws(PackageError) -> String? {
        let others = objects.filter { !own.contains($0) }
        let newest = others.compactMap(Self.modified).max()
        let list = try write(others, to: library + ".objects")
        if let date = Self.modified(library), let newest, date > newest { return nil }
        let words = linkingOptions(isProgram: false) + ["-emit-library", "-o", library, "@" + list]
        let linked = try Compiler.run(words, as: linker, variables)
        return linked.status == 0 ? nil : linked.output
    }

    // MARK: Linking

    private var linker: String { build.linking.arguments[0] }

    /// The words of the linking command but for its inputs and its output, with the linker that comes with the compiler.
    private func linkingOptions(isProgram: Bool) -> [String] {
        var words = Array(build.linking.arguments.dropFirst())
        if let place = words.firstIndex(of: "-o") { words.removeSubrange(place...place + 1) }
        words.removeAll { $0.hasPrefix("@") }
        if !isProgram {
            words.removeAll { $0 == "-emit-executable" }
            if let place = words.firstIndex(of: "--defsym") { words.removeSubrange(place - 1...place + 2) }
        }
        return words + ["-use-ld=lld"]
    }

    private var objects: [String] {
        let list = build.linking.arguments.first { $0.hasPrefix("@") }?.dropFirst() ?? ""
        let text = (try? String(contentsOfFile: String(list), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"' ")) }
    }

    private func write(_ objects: [String], to path: String) throws(PackageError) -> String {
        let text = objects.map { "'\($0.replacing("'", with: "'\\''"))'\n" }.joined()
        if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return path }
        do { try OutputFile.write([UInt8](text.utf8), to: path, .remade) } catch {
            throw .unstartable(path, reason: "\(error)")
        }
        return path
    }

    private static func modified(_ path: String) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}
