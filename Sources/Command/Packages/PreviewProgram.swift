import Foundation
import KeylineByteText
import KeylineProcesses
import KeylineProjects
import KeylineScenes

/// A program that holds the previews of a Swift package: `keyline` itself, linked with the package's targets.
///
/// It is built from a package of its own in `.build/keyline-previews`, which has the previewed package's manifest with one more target, and
/// links to all its files: so targets can be linked that no product names, and nothing of the package changes.
struct PreviewProgram {
    let package: PreviewedPackage
    private let targets: [String]
    private let scratchPath: String?
    private let options: BuildOptions
    /// Keyline's compiled modules; nil where the package compiles Keyline itself.
    private let sdk: KeylineSDK?

    /// Describes the program of a package.
    ///
    /// - Parameters:
    ///   - path: The package's folder.
    ///   - targets: The targets with the previews; empty for all that are libraries.
    ///   - scratchPath: Where it is built; nil for a folder in the package's own.
    ///   - options: How it is built.
    /// - Throws: `PackageError` where there is no package.
    init(_ path: String, targets: [String], scratchPath: String?, options: BuildOptions = BuildOptions())
        throws(PackageError)
    {
        package = try PreviewedPackage(path, for: options.purpose)
        self.scratchPath = scratchPath
        self.targets = targets
        self.options = options
        sdk = try? KeylineSDK.current()
    }

    /// Builds the program and lets it take this one's place.
    ///
    /// - Parameter arguments: The words after the program's name.
    /// - Throws: `PackageError` where the package cannot be built.
    func takeOver(_ arguments: [String]) throws {
        let program = try build()
        let words = [program] + arguments
        var pointers = words.map { strdup($0) } + [nil]
        // What this thread blocks, the program would block for good: it could not be interrupted.
        ProgramStart.unblockSignals()
        execv(program, &pointers)
        throw PackageError.unstartable(program, reason: String(cString: strerror(errno)))
    }

    /// Builds the program; compilers speak on standard error, of the files where they really lie.
    ///
    /// - Returns: The program.
    /// - Throws: `PackageError` where the package cannot be built.
    func build() throws -> String {
        Console.note("building \(package.path)\(sdk == nil ? "; the first time takes minutes" : "")\n")
        try lay()
        let built = try compile()
        guard built.status == 0 else {
            Console.note(package.withOwnPaths(Self.words(of: built.output)).escaped(for: .terminal))
            throw PackageError.unbuildable(package.path)
        }
        if sdk != nil {
            let report = BuildReport(scratch)
            // What an earlier build cut is in the modules, which SwiftPM does not compile again.
            if isStrict, !report.cuts.isEmpty {
                report.tellErrors(package)
                throw PackageError.unbuildable(package.path)
            }
            report.tell(package, inFull: options.tellsAll)
        }
        let folder = try productsFolder()
        // The program finds its fonts beside it.
        if let sdk { try RoomLinks.link(folder.appendingPathComponent("fonts"), to: sdk.folder + "/fonts") }
        // So does it the program that reads code.
        let adapter = folder.appendingPathComponent(AdapterProgram.path.lastPathComponent)
        if AdapterProgram.isThere, !FileManager.default.fileExists(atPath: adapter) {
            try RoomLinks.link(adapter, to: AdapterProgram.path)
        }
        if let app = package.app {
            try BundleFolder(folder.appendingPathComponent("Resources")).lay(try manifest(of: app))
        }
        return folder.appendingPathComponent(Self.name)
    }

    /// The folder of the build's results.
    func productsFolder() throws -> String {
        let answer = try Compiler.run(place + ["--show-bin-path"], variables)
        return answer.output.split(separator: "\n").last.map(String.init) ?? ""
    }

    private func manifest(of app: AppDescription) throws -> AppManifest {
        try AppManifest(
            app, in: package.room, targets: try targets + schemeTargets(of: app), purpose: options.purpose)
    }

    /// What SwiftPM recorded of the last build.
    ///
    /// - Parameter program: The program that it built.
    /// - Returns: Nil where nothing can be read.
    func quickBuild(of program: String) -> QuickBuild? {
        QuickBuild(of: package, program: program, scratch: scratch, variables: (try? variables) ?? [])
    }

    /// The mistakes in what a build printed.
    func problems(in output: String) -> [any InputError] {
        let messages = CompilerMessage.all(in: output, locating: package.ownPath)
        guard messages.isEmpty else { return messages }
        Console.note(package.withOwnPaths(Self.words(of: output)).escaped(for: .terminal))
        return [PackageError.unbuildable(package.path)]
    }

    /// Builds the program that was built before once more.
    ///
    /// - Parameter isOther: Whether files came or went, or the manifest changed.
    /// - Returns: The mistakes that the compiler found; none where the program is there.
    /// - Throws: `PackageError.noCompiler`, or where files cannot be written.
    func rebuild(withOtherFiles isOther: Bool) throws -> [any InputError] {
        if isOther { try lay() }
        let built = try compile()
        return built.status == 0 ? [] : problems(in: built.output)
    }

