import Foundation
import KeylineProcesses

/// Makes headers readable without Apple's: the compiler's mistakes tell which classes, protocols and types are missing, and which lines cannot
/// be read at all.
struct HeaderRepair {
    private(set) var copies: HeaderCopies
    /// The headers that were left out whole, with the first mistake in each.
    private(set) var omitted: [String: CompilerError] = [:]

    private let folder: String
    private let clang: String
    private var classes: Set<String>
    private var protocols: Set<String>
    private var values: Set<String> = []
    private var macros: Set<String> = []
    private var forward: Set<String> = []
    private var counts: [String: Int] = [:]

    /// The name of the module with the app's headers.
    static let module = "KeylineHeaders"
    private static let missing = "KeylineMissing.h"
    private static let mostRounds = 60
    private static let mostLines = 25

    /// Reads headers, and repairs them until the compiler accepts them.
    ///
    /// - Parameters:
    ///   - copies: The headers.
    ///   - folder: The folder for the copies and the map of the module.
    ///   - clang: The compiler of C beside Swift's.
    /// - Throws: `AdaptError` where a file cannot be written or the compiler cannot be started.
    init(_ copies: HeaderCopies, in folder: String, clang: String) throws(AdaptError) {
        self.copies = copies
        self.folder = folder
        self.clang = clang
        (classes, protocols) = copies.announced
        let map = """
            module KeylineApple [system] { header "\(AppleHeaders.name)" header "\(Self.missing)" export * }
            module \(Self.module) { header "All.h" export * }

            """
        try SourceFolder.write(map, to: "module.modulemap", in: folder)
        try SourceFolder.write(AppleHeaders.text, to: AppleHeaders.name, in: folder)
        let all = ([AppleHeaders.name, Self.missing] + copies.names).map { "#import \"\($0)\"\n" }.joined()
        try SourceFolder.write(all, to: "All.h", in: folder)
        for _ in 0..<Self.mostRounds {
            try write()
            let errors = try mistakes()
            guard !errors.isEmpty else { return }
            var hasChanged = false
            for error in errors where declare(error) { hasChanged = true }
            guard !hasChanged else { continue }
            // The first mistake of each header, where nothing missing explains it: others may follow from it.
            var seen: Set<String> = []
            for error in errors where seen.insert(error.file).inserted { blank(error) }
        }
    }

    private func write() throws(AdaptError) {
        for name in copies.names { try SourceFolder.write(copies.texts[name] ?? "", to: name, in: folder) }
        let lines =
            ["#pragma once", "#import \"\(AppleHeaders.name)\""]
            + macros.sorted().map { "#define \($0)" }
            + forward.sorted().map { "@class \($0);" }
            + protocols.sorted().map { "@protocol \($0) @end" }
            + classes.sorted().map { "@interface \($0) : NSObject @end" }
            + values.sorted().map { "typedef struct \($0) { int number; } \($0);" }
        try SourceFolder.write(lines.joined(separator: "\n") + "\n", to: Self.missing, in: folder)
    }

    private func mistakes() throws(AdaptError) -> [CompilerError] {
        let words = [
            "-fsyntax-only", "-x", "objective-c", "-fblocks", "-fobjc-arc", "-fobjc-runtime=ios-17.0", "-w",
            "-ferror-limit=0",
            "-fno-caret-diagnostics", "-fno-color-diagnostics", "-I", folder, folder + "/All.h",
        ]
        do throws(StartError) {
            let result = try ChildProcess.run(clang, words)
            return CompilerError.all(in: result.errors.replacing(": fatal error: ", with: ": error: "))
        } catch {
            throw .unreadable(clang, reason: error.reason)
        }
    }

    // MARK: Mistakes

    /// Declares what a mistake misses.
    ///
    /// - Returns: False where it misses nothing that was not declared.
    private mutating func declare(_ error: CompilerError) -> Bool {
        let name = error.message.firstMatch(of: /'([^']+)'/).map { String($0.1) } ?? ""
        let message = error.message
        if message.hasPrefix("redefinition of") || message.hasPrefix("duplicate")
            || message.hasPrefix("typedef redefinition")
        {
            // The app's own comes later.
            let isClass = classes.remove(name) != nil
            let isOther = protocols.remove(name) != nil || values.remove(name) != nil
            if isClass { forward.insert(name) }
            return isClass || isOther
        }
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
        if message.contains("protocol declaration for") || message.hasPrefix("no type or protocol named") {
            return protocols.insert(name).inserted
        }
        if message.contains("interface declaration for") {
            forward.remove(name)
            return classes.insert(name).inserted
        }
        let isType = message.hasPrefix("unknown type name") || message.hasPrefix("use of undeclared identifier")
        guard isType || message.hasPrefix("expected a type") else { return false }
        return declare(at: error, name)
    }

    /// Declares the type at a mistake: a class where a pointer to it is written, otherwise a type of values, or a macro.
    private mutating func declare(at error: CompilerError, _ written: String) -> Bool {
        guard let rest = copies.text(of: copy(error), line: error.line, column: error.column) else { return false }
        let name = written.isEmpty ? String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) : written
        guard name.first?.isLetter == true || name.first == "_" else { return false }
        if name.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" }), name.contains("_") {
            return macros.insert(rest.dropFirst(name.count).first == "(" ? name + "(...)" : name).inserted
        }
        let isClass = rest.hasPrefix(name) && rest.dropFirst(name.count).firstMatch(of: /^\s*(?:<[^>]*>)?\s*\*/) != nil
        return isClass ? classes.insert(name).inserted : values.insert(name).inserted
    }

    private func copy(_ error: CompilerError) -> String { error.file.split(separator: "/").last.map(String.init) ?? "" }

    private mutating func blank(_ error: CompilerError) {
        let name = copy(error)
        counts[name, default: 0] += 1
        if counts[name, default: 0] > Self.mostLines || copies.originals[name] == nil {
            omitted[name] = error
            copies.empty(name)
        } else {
            copies.blank(line: error.line, of: name)
        }
    }
}
