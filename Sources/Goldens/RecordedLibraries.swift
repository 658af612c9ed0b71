import KeylineImageCoding
import KeylineRendering
import KeylineScenes
import KeylineTypesetting

/// The versions of the libraries that made a golden, as the golden carries them.
struct RecordedLibraries: Equatable {
    private static let keyword = "Libraries"

    /// The versions in words, one library after the other; nil where a golden carries none.
    let text: String?

    /// The libraries that decide what a kind of golden looks like, as they run now.
    static func current(for kind: GoldenCase.Kind) -> RecordedLibraries {
        let text = [LibraryVersion.harfBuzz, .icu]
        let all = kind.isText ? text : text + [.freeType, .cairo]
        return RecordedLibraries(text: all.map(\.description).joined(separator: ", "))
    }

    /// What the bytes of a picture carry.
    init(picture: [UInt8]) {
        text = PNGText.text(for: Self.keyword, in: picture)
    }

    init(text: String?) {
        self.text = text
    }

    /// The bytes of a picture that carries them.
    func added(to picture: [UInt8]) -> [UInt8] {
        PNGText.adding(text ?? "", keyword: Self.keyword, to: picture)
    }

    /// How the libraries that run now differ from these; nil where they do not, or where nothing is known.
    func change(to current: RecordedLibraries) -> String? {
        guard let text, let now = current.text, text != now else { return nil }
        let before = Set(text.split(separator: ", ")), after = Set(now.split(separator: ", "))
        let gone = text.split(separator: ", ").filter { !after.contains($0) }.joined(separator: ", ")
        let new = now.split(separator: ", ").filter { !before.contains($0) }.joined(separator: ", ")
        return "recorded with \(gone); this is \(new)"
    }
}