    // MARK: With the SDK

    /// The folder of the build. With the SDK it is one of its own: everything in it was compiled against one SDK.
    private var scratch: String {
        guard sdk != nil else { return scratchPath ?? package.room + "/.build" }
        return scratchPath.map { $0 + "/keyline-sdk" } ?? package.room + "/.build"
    }

    private var place: [String] { ["build", "--package-path", package.room, "--scratch-path", scratch] }

    /// The variables of the environment with which SwiftPM is called.
    private var variables: [String] {
        get throws {
            guard let sdk else { return [] }
            let front = options.purpose == .tests ? try TestFront.lay(in: package.room) : sdk.front
            return try sdk.variables(isStrict: isStrict, front: front)
        }
    }

    /// Whether code that does not compile is an error, as it always is in packages that are written for Keyline.
    private var isStrict: Bool { options.isStrict || package.namesKeyline }

    private func compile() throws -> Compiler.Result {
        try Compiler.run(
            place + (options.purpose == .tests ? ["--build-tests"] : ["--product", Self.name]), try variables)
    }

    private func lay() throws {
        guard let sdk else {
            // A package that names Keyline compiles it by itself.
            guard package.namesKeyline else { _ = try KeylineSDK.current(); return }
            return try package.lay(Self.manifest(targets), Self.source)
        }
        try forgetOtherSDK(sdk)
        var rooms = DependencyRooms(
            in: package.room + "/Dependencies", root: package.root, given: options.dependencies)
        if let app = package.app {
            let manifest = try manifest(of: app)
            guard !manifest.isEmpty else {
                for obstacle in app.obstacles { Console.note("note: \(obstacle)\n".escaped(for: .terminal)) }
                throw options.purpose == .tests
                    ? PackageError.noTests(package.path) : PackageError.noPreviews(package.path)
            }
            try rooms.add(app.packages)
            try rooms.addGiven()
            try manifest.lay(rooms, program: Self.name)
        } else {
            let text = try DependencyRooms.manifest(in: package.root)
            let isDescribed = text.contains(".package(") || ObjectiveCTargets.hasSources(package.root)
            let description = isDescribed ? try PackageDump(package.root) : PackageDump()
            try rooms.add(description.dependencies.filter { !isKeyline($0) })
            try RoomLinks.lay(
                package.root, in: package.room, keeping: [Self.name, "Dependencies", ObjectiveCTargets.folderName])
            let program =
                options.purpose == .tests
                ? Self.testedTargets(targets)
                : Self.previewedTargets(targets) + Self.libraries + Self.programWithoutKeyline
            let addition =
                try ManifestAddition.dependencies(
                    laid: rooms.laid, missing: Set(rooms.missing.keys), keepsTests: options.purpose == .tests)
                + ObjectiveCTargets(description, in: package.root).lay(in: package.room) + program + filesNote()
            try RoomLinks.write(ManifestAddition.manifest(text, with: addition), to: package.room + "/Package.swift")
        }
        if options.purpose != .tests {
            try RoomLinks.write(Self.source, to: "\(package.room)/\(Self.name)/Program.swift")
        }
        for (name, place) in rooms.missing.sorted(by: { $0.key < $1.key }) {
            Console.note(
                "note: \(place) cannot be fetched: what is imported from it is inert; --dependency \(name)=PATH names a folder\n"
            )
        }
    }

