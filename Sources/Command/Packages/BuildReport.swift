import Foundation
import KeylineByteText
import KeylineScenes

/// The cuts of the compiler's front and the adapter's notes about a package that was built.
struct BuildReport {
    /// Something that was cut, or a note, as the front leaves it.
    struct Entry: Codable, Hashable {
        let file: String
        let line: Int
        let column: Int
        /// The kind of thing that was cut; nil for a note.
        let part: String?
        let message: String
    }

    private struct Module: Codable {
        struct CutFile: Codable { let cuts: [Entry] }
        let module: String
        let cutFiles: [String: CutFile]
        let notes: [Entry]
    }

    /// Everything that was cut, by file and line.
    let cuts: [Entry]
    /// The adapter's notes, by file and line.
    let notes: [Entry]

    /// Reads the reports in a build folder.
    init(_ scratch: String) {
        let folder = scratch + "/debug"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let modules = names.filter { $0.hasSuffix(".build") }.compactMap { name in
            FileManager.default.contents(atPath: "\(folder)/\(name)/adapted/report.json")
                .flatMap { try? JSONDecoder().decode(Module.self, from: $0) }
        }
        func sorted(_ entries: [Entry]) -> [Entry] {
            Set(entries).sorted {
                ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message)
            }
        }
        cuts = sorted(modules.flatMap { $0.cutFiles.values.flatMap(\.cuts) })
        notes = sorted(modules.flatMap(\.notes))
    }

    /// The number of cuts that are printed unless all are asked for.
    private static let usual = 5

    /// Prints the mistakes for which something was cut on standard error.
    func tellErrors(_ package: PreviewedPackage) {
        for cut in cuts {
            let position = "\(package.ownPath(cut.file)):\(cut.line):\(cut.column)"
            Console.note("\(position): error: \(cut.message)\n".escaped(for: .terminal))
        }
    }

    /// Prints the cuts on standard error, in the compiler's form.
    func tell(_ package: PreviewedPackage, inFull: Bool) {
        for cut in inFull ? cuts[...] : cuts.prefix(Self.usual) {
            let position = "\(package.ownPath(cut.file)):\(cut.line):\(cut.column)"
            Console.note(
                "\(position): warning: this \(cut.part ?? "part") was cut: \(cut.message)\n".escaped(for: .terminal))
        }
        if inFull {
            for note in notes {
                let position = "\(package.ownPath(note.file)):\(note.line):\(note.column)"
                Console.note("\(position): note: \(note.message)\n".escaped(for: .terminal))
            }
        } else if cuts.count > Self.usual {
            Console.note(
                "\(cuts.count - Self.usual) more were cut; `keyline build` lists them, --strict makes them errors\n")
        }
    }
}
