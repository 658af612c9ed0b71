import Foundation
import KeylineByteText
import KeylineGoldens
import KeylinePreviews
import KeylineScenes
import KeylineTypesetting

/// The list of goldens, `cases.txt` in their folder.
///
/// Each line is a golden's name, a file or an app's folder, and options of `keyline render`; `--across` makes a golden of every
/// combination, and `*` in the name one of every scene. Files are found from the folder around the goldens' folder. `#` begins a comment,
/// quotes keep spaces together. Lines share what directives say:
///
///     @environments release locales=en,ar,text-sizes=L,AX3
///     @defaults --scale 2
///     @group checkout/ --compare yiq
///     *.png Shop/Checkout.storyboard --across release
///     @end
struct CaseFile {
    /// The name of the list in the folder of goldens.
    static let name = "cases.txt"

    /// The list's path.
    let path: String
    /// What the list's files are found from, with a slash at the end; empty for the current folder.
    private let base: String

    init(folder: String) {
        let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        path = "\(trimmed)/\(Self.name)"
        let around = trimmed.deletingLastPathComponent
        base = around.isEmpty || around == "/" ? around : around + "/"
    }

    /// The cases in the order of the list.
    ///
    /// - Parameters:
    ///   - files: Opens sources; each file is opened once.
    ///   - settings: The named sets of environments, and how pictures are compared where no line says it.
    /// - Returns: The cases.
    /// - Throws: `CaseFileError` with the place of what is wrong, or what is wrong with a file.
    func cases(_ files: SceneFiles, settings: Settings = Settings()) throws -> [GoldenCase] {
        guard let data = InputFile.contents(atPath: path) else { throw CaseFileError(.missing, path) }
        let lines = String(decoding: data, as: UTF8.self).textLines
        var reader = CaseReader(path: path, base: base, files: files, settings: settings)
        for (index, line) in lines.enumerated() { try reader.read(line, line: index + 1) }
        try reader.finish()
        return reader.cases
    }
}