    /// A comment that changes when files come or go: behind links, SwiftPM looks for new files only after the manifest changed.
    private func filesNote() throws -> String {
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in try package.sources().sorted().joined(separator: "\n").utf8 {
            digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return "// The names of the package's files: \(String(digest, radix: 16))\n"
    }

    private func schemeTargets(of app: AppDescription) throws(PackageError) -> [String] {
        guard let scheme = options.scheme else { return [] }
        guard let names = app.schemes[scheme] else { throw .unknownScheme(scheme, known: app.schemes.keys.sorted()) }
        return names.filter { name in
            app.targets.contains { $0.name == name && ($0.kind == .tests) == (options.purpose == .tests) }
        }
    }

    private func isKeyline(_ package: AppPackage) -> Bool {
        guard self.package.namesKeyline, case .folder(let path) = package.place else { return false }
        return FileManager.default.fileExists(atPath: path + "/Sources/Hosting/Exports.swift")
    }

    /// Modules that were compiled against another SDK are compiled anew.
    private func forgetOtherSDK(_ sdk: KeylineSDK) throws {
        let note = scratch + "/keyline-sdk.txt"
        if (try? String(contentsOfFile: note, encoding: .utf8)) == sdk.identity { return }
        try? FileManager.default.removeItem(atPath: scratch)
        try RoomLinks.write(sdk.identity, to: note)
    }

    /// The options of a build.
    struct BuildOptions: Equatable {
        /// Whether code that does not compile is an error.
        var isStrict = false
        /// The scheme whose targets are meant; nil for all.
        var scheme: String?
        /// Folders of packages, by name.
        var dependencies: [String: String] = [:]
        /// Whether everything that was cut is listed.
        var tellsAll = false
        /// The reason to build.
        var purpose = BuildPurpose.previews
    }

    private static func words(of output: String) -> String {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.filter { !isProgress($0) }.joined(separator: "\n")
    }

    /// Whether a line tells how far the compiler is, such as `[3/9] Compiling Cards Card.swift`.
    private static func isProgress(_ line: Substring) -> Bool {
        line.hasPrefix("[") && line.dropFirst().prefix { $0 != "]" }.allSatisfy { $0.isNumber || $0 == "/" }
    }

    private static let name = "KeylinePreviewProgram"

    /// The products of Keyline that packages with previews use.
    private static let products = ["Keyline", "KeylineHosting", "SwiftUILayout", "UIKitLayout"]

    private static let source = """
        import KeylineCommand

        @main
        struct Program {
            static func main() async {
                await KeylineProgram.main(holdsPreviews: true)
            }
        }

        """

    /// What is added to the manifest: a target that depends on those with previews and on the command.
    private static func manifest(_ targets: [String]) -> String {
        "\n\n" + previewedTargets(targets) + libraries + program
    }

    /// Which targets are meant, and which of them are apps.
    private static func previewedTargets(_ targets: [String]) -> String {
        """
        // MARK: The program with the previews

        import Foundation

        let keylinePreviewed: [String] = \(targets)
        func keylineHasPreviews(_ target: Target) -> Bool {
            let folder = Context.packageDirectory + "/" + (target.path ?? "Sources/" + target.name)
            let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return names.contains { name in
                guard name.hasSuffix(".swift"), let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
                else { return false }
                return text.contains("#Preview") || text.contains("PreviewProvider")
            }
        }
        // An app is linked like a library: what starts it has another name, and nothing calls it.
        let keylineApps = package.targets.filter { target in
            target.type == .executable
                && (keylinePreviewed.isEmpty ? keylineHasPreviews(target) : keylinePreviewed.contains(target.name))
        }

        """
    }

    /// Leaves only the tests that are meant.
    private static func testedTargets(_ targets: [String]) -> String {
        """

        let keylineTested: [String] = \(targets)
        package.targets.removeAll { target in
            target.type == .test && !keylineTested.isEmpty && !keylineTested.contains(target.name)
        }

        """
    }

    /// Makes libraries of apps.
    private static let libraries = """
        package.targets = package.targets.map { target in
            guard keylineApps.contains(where: { $0.name == target.name }) else { return target }
            let start = target.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() + "_main"
            let settings: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", start])]
            return .target(
                name: target.name, dependencies: target.dependencies, path: target.path ?? "Sources/" + target.name,
                exclude: target.exclude, sources: target.sources, resources: target.resources,
                packageAccess: target.packageAccess, cSettings: target.cSettings,
                swiftSettings: (target.swiftSettings ?? []) + settings,
                linkerSettings: target.linkerSettings, plugins: target.plugins)
        }
        package.products.removeAll { product in
            guard let program = product as? Product.Executable else { return false }
            return program.targets.contains { name in keylineApps.contains { $0.name == name } }
        }

        """

    /// Adds the program where Keyline's modules come with the compiler.
    private static let programWithoutKeyline = """
        let keylineTargets =
            keylinePreviewed.isEmpty
            ? package.targets.filter { $0.type == .regular }.map(\\.name) : keylinePreviewed
        package.targets.append(
            .executableTarget(
                name: "\(name)", dependencies: keylineTargets.map { .target(name: $0) }, path: "\(name)"))

        """

    /// Adds the program.
    private static let program = """
        // A name that no target has is SwiftPM's to refuse.
        let keylineTargets =
            keylinePreviewed.isEmpty
            ? package.targets.filter { target in
                target.type == .regular
            }.map(\\.name) : keylinePreviewed
        // Keyline is the package whose products the targets use, whatever it is called here.
        let keylineProducts: Set<String> = \(products)
        let keylineIdentities = package.targets.flatMap(\\.dependencies).compactMap { dependency in
            if case .productItem(let name, let package, _, _) = dependency, keylineProducts.contains(name) { package } else { nil }
        }
        package.dependencies = package.dependencies.map { dependency in
            guard case .fileSystem(let name, let path) = dependency.kind else { return dependency }
            let absolute = path.hasPrefix("/") ? path : Context.packageDirectory + "/../../" + path
            return name.map { .package(name: $0, path: absolute) } ?? .package(path: absolute)
        }
        package.targets.append(
            .executableTarget(
                name: "\(name)",
                dependencies: keylineTargets.map { .target(name: $0) }
                    + [.product(name: "KeylineCommand", package: keylineIdentities.first ?? "keyline")],
                path: "\(name)"))

        """
}
