import KeylineByteText
import KeylineScenes

/// A golden that is text: the layout of a scene or its elements of VoiceOver, what there is to say about it, and the libraries that made it.
struct TextGolden: Equatable {
    private static let librariesPrefix = "libraries: "
    private static let originPrefix = "origin: "

    /// The lines that are compared.
    let lines: [String]
    /// The libraries, which are not compared.
    let libraries: RecordedLibraries
    /// The origin, which is not compared either; nil where that is not known.
    var origin: RecordedOrigin?

    /// What a kind of golden records of a scene.
    init(_ scene: Scene, _ kind: GoldenCase.Kind) {
        let content =
            kind == .accessibility
            ? scene.accessibility.text(locale: scene.environment.locale) : scene.layout.comparedText
        var text = "\(scene.environment)\n\(content)"
        if !scene.diagnostics.isEmpty {
            // A place in a file would change a golden whenever a line is inserted above.
            text += "diagnostics\n" + scene.diagnostics.map { "  \(Self.line(of: $0))\n" }.joined()
        }
        lines = Self.lines(of: text)
        libraries = .current(for: kind)
    }

    /// What the bytes of a golden say.
    init(bytes: [UInt8]) {
        let all = Self.lines(of: String(decoding: bytes, as: UTF8.self))
        lines = all.filter { !$0.hasPrefix(Self.librariesPrefix) && !$0.hasPrefix(Self.originPrefix) }
            .map(ViewSnapshot.CodeValue.withoutPlaces)
        origin = all.first { $0.hasPrefix(Self.originPrefix) }.flatMap {
            RecordedOrigin(text: String($0.dropFirst(Self.originPrefix.count)))
        }
        let named = all.first { $0.hasPrefix(Self.librariesPrefix) }
        libraries = RecordedLibraries(text: named.map { String($0.dropFirst(Self.librariesPrefix.count)) })
    }

    /// The bytes of the golden.
    var bytes: [UInt8] {
        let last = [libraries.text.map { Self.librariesPrefix + $0 }, origin.map { Self.originPrefix + $0.text }]
            .compactMap { $0 }
        return [UInt8]((lines + last).map { $0 + "\n" }.joined().utf8)
    }

    private static func lines(of text: String) -> [String] {
        var lines = text.textLines
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func line(of diagnostic: Diagnostic) -> String {
        let subject = diagnostic.view.map { " " + $0.rawValue.quoted } ?? ""
        let message = diagnostic.message.textLines.joined(separator: "\n    ")
        return "\(diagnostic.severity.rawValue): \(diagnostic.kind.rawValue)\(subject): \(message)"
    }
}
