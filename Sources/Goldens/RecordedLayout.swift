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

    private init(lines: [String]) { self.lines = lines }

    /// Whether it has layouts of a strip's earlier pictures.
    private var hasEarlierPictures: Bool { lines.contains { $0.contains(#""picture-1/"#) } }

    /// The layout of a strip's last picture alone: the views and constraints of the others come before its own in the tree.
    private var ofLastPicture: RecordedLayout {
        guard hasEarlierPictures else { return self }
        return RecordedLayout(
            lines: lines.filter { line in
                !line.hasPrefix("├─") && !line.hasPrefix("│") && line.firstMatch(of: /\bpicture-\d+\//) == nil
            })
    }

    /// The layout as far as another one has it: a golden of many pictures carries the last one's alone.
    func reduced(to other: RecordedLayout?) -> RecordedLayout {
        other.map { $0.hasEarlierPictures ? self : ofLastPicture } ?? self
    }

    /// The bytes of a picture that carries it, or of a strip the last picture's; the same picture where that is too long too.
    func added(to picture: [UInt8]) throws -> [UInt8] {
        for layout in [self, ofLastPicture] {
            let text = layout.lines.map { $0 + "\n" }.joined()
            let file = try PNGText.addingCompressed(text, keyword: Self.keyword, to: picture)
            if file.count - picture.count <= Self.mostBytes { return file }
        }
        return picture
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
