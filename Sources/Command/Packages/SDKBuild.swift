import Foundation
import KeylineByteText
import KeylineProcesses
import KeylineScenes

/// Builds an SDK from a checkout of Keyline.
enum SDKBuild {
    /// Compiles a checkout in release and makes the SDK.
    ///
    /// - Parameters:
    ///   - checkout: The checkout's folder.
    ///   - output: The SDK's folder; nil for the user's cache.
    /// - Returns: The SDK.
    /// - Throws: `SDKError`, or where files cannot be written.
    static func run(_ checkout: String, to output: String?) throws -> KeylineSDK {
        guard FileManager.default.fileExists(atPath: checkout + "/Sources/Hosting") else {
            throw SDKError.noSDK(checkout)
        }
        let version = try KeylineSDK.compilerVersion()
        Console.note("building \(checkout) in release; this takes minutes\n")
        let words = ["build", "--package-path", checkout, "-c", "release"]
        let built = try Compiler.run(words)
        guard built.status == 0 else { throw SDKError.unbuildable(checkout, words: built.output) }
        let shown = try Compiler.run(words + ["--show-bin-path"])
        let folder = shown.output.split(separator: "\n").last.map(String.init) ?? ""
        guard let build = BuildFolder(folder) else { throw SDKError.incomplete(folder, missing: "a build of Keyline") }
        return try build.make(in: output ?? KeylineSDK.cache(for: version), version, copying: true)
    }
}
