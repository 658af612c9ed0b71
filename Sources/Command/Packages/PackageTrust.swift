import Foundation
import KeylineByteText
import KeylinePreviews
import KeylineScenes

/// Whether the code of packages may run. To build a package runs its manifest, plugins and macros, and to draw its previews runs them.
///
/// On a terminal a person is asked once for each package. Without a terminal nobody can answer: what a script asks for is done.
struct PackageTrust {
    /// What was answered before, in the user's configuration.
    private struct Answers: Codable {
        var keyline = 1
        /// By the folders' full paths.
        var packages: [String: Bool] = [:]
    }

    /// The folder of the user's configuration.
    private let folder: String
    private let isTerminal: Bool
    /// Asks a question and returns the answer; nil at the end of the input.
    private let ask: (String) -> String?

    /// The file with the answers, in the folder of the user's configuration.
    static let fileName = "keyline/packages.json"

    /// Uses the user's configuration and terminal.
    init() {
        self.init(
            variables: ProcessInfo.processInfo.environment, isTerminal: Console.isWatched && Console.isAnswered,
            ask: { question in
                Console.note(question)
                return readLine()
            })
    }

    /// Uses variables of an environment, and asks in some way.
    init(variables: [String: String], isTerminal: Bool, ask: @escaping (String) -> String?) {
        // Source: XDG Base Directory Specification 0.8: a path that is not absolute is ignored.
        let named = variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        folder = named ?? (variables["HOME"] ?? "").appendingPathComponent(".config")
        self.isTerminal = isTerminal
        self.ask = ask
    }

    /// Returns if a package's code may run.
    ///
    /// - Parameters:
    ///   - package: The package.
    ///   - isGiven: Whether the call says so, which is kept like an answer.
    /// - Throws: `PackageError.untrusted`.
    func check(_ package: PreviewedPackage, isGiven: Bool) throws {
        var answers = read()
        let known = answers.packages[package.root]
        if isGiven {
            if known != true { keep(true, package, &answers) }
            return
        }
        guard isTerminal, known != true else { return }
        if known == false { throw PackageError.untrusted(package.path) }
        switch ask(Self.question(package))?.lowercased() {
        case "y", "yes": keep(true, package, &answers)
        case "n", "no":
            keep(false, package, &answers)
            throw PackageError.untrusted(package.path)
        default: throw PackageError.untrusted(package.path)
        }
    }

    private static func question(_ package: PreviewedPackage) -> String {
        """
        \(package.root.escaped(for: .line)): a Swift package. To build it and draw its previews runs its code, with all that you may do.
        Do you trust it? The answer is kept. [y/n] 
        """
    }

    private func read() -> Answers {
        guard let data = InputFile.contents(atPath: folder.appendingPathComponent(Self.fileName)),
            let answers = try? JSONDecoder().decode(Answers.self, from: data), answers.keyline == 1
        else { return Answers() }
        return answers
    }

    /// An answer that cannot be kept counts all the same, and the question comes again.
    private func keep(_ answer: Bool, _ package: PreviewedPackage, _ answers: inout Answers) {
        answers.packages[package.root] = answer
        let file = folder.appendingPathComponent(Self.fileName)
        do {
            try OutputFolder.make(for: file)
            try OutputFile.write(try JSONForm.document.bytes(of: answers), to: file)
        } catch {
            Console.note("note: the answer was not kept: \((error as? any InputError)?.message ?? "\(error)")\n")
        }
    }
}
