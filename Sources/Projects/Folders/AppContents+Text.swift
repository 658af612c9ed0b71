import Foundation
import KeylineByteText

extension AppContents: CustomStringConvertible {
    /// The contents as lines for people.
    public var description: String {
        var lines = [path]
        for file in files {
            lines.append("  \(file.file)" + (file.note ?? ""))
            lines += file.scenes.map { "    \($0)" }
        }
        lines += strings.map { "  texts \($0.path): \($0.languages.joined(separator: ", "))" }
        lines += catalogs.map { "  catalog \($0.path): \($0.counts)" }
        lines += fonts.map { "  font \($0)" }
        if !pictures.isEmpty { lines.append("  pictures outside of catalogs: \(pictures.count)") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The contents as JSON, with sorted keys.
    ///
    /// - Returns: The text.
    /// - Throws: An encoding error; there is no known way to cause one.
    public func json() throws -> String {
        try JSONForm.document.text(of: self)
    }
}

extension AppContents.File {
    /// Why there is no scene.
    fileprivate var note: String? {
        error.map { "  cannot be opened: \($0)" } ?? passedOver.map { "  skipped: \($0)" }
    }
}

extension AppContents.SceneEntry: CustomStringConvertible {
    /// The id, the other names, and the size.
    public var description: String {
        let others = names.map { "\"\($0)\"" }.joined(separator: " ")
        let place = [device, size.map { "\(Int($0.rounded()))" }.joined(separator: "×")].compactMap { $0 }
        return ([id, others].filter { !$0.isEmpty } + [place.joined(separator: " ")]).joined(separator: "  ")
    }
}

extension AppContents.Catalog {
    fileprivate var counts: String {
        [("image", images.count), ("colour", colors.count), ("symbol", symbols.count)]
            .filter { $0.1 > 0 }.map { "\($0.1) \($0.0)\($0.1 == 1 ? "" : "s")" }.joined(separator: ", ")
            .ifEmpty("empty")
    }
}

extension String {
    fileprivate func ifEmpty(_ other: String) -> String { isEmpty ? other : self }
}
