import Foundation
import Testing

@testable import KeylineCommand

/// Packages and apps, laid to be compiled against Keyline's modules.
@Suite struct SDKTests {
    @Test func `old manifests are read by tools that know what is added`() {
        func first(_ manifest: String) -> Substring {
            ManifestAddition.manifest(manifest, with: "").split(separator: "\n").first ?? ""
        }
        #expect(first("// swift-tools-version:5.3\nimport PackageDescription") == "// swift-tools-version: 5.9")
        #expect(first("// swift-tools-version: 6.1\nimport PackageDescription") == "// swift-tools-version: 6.1")
        #expect(first("import PackageDescription") == "// swift-tools-version: 5.9")
    }

    @Test func `the addition names the packages that are laid and those that are missing`() {
        let text = ManifestAddition.dependencies(laid: ["kit": "/a \"b\"/kit"], missing: ["nice"])
        #expect(text.contains(#"let keylineLaid: [String: String] = ["kit": "/a \"b\"/kit"]"#))
        #expect(text.contains(#"let keylineMissing: Set<String> = ["nice"]"#))
    }

    @Test func `a folder with previews and a manifest is drawn from its code, one with documents from them`() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root + "/Sources/App", withIntermediateDirectories: true)
        let call = Invocation.run(.preview, CommandSettings(), operands: [root])
        func package() -> String? {
            guard case .run(_, let settings, _) = AppSearch.findingApp(call) else { return nil }
            return settings.sources.package
        }
        try "#Preview { }".write(toFile: root + "/Sources/App/A.swift", atomically: true, encoding: .utf8)
        #expect(package() == nil, "the folder has neither a manifest nor a project")
        try "// swift-tools-version: 6.0\n".write(toFile: root + "/Package.swift", atomically: true, encoding: .utf8)
        #expect(package() == root)
        try "".write(toFile: root + "/LaunchScreen.storyboard", atomically: true, encoding: .utf8)
        #expect(package() == root, "what shows while an app starts is no screen of it")
        try "".write(toFile: root + "/Main.storyboard", atomically: true, encoding: .utf8)
        #expect(package() == nil)
    }

    @Test func `a dependency is a name and a folder with a manifest`() {
        var settings = CommandSettings()
        let option = OptionTable.options(for: .build).first { $0.name == "dependency" }
        guard case .value(_, _, let store) = option?.argument else {
            Issue.record("there is no such option")
            return
        }
        #expect(throws: ValueError.self) { try store("Nice=/nowhere", &settings) }
        #expect(throws: ValueError.self) { try store("Nice", &settings) }
        #expect(settings.sources.dependencies.isEmpty)
    }

    @Test(arguments: [
        ("module A { header \"@/api/a.h\" }", "module A { header \"a.h\" }", ["a.h", "b.h"]),
        ("module A [system] { header \"api/a.h\" }", "module A [system] { header \"a.h\" }", ["a.h", "b.h"]),
        ("module A { umbrella header \"@/api/a.h\" }", "module A { umbrella header \"a.h\" }", ["a.h", "b.h"]),
        (
            "module A { umbrella \"@/api\" }", "module A { umbrella \"include\" }",
            ["include", "include/a.h", "include/b.h", "include/in", "include/in/c.h"]
        ),
    ])
    func `a C module's map is copied with its headers, and names no other folder`(
        map: String, copy: String, headers: [String]
    ) throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.appendingPathComponent("map-\(UUID().uuidString)").path
        defer { try? files.removeItem(atPath: root) }
        try files.createDirectory(atPath: root + "/api/in", withIntermediateDirectories: true)
        for header in ["a.h", "b.h", "in/c.h"] {
            try "// \(header)".write(toFile: "\(root)/api/\(header)", atomically: true, encoding: .utf8)
        }
        let text = map.replacing("@", with: root)
        try text.write(toFile: root + "/module.modulemap", atomically: true, encoding: .utf8)
        let module = try ModuleMap(contentsOf: root + "/module.modulemap")
        // A copy that is there already is replaced.
        for _ in 0..<2 { try module.copy(to: root + "/copy") }
        #expect(module.name == "A")
        #expect(try String(contentsOfFile: root + "/copy/module.modulemap", encoding: .utf8) == copy)
        #expect(try files.subpathsOfDirectory(atPath: root + "/copy").sorted() == headers + ["module.modulemap"])
    }

    @Test func `a hidden module keeps its name and no header, so that apps may bring its library`() throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.appendingPathComponent("map-\(UUID().uuidString)").path
        defer { try? files.removeItem(atPath: root) }
        try files.createDirectory(atPath: root, withIntermediateDirectories: true)
        try "module B [system] { header \"b.h\" link \"b\" }".write(
            toFile: root + "/module.modulemap", atomically: true, encoding: .utf8)
        let module = try ModuleMap(contentsOf: root + "/module.modulemap")
        try module.writeEmpty(to: root + "/copy")
        #expect(try files.subpathsOfDirectory(atPath: root + "/copy") == ["module.modulemap"])
        let copy = try ModuleMap(contentsOf: root + "/copy/module.modulemap")
        #expect(copy.name == "B")
        #expect(try !String(contentsOfFile: root + "/copy/module.modulemap", encoding: .utf8).contains("header"))
    }
}
