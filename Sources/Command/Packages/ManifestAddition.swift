import Foundation

/// Code behind a manifest that has it build with the SDK: Keyline itself is no dependency any more, and missing packages are left out.
enum ManifestAddition {
    /// A manifest as it is laid: for a version of the tools that knows what the addition uses.
    ///
    /// - Parameters:
    ///   - manifest: The package's own text.
    ///   - addition: The code behind it.
    /// - Returns: The text of the laid manifest.
    static func manifest(_ manifest: String, with addition: String) -> String {
        var lines = manifest.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if let match = lines.first?.firstMatch(of: /swift-tools-version:\s*(\d+)(?:\.(\d+))?/) {
            let major = Int(match.1) ?? 0
            let minor = match.2.flatMap { Int($0) } ?? 0
            if (major, minor) < (5, 9) { lines[0] = "// swift-tools-version: 5.9" }
        } else {
            lines.insert("// swift-tools-version: 5.9", at: 0)
        }
        return lines.joined(separator: "\n") + addition
    }

    /// Edits the dependencies of a package.
    ///
    /// - Parameters:
    ///   - laid: The folders of packages that are laid for this build, by identity.
    ///   - missing: The identities of packages that cannot be had.
    ///   - keepsTests: Whether targets of tests stay.
    /// - Returns: The code.
    static func dependencies(laid: [String: String], missing: Set<String>, keepsTests: Bool = false) -> String {
        """


        // MARK: Added by keyline

        import Foundation

        let keylineLaid: [String: String] = \(literal(laid))
        let keylineMissing: Set<String> = \(missing.isEmpty ? "[]" : "\(missing.sorted())")
        let keylineKeepsTests = \(keepsTests)
        // Keyline is the package whose products the targets use, whatever it is called here: its modules come with the compiler.
        let keylineProducts: Set<String> = [
            "Keyline", "KeylineHosting", "SwiftUILayout", "UIKitLayout", "KeylineEquations", "KeylineTesting", "KeylinePictures",
            "KeylineSources", "KeylineCommand", "KeylineAdapt",
        ]
        var keylineOwn: Set<String> = []
        for target in package.targets {
            for dependency in target.dependencies {
                if case .productItem(let name, let owner?, _, _) = dependency, keylineProducts.contains(name) {
                    keylineOwn.insert(owner.lowercased())
                }
            }
        }
        func keylineIdentity(_ path: String) -> String {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
        }

        """ + packages + targets
    }

    /// Replaces packages that are laid, and leaves out those that are missing.
    private static let packages = """
        // The names by which targets call packages that are left out.
        var keylineGone: Set<String> = []
        package.dependencies = package.dependencies.compactMap { dependency in
            var names: [String] = []
            switch dependency.kind {
            case .fileSystem(let name, let path): names = [keylineIdentity(path), name?.lowercased() ?? ""]
            case .sourceControl(let name, let location, _): names = [keylineIdentity(location), name?.lowercased() ?? ""]
            case .registry(let id, _): names = [id.lowercased()]
            @unknown default: break
            }
            if let path = names.compactMap({ keylineLaid[$0] }).first { return .package(path: path) }
            guard !names.contains(where: { keylineOwn.contains($0) || keylineMissing.contains($0) }) else {
                keylineGone.formUnion(names)
                return nil
            }
            return dependency
        }
        keylineGone.subtract([""])
        let keylineLeft = keylineGone.union(keylineOwn)

        """

    /// Leaves out targets for another system, and those that are missing.
    private static let targets = """
        // Binaries and macros of missing packages are for another system.
        func keylineIsGone(_ dependency: Target.Dependency, _ targets: Set<String>, _ packages: Set<String>, _ products: Set<String>) -> Bool {
            switch dependency {
            case .productItem(let name, let owner, _, _):
                return packages.contains((owner ?? name).lowercased())
            case .byNameItem(let name, _):
                return packages.contains(name.lowercased()) || products.contains(name) || targets.contains(name)
            case .targetItem(let name, _): return targets.contains(name)
            @unknown default: return false
            }
        }
        let keylineGoneTargets = Set(package.targets.filter { target in
            target.type == .binary || target.type == .test && !keylineKeepsTests
                || target.type == .macro && target.dependencies.contains { keylineIsGone($0, [], keylineLeft, keylineProducts) }
        }.map(\\.name))
        package.targets.removeAll { keylineGoneTargets.contains($0.name) }
        for target in package.targets {
            target.dependencies.removeAll { keylineIsGone($0, keylineGoneTargets, keylineLeft, keylineProducts) }
            let adapts = (target.plugins ?? []).contains { "\\($0)".contains("KeylineAdapt") }
            // All files of the target are adapted on the way to the compiler.
            if adapts { target.sources = nil }
            target.plugins = nil
        }
        package.products.removeAll { product in
            guard let library = product as? Product.Library else { return product is Product.Plugin }
            return library.targets.allSatisfy { keylineGoneTargets.contains($0) }
        }

        """

    private static func literal(_ table: [String: String]) -> String {
        table.isEmpty
            ? "[:]"
            : "["
                + table.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(quoted($0.value))" }.joined(
                    separator: ", ") + "]"
    }

    /// A text as a literal of Swift.
    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
