import Foundation
import KeylineAdapter
import Testing

/// Where Swift's compiler finds mistakes in adapted sources.
@Suite struct CompiledLineTests {
    @Test func `mistakes are told at the lines of the app's files, those of moved members too`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let app = folder + "/App"
        try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
        let texts = [
            "A.swift":
                "class Base { func load() {} }\n\n@objc(AA) class A: Base {\n    @objc dynamic var a: Int = \"first\"\n}\n"
                + "let last: Int = \"last\"\n",
            "A+More.swift": "extension A {\n\n    override func load() {\n        let moved: Int = \"moved\"\n    }\n"
                + "    func stays() { let stays: Int = \"stays\" }\n}\n",
        ]
        for (name, text) in texts { try text.write(toFile: "\(app)/\(name)", atomically: true, encoding: .utf8) }
        #expect(AdaptProgram.run([app, "-o", folder + "/Out"]) == 0)
        let files = ["A", "A+More"].map { "\(folder)/Out/\($0).adapted.swift" }
        // The compiler ends with the first file that has mistakes.
        let lines = try compile(files) + compile(files.reversed())
        let real = URL(fileURLWithPath: app).standardizedFileURL.path
        #expect(
            Set(lines) == [
                "\(real)/A.swift:4:32: error:", "\(real)/A.swift:6:17: error:", "\(real)/A+More.swift:4:26: error:",
                "\(real)/A+More.swift:6:37: error:",
            ])
    }

    /// The places of mistakes.
    private func compile(_ files: [String]) throws -> [String] {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-typecheck", "-module-name", "App"] + files
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").filter { $0.hasPrefix("/") }.compactMap { line in
            line.range(of: "error:").map { String(line[..<$0.upperBound]) }
        }
    }
}
