import Foundation
import KeylineByteText
import KeylineProjects
import KeylineScenes

/// Packages that an app depends on, laid beside it: links to their files and a manifest that builds with the SDK.
///
/// Packages that cannot be had are named and left out: the app's imports of them become inert types.
struct DependencyRooms {
    /// The folder of the rooms.
    private let folder: String
    /// Folders that a person named for packages, by identity or name in lower case.
    private let given: [String: String]
    /// The folder of the app, in which checkouts are looked for.
    private let root: String
    /// The laid packages by identity.
    private(set) var laid: [String: String] = [:]
    /// Packages that cannot be had, with their addresses.
    private(set) var missing: [String: String] = [:]
    /// The products of laid packages, with the identity of the package.
    private(set) var products: [String: String] = [:]
    /// Identities of packages that hold previews, with their library products.
    private(set) var previewed: [String: [String]] = [:]
    /// Libraries of packages that only a person named, with the identity of the package, as for an app's pods.
    private(set) var givenLibraries: [(name: String, package: String)] = []
    private var hosts: [String: Bool] = [:]

    init(in folder: String, root: String, given: [String: String]) {
        self.folder = folder
        self.root = root
        self.given = Dictionary(given.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
    }

    /// Lays packages and what they depend on.
    mutating func add(_ packages: [AppPackage]) throws {
        for package in packages { try add(package) }
    }

    /// Lays the packages that a person named and no project does, as projects with CocoaPods do not.
    mutating func addGiven() throws {
        for (name, path) in given.sorted(by: { $0.key < $1.key }) where laid[name] == nil {
            let before = Set(products.keys)
            laid[name] = "\(folder)/\(name)"
            try lay(path, name, name: name)
            for library in products.keys.sorted() where !before.contains(library) && products[library] == name {
                givenLibraries.append((library, name))
            }
        }
    }

    private mutating func add(_ package: AppPackage) throws {
        let identity = package.identity
        guard laid[identity] == nil, missing[identity] == nil else { return }
        if let path = path(of: package) {
            laid[identity] = "\(folder)/\(package.name)"
            try lay(path, identity, name: package.name)
        } else if !isReachable(package.path) {
            missing[identity] = package.path
        }
    }

    /// The folder with a package's files; nil where SwiftPM has to fetch them.
    private func path(of package: AppPackage) -> String? {
        let identity = package.identity
        if let path = given[identity] { return path }
        if case .folder(let path) = package.place { return path }
        let places = [".build/checkouts", "SourcePackages/checkouts", "Carthage/Checkouts", "Vendor", "Dependencies"]
        for place in places {
            let folder = "\(root)/\(place)"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let match = names.first { $0.lowercased() == identity }
            if let match, FileManager.default.fileExists(atPath: "\(folder)/\(match)/Package.swift") {
                return "\(folder)/\(match)"
            }
        }
        return nil
    }

    /// Whether a repository answers; each host is asked once.
    private mutating func isReachable(_ url: String) -> Bool {
        let words = url.split(separator: "/").map(String.init)
        let host = words.count > 1 ? words[1] : url
        if let answer = hosts[host] { return answer }
        let result = try? Compiler.run(
            ["10", "git", "ls-remote", "--exit-code", url, "HEAD"], as: "timeout", ["GIT_TERMINAL_PROMPT=0"])
        let answer = result?.status == 0
        hosts[host] = answer
        return answer
    }

    private mutating func lay(_ path: String, _ identity: String, name: String) throws {
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let target = "\(folder)/\(name)"
        let manifest = try Self.manifest(in: real)
        let description =
            manifest.contains(".package(") || manifest.contains("products:") || ObjectiveCTargets.hasSources(real)
            ? try PackageDump(real) : PackageDump()
        for dependency in description.dependencies { try add(dependency) }
        for product in description.libraries { products[product] = products[product] ?? identity }
        if Self.hasPreviews(real) { previewed[identity] = description.libraries }
        try RoomLinks.lay(real, in: target, keeping: [ObjectiveCTargets.folderName])
        let addition =
            try ManifestAddition.dependencies(laid: laid, missing: Set(missing.keys))
            + ObjectiveCTargets(description, in: real).lay(in: target)
        try RoomLinks.write(ManifestAddition.manifest(manifest, with: addition), to: target + "/Package.swift")
    }

    /// The manifest that counts for this compiler: the one written for its version or, as SwiftPM chooses, the newest that it can read.
    static func manifest(in folder: String) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        func version(_ name: String) -> [Int] {
            name.dropFirst("Package@swift-".count).dropLast(".swift".count).split(separator: ".").compactMap { Int($0) }
        }
        let versioned = names.filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
            .filter { !version($0).lexicographicallyPrecedes([6, 3, 1]) ? version($0) == [6, 3] : true }
            .max { version($0).lexicographicallyPrecedes(version($1)) }
        let usual = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
        guard let versioned else { return try String(contentsOfFile: folder + "/Package.swift", encoding: .utf8) }
        if let usual, let match = usual.firstMatch(of: /swift-tools-version:\s*(\d+)(?:\.(\d+))?/) {
            let tools = [match.1, match.2 ?? "0"].compactMap { Int($0) }
            let isExact = version(versioned) == [6, 3] || version(versioned) == [6, 3, 1]
            if !isExact, version(versioned).lexicographicallyPrecedes(tools), ![6, 3].lexicographicallyPrecedes(tools) {
                return usual
            }
        }
        return try String(contentsOfFile: "\(folder)/\(versioned)", encoding: .utf8)
    }

