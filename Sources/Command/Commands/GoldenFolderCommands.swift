import Foundation
import KeylineByteText
import KeylineGoldens
import KeylineScenes

/// Prints the cases and the state of their goldens. No package is built for it.
@MainActor
struct GoldenListCommand {
    private let session: GoldenSession

    init(_ settings: CommandSettings) throws {
        session = try GoldenSession(settings, hasPreviews: false)
    }

    private struct Document: Encodable {
        struct Entry: Encodable {
            let name: String
            let state: String
            let origin: String?
        }

        let keyline = 1
        let goldens: [Entry]
    }

    func run() throws -> ExitStatus {
        let goldens = try entries()
        switch session.settings.results.dumpFormat {
        case .text:
            for entry in goldens {
                let state = entry.state.padding(toLength: 9, withPad: " ", startingAt: 0)
                Console.write("\(state)  \(entry.name)\(entry.origin.map { "  \($0)" } ?? "")\n")
            }
        case .json: Console.write(try JSONForm.document.text(of: Document(goldens: goldens)))
        }
        return .success
    }

    /// The cases that the filters let through, then the goldens that no case claims.
    private func entries() throws -> [Document.Entry] {
        let listed =
            session.cases.map { (name: $0.name, origin: $0.origin, isOpen: false) }
            + session.unbuilt.map { (name: $0.name, origin: $0.origin, isOpen: $0.isOpen) }
        let filters = session.settings.golden.filters.map { ($0, NamePattern($0)) }
        for (text, filter) in filters where !listed.contains(where: { filter.matches($0.name) }) {
            throw CommandError.unknownGolden(text, known: listed.map(\.name))
        }
        let chosen = listed.filter { entry in
            filters.isEmpty || filters.contains { $0.1.matches(entry.name) }
        }
        return chosen.map { entry in
            let state = entry.isOpen ? "previews" : session.folder.contains(entry.name) ? "recorded" : "missing"
            return Document.Entry(name: entry.name, state: state, origin: "\(entry.origin)")
        } + session.unclaimed.map { Document.Entry(name: $0, state: "unclaimed", origin: nil) }
    }
}

/// Removes the goldens that no case claims. No package is built for it.
@MainActor
struct GoldenPruneCommand {
    private let session: GoldenSession

    init(_ settings: CommandSettings) throws {
        session = try GoldenSession(settings, hasPreviews: false)
    }

    func run() throws -> ExitStatus {
        let stale = (session.unclaimed + previewsThatAreGone()).sorted()
        for name in stale { Console.write("unclaimed  \(session.folder.file(name))\n") }
        for name in session.settings.golden.isDryRun ? [] : stale {
            try session.folder.remove(name)
            Console.write("removed    \(session.folder.file(name))\n")
        }
        return .success
    }

    /// The goldens that have the name of a package's preview and that the last test, which built the package, found to be of none. Nothing
    /// may have changed since.
    private func previewsThatAreGone() -> [String] {
        let open = session.unbuilt.filter(\.isOpen)
        let undecided = session.folder.names.filter { name in
            open.contains { $0.mayBe(name) } && !session.isClaimed(name)
        }
        guard !undecided.isEmpty else { return [] }
        let results = "\(session.output)/\(GoldenResults.fileName)"
        let inputs = Set(open.map(\.package)).flatMap(Self.sources) + [CaseFile(folder: session.folder.path).path]
        guard let last = try? GoldenResults(file: results), let date = Self.date(of: results),
            inputs.allSatisfy({ Self.date(of: $0).map { $0 < date } ?? false })
        else {
            let packages = Set(open.map(\.package)).sorted().joined(separator: ", ")
            Console.note(
                "note: kept \(undecided.count) with names of previews of \(packages): no test found them unclaimed since the "
                    + "package changed\n  hint: run `keyline golden test`, then prune again\n")
            return []
        }
        let gone = Set(last.unclaimed)
        return undecided.filter(gone.contains)
    }

    private static func sources(of package: String) -> [String] {
        guard let previewed = try? PreviewedPackage(package), let files = try? previewed.sources() else {
            return [package]
        }
        return files.map { "\(package)/\($0)" }
    }

    private static func date(of path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
}

extension GoldenSession {
    /// Whether a case has a golden's name for certain.
    fileprivate func isClaimed(_ name: String) -> Bool {
        cases.contains { $0.name == name } || unbuilt.contains { $0.name == name }
    }

    /// The goldens that no case claims, nor can claim once a package is built.
    fileprivate var unclaimed: [String] {
        folder.unclaimed(by: cases).filter { name in !unbuilt.contains { $0.mayBe(name) } }
    }
}
