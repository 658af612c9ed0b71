import Foundation
import KeylineProcesses

/// The program `keyline-swiftc`, which `SWIFT_EXEC` names: it takes the compiler's place when SwiftPM builds an app.
///
/// Each module's sources are adapted on the way to the compiler, which gets Keyline's compiled modules as Apple's; programs are linked with
/// Keyline's library. Everything else goes to the compiler as it is.
public enum CompilerFront {
    /// Does what a call of the compiler asks for.
    ///
    /// - Parameter words: The front's own path and the words after it.
    /// - Returns: The exit status, the compiler's own where it was called.
    public static func run(_ words: [String]) -> CInt {
        if words.dropFirst().first == ModuleInterface.word { return ModuleInterface.run(Array(words.dropFirst(2))) }
        return DeepThread.run {
            do throws(AdaptError) {
                return try run(words, ProcessInfo.processInfo.environment)
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                return 1
            }
        }
    }

    private static func run(_ words: [String], _ variables: [String: String]) throws(AdaptError) -> CInt {
        let kit = try FrontKit(besides: words.first ?? "", variables)
        let call = FrontCall(Array(words.dropFirst()))
        switch call.kind {
        case .other: return try compile(call.words, kit)
        case .linking: return try compile(withoutFrameworks(call.words) + kit.linkingWords(), kit)
        case .compiling(let list):
            var module = try ModuleCompilation(call, list: list, kit, isStrict: variables["KEYLINE_STRICT"] == "1")
            return try module.run()
        }
    }

    /// Apple's frameworks are modules of Keyline here.
    private static func withoutFrameworks(_ words: [String]) -> [String] {
        var result: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            let isFramework = word == "-framework" || word == "-weak_framework"
            if isFramework { rest = rest.dropFirst() } else { result.append(word) }
        }
        return result
    }

    /// Lets the compiler do the work, with its outputs.
    static func compile(_ words: [String], _ kit: FrontKit) throws(AdaptError) -> CInt {
        do throws(StartError) { return try ChildProcess.run(kit.compiler, words, outputs: .shared).status } catch {
            throw .unreadable(kit.compiler, reason: error.reason)
        }
    }
}
