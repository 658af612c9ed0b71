import Foundation

/// The folder with Keyline's compiled modules, its library and its macros, and the compiler behind the front.
///
/// `keyline sdk` makes the folder. Its lists of words have `@SDK@` in place of its path, so that it can be moved.
struct FrontKit {
    /// The folder.
    let folder: String
    /// The compiler that does the work.
    let compiler: String

    /// The front's program.
    var front: String { folder + "/bin/keyline-swiftc" }

    /// Finds both: in variables of the environment, or beside the front and in `PATH`.
    ///
    /// - Parameters:
    ///   - front: The path that the front was started under.
    ///   - variables: The variables of the environment.
    /// - Throws: `AdaptError.usage` where one is missing.
    init(besides front: String, _ variables: [String: String]) throws(AdaptError) {
        let url = URL(fileURLWithPath: front)
        folder = variables["KEYLINE_SDK"] ?? url.deletingLastPathComponent().deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder + "/compile.txt") else {
            throw .usage(
                "\(folder) is not an SDK of Keyline; `keyline sdk CHECKOUT` makes one, and KEYLINE_SDK names it")
        }
        let places = (variables["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
        let usual = places.first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let program = variables["KEYLINE_SWIFTC"] ?? usual else {
            throw .usage("`swiftc` is not found; make sure that it is in PATH")
        }
        compiler = program
    }

    /// The words that give a module Keyline's modules and macros.
    func compilingWords() throws(AdaptError) -> [String] { try words(in: "compile.txt") }

    /// The words that link Keyline's library.
    func linkingWords() throws(AdaptError) -> [String] { try words(in: "link.txt") }

    private func words(in file: String) throws(AdaptError) -> [String] {
        try SourceFolder.text(of: folder + "/" + file).split(separator: "\n")
            .map { String($0).replacing("@SDK@", with: folder) }
    }
}
