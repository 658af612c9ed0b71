import KeylineImageCoding
import KeylineScenes

/// The layout that a picture was drawn from, as the picture's file carries it: what differs in a picture is told by the constraints and views
/// that changed, as in a golden that is a layout.
struct RecordedLayout: Equatable {
    private static let keyword = "Layout"
    /// The most bytes that it may add to a golden, which has a bound.
    private static let mostBytes = 12 << 10

    /// The lines of the layout.
    let lines: [String]

    /// The layout of a scene.
    init(_ scene: Scene) { lines = TextGolden(scene, .layout).lines }

    /// The layout that a picture carries; nil where it carries none.
    init?(picture: [UInt8]) {
        guard let text = PNGText.compressedText(for: Self.keyword, in: picture) else { return nil }
        lines = TextGolden(bytes: [UInt8](text.utf8)).lines
    }

    /// The bytes of a picture that carries it; the same picture where it is too long.
    func added(to picture: [UInt8]) throws -> [UInt8] {
        let text = lines.map { $0 + "\n" }.joined()
        let file = try PNGText.addingCompressed(text, keyword: Self.keyword, to: picture)
        return file.count - picture.count <= Self.mostBytes ? file : picture
    }

    /// The reasons why a picture differs, the layout's before the pixels': where constraints, texts or states of views changed, what moved
    /// or is drawn differently follows from that.
    static func causes(
        from old: RecordedLayout, to new: RecordedLayout, and pixels: [GoldenCause]
    ) -> [GoldenCause] {
        let roots = toldOnce(GoldenCause.causes(from: old.lines, to: new.lines).filter { !$0.isConsequence })
        return roots.isEmpty ? pixels : roots + pixels.filter(\.isColor)
    }

    /// The causes without those that an earlier picture of a strip shares with a later one.
    private static func toldOnce(_ causes: [GoldenCause]) -> [GoldenCause] {
        var seen: Set<String> = []
        return causes.reversed().filter { cause in
            seen.insert(cause.words.replacing(/picture-\d+\//, with: "")).inserted
        }.reversed()
    }
}
