import Foundation
import KeylineByteText
import KeylineProcesses
import KeylineScenes

/// Keyline as compiled modules: what the compiler gives an app's sources in place of Apple's frameworks.
///
/// The folder has the modules (`modules`), the C modules behind them (`c`), one library with all code (`lib`), the fonts, the compiler's front and the
/// macros (`bin`), and lists of words for the compiler. Only the compiler that made the modules reads them.
struct KeylineSDK: Equatable {
    /// The folder.
    let folder: String
    /// The version of the compiler that made the modules.
    let compiler: String

    /// The program that takes the compiler's place.
    var front: String { folder + "/bin/keyline-swiftc" }
    /// A text that is another one when the library or the front is.
    var identity: String {
        let dates = [folder + "/lib/libKeyline.so", front].map { path in
            // The SDK of a build folder has links.
            let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            let date = try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
            return "\((date as? Date)?.timeIntervalSince1970 ?? 0)"
        }
        return ([folder, compiler] + dates).joined(separator: " ")
    }

    /// The file that names the compiler.
    static let compilerFile = "compiler.txt"
    /// The variable of the environment that names the folder.
    static let variable = "KEYLINE_SDK"

    /// Reads a folder; nil where it has no SDK.
    init?(_ folder: String) {
        guard let text = try? String(contentsOfFile: folder + "/" + Self.compilerFile, encoding: .utf8) else {
            return nil
        }
        self.folder = folder
        compiler = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The SDK for the compiler in `PATH`: named by the environment, beside this program, installed, or in the user's cache.
    ///
    /// A program in a build folder makes its SDK from the other results of that build.
    ///
    /// - Throws: `SDKError` where there is none for this compiler.
    static func current() throws -> KeylineSDK {
        let version = try compilerVersion()
        if let named = ProcessInfo.processInfo.environment[variable] {
            guard let sdk = KeylineSDK(named) else { throw SDKError.noSDK(named) }
            guard sdk.compiler == version else { throw SDKError.otherCompiler(sdk.compiler, present: version) }
            return sdk
        }
        if let build = BuildFolder(programs.path) { return try build.sdk(version) }
        let all = [installed, KeylineSDK(cache(for: version))].compactMap { $0 }
        if let sdk = all.first(where: { $0.compiler == version }) { return sdk }
        throw all.first.map { SDKError.otherCompiler($0.compiler, present: version) } ?? SDKError.noSDK(place)
    }

    /// The folder of this program.
    private static var programs: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }

    /// The folder of the SDK that is installed with this program.
    private static var place: String { programs.deletingLastPathComponent().path + "/lib/keyline/sdk" }

    /// The SDK that is installed with this program, whichever compiler it is for; nil where there is none.
    static var installed: KeylineSDK? { KeylineSDK(place) }

    /// The folder in the user's cache for a compiler. All packages share it.
    static func cache(for version: String) -> String {
        let variables = ProcessInfo.processInfo.environment
        let named = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let cache = named ?? (variables["HOME"] ?? "").appendingPathComponent(".cache")
        let words = version.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
        return cache.appendingPathComponent("keyline/sdk/\(Versions.keyline)-\(String(words))")
    }

    /// The first line that the compiler says of itself.
    static func compilerVersion() throws -> String {
        let result = try Compiler.run(["--version"], as: "swiftc")
        let line = result.output.split(separator: "\n").first { $0.contains("Swift version") } ?? ""
        return line.trimmingCharacters(in: .whitespaces)
    }

    /// The variables of the environment with which SwiftPM calls the front.
    ///
    /// - Parameters:
    ///   - isStrict: Whether code that does not compile is an error.
    ///   - front: The path of the program that takes the compiler's place; nil for the SDK's own.
    /// - Returns: The variables, each `NAME=VALUE`.
    /// - Throws: `PackageError.noCompiler` where the compiler is not there.
    func variables(isStrict: Bool, front: String? = nil) throws -> [String] {
        let real = try Compiler.run(["-c", "command -v swiftc"], as: "sh").output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return [
            "SWIFT_EXEC=\(front ?? self.front)", "SWIFT_EXEC_MANIFEST=\(real)", "KEYLINE_SWIFTC=\(real)",
            "\(Self.variable)=\(folder)",
        ] + (isStrict ? ["KEYLINE_STRICT=1"] : [])
    }
}

/// Why there is no SDK to build an app with.
enum SDKError: InputError, Equatable {
    /// A folder is no SDK.
    case noSDK(String)
    /// The modules are another compiler's.
    case otherCompiler(String, present: String)
    /// A checkout cannot be built.
    case unbuildable(String, words: String)
    /// A build folder lacks something.
    case incomplete(String, missing: String)

    var message: String {
        switch self {
        case .noSDK: "Keyline's compiled modules are not there"
        case .otherCompiler(let compiler, let present):
            "Keyline's modules were compiled by \(compiler), and `swiftc` is \(present)"
        case .unbuildable(_, let words): "the checkout cannot be built: \(words.suffix(800))"
        case .incomplete(_, let missing): "the build folder lacks \(missing)"
        }
    }

    var location: SourceLocation? {
        switch self {
        case .noSDK(let path), .unbuildable(let path, _), .incomplete(let path, _): SourceLocation(file: path)
        case .otherCompiler: nil
        }
    }

    var hint: String? {
        switch self {
        case .noSDK, .otherCompiler:
            "`keyline sdk CHECKOUT`, with a checkout of Keyline, builds them once for this compiler, for all packages"
        case .unbuildable: "`make setup` in the checkout installs what it needs"
        case .incomplete: "build the checkout with `swift build`"
        }
    }
}
