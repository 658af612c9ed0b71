import KeylineImageCoding
import KeylineScenes

/// The layout that a picture was drawn from, as the picture's file carries it: what differs in a picture is told by the constraints and views
/// that changed, as in a golden that is a layout.
struct RecordedLayout: Equatable {
    private static let keyword = "Layout"
    /// The most bytes that it may add to a golden, which has a bound.
    private static let mostBytes = 12 << 10

    /// The line after which the fonts, colours and distances of views follow.
    private static let heading = "drawn"

    /// The lines of the layout.
    let lines: [String]
    /// The fonts, colours and distances of views as the picture shows them, a line each; nil in pictures of earlier versions.
    private let looks: [String]?

    /// The layout of a scene.
    init(_ scene: Scene) {
        lines = TextGolden(scene, .layout).lines
        looks = PicturedView.views(of: scene).compactMap(\.look)
    }

    /// The layout that a picture carries; nil where it carries none.
    init?(picture: [UInt8]) {
        guard let text = PNGText.compressedText(for: Self.keyword, in: picture) else { return nil }
        let all = TextGolden(bytes: [UInt8](text.utf8)).lines
        let end = all.lastIndex(of: Self.heading)
        self.init(lines: Array(all[..<(end ?? all.endIndex)]), looks: end.map { Array(all[($0 + 1)...]) })
    }

    private init(lines: [String], looks: [String]?) {
        self.lines = lines
        self.looks = looks
    }

    /// Whether it has layouts of a strip's earlier pictures.
    private var hasEarlierPictures: Bool { lines.contains { $0.contains(#""picture-1/"#) } }

    /// The layout of a strip's last picture alone: the views and constraints of the others come before its own in the tree.
    private var ofLastPicture: RecordedLayout {
        guard hasEarlierPictures else { return self }
        return RecordedLayout(
            lines: lines.filter { line in
                !line.hasPrefix("├─") && !line.hasPrefix("│") && line.firstMatch(of: /\bpicture-\d+\//) == nil
            }, looks: looks?.filter { !$0.contains("\"picture-") })
    }

    private var withoutLooks: RecordedLayout { RecordedLayout(lines: lines, looks: nil) }

    /// The views with fonts, colours and distances; nil where these are not known.
    private var views: [PicturedView]? { looks.map { PicturedView.views(in: lines, looking: $0) } }

    /// The layout as far as another one has it: a golden of many pictures carries the last one's alone.
    func reduced(to other: RecordedLayout?) -> RecordedLayout {
        other.map { $0.hasEarlierPictures ? self : ofLastPicture } ?? self
    }

    /// The bytes of a picture that carries it, as far as the bound allows: without fonts and colours, or of a strip the last picture's; the same
    /// picture where that is too long too.
    func added(to picture: [UInt8]) throws -> [UInt8] {
        for layout in [self, withoutLooks, ofLastPicture, ofLastPicture.withoutLooks] {
            let looks = layout.looks.map { [Self.heading] + $0 } ?? []
            let text = (layout.lines + looks).map { $0 + "\n" }.joined()
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
        let alignment = LayoutAlignment(from: old.lines, to: new.lines)
        let changed = GoldenCause.causes(from: old.lines, to: new.lines, alignment).filter { !$0.isConsequence }
        let drawn = old.views.flatMap { before in
            new.views.map { PicturedView.causes(from: before, to: $0, alignment) }
        }
        let roots = toldOnce(changed + (drawn ?? []))
        guard !roots.isEmpty else { return pixels }
        // Whose colours are known, what it draws in is told by them.
        let subjects = Set((drawn ?? []).map(\.subject))
        return roots + pixels.filter { $0.isColor && !subjects.contains($0.subject) }
    }

    /// The causes without those that an earlier picture of a strip shares with a later one.
    private static func toldOnce(_ causes: [GoldenCause]) -> [GoldenCause] {
        var seen: Set<String> = []
        return causes.reversed().filter { cause in
            seen.insert(cause.words.replacing(/picture-\d+\//, with: "")).inserted
        }.reversed()
    }
}