    private static func hasPreviews(_ folder: String) -> Bool { PreviewSearch.count(in: folder) > 0 }
}

/// A target as SwiftPM describes it.
struct PackageTarget {
    let name: String
    /// The folder in the package; nil for the usual one.
    let path: String?
    /// The folder of the headers that others see, in the target's; nil for `include`.
    let publicHeaders: String?
}

/// SwiftPM's description of a package.
struct PackageDump {
    /// The packages that it depends on.
    private(set) var dependencies: [AppPackage] = []
    /// The names of its libraries.
    private(set) var libraries: [String] = []
    /// Its libraries' and programs' targets.
    private(set) var targets: [PackageTarget] = []

    init() {}

    /// Asks SwiftPM.
    ///
    /// - Throws: `PackageError.unbuildable` where the manifest is wrong.
    init(_ folder: String) throws {
        let result = try Compiler.run(["package", "--package-path", folder, "dump-package"])
        guard result.status == 0, let start = result.output.firstIndex(of: "{"),
            let dump = try? JSONDecoder().decode(JSONValue.self, from: Data(result.output[start...].utf8))
        else {
            Console.note(result.output.escaped(for: .terminal))
            throw PackageError.unbuildable(folder)
        }
        for dependency in dump["dependencies"]?.elements ?? [] {
            for local in dependency["fileSystem"]?.elements ?? [] {
                if let path = local["path"]?.text { dependencies.append(AppPackage(place: .folder(path))) }
            }
            for remote in dependency["sourceControl"]?.elements ?? [] {
                let location = remote["location"]?["remote"]?.elements.first
                if let url = location?["urlString"]?.text ?? location?.text {
                    dependencies.append(AppPackage(place: .repository(url: url, requirement: "")))
                }
            }
        }
        targets = (dump["targets"]?.elements ?? []).compactMap { target in
            guard let name = target["name"]?.text, ["regular", "executable"].contains(target["type"]?.text) else {
                return nil
            }
            return PackageTarget(
                name: name, path: target["path"]?.text, publicHeaders: target["publicHeadersPath"]?.text)
        }
        libraries = (dump["products"]?.elements ?? []).filter { $0["type"]?["library"] != nil }.compactMap {
            $0["name"]?.text
        }
    }
}
