import Foundation
import KeylineByteText
import KeylineProcesses
import KeylineScenes

/// Builds an SDK from a checkout of Keyline.
enum SDKBuild {
    /// Compiles a checkout in release and makes the SDK, or makes it from a build that is there.
    ///
    /// - Parameters:
    ///   - checkout: The checkout's folder, or the folder of a build of it, such as `.build/release`.
    ///   - output: The SDK's folder; nil for the user's cache.
    /// - Returns: The SDK.
    /// - Throws: `SDKError`, or where files cannot be written.
    static func run(_ checkout: String, to output: String?) throws -> KeylineSDK {
        let version = try KeylineSDK.compilerVersion()
        if let output, let build = BuildFolder(checkout) { return try build.make(in: output, version, copying: true) }
        guard FileManager.default.fileExists(atPath: checkout + "/Sources/Hosting") else {
            throw SDKError.noSDK(checkout)
        }
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
