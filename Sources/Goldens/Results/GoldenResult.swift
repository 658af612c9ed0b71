import KeylineByteText
import KeylinePictureComparison
import KeylinePreviews

/// What comparing one case with its golden showed, as a value that can be written to a file and read on another machine.
public struct GoldenResult: Codable, Hashable, Sendable {
    /// What became of a case.
    public enum State: String, Codable, Hashable, Sendable, CaseIterable {
        /// Something differs.
        case different
        /// Nothing is recorded.
        case missing
        /// There is nothing to compare.
        case failed
        /// Nothing differs.
        case same
    }

    /// A part of a picture that changed.
    public struct Region: Codable, Hashable, Sendable {
        /// x, y, width and height in pixels.
        public var pixels: [Int]
        /// The views that draw there now, those in front first, in words.
        public var views: [String]
    }

    /// A line of a text that changed, or one beside it.
    public struct Line: Codable, Hashable, Sendable {
        /// What happened to a line.
        public enum Kind: String, Codable, Sendable {
            case kept
            case removed
            case added
            case skipped
        }

        /// What happened to it.
        public var kind: Kind
        /// The line; how many there are where they are skipped.
        public var text: String
    }

    /// The files that a failure left, relative to the folder of failures.
    public struct Files: Codable, Hashable, Sendable {
        /// A copy of the golden; nil where nothing is recorded.
        public var expected: String?
        /// The result of now.
        public var actual: String
        /// Nil for a text.
        public var difference: String?
        /// For a text, the picture of its scene now.
        public var picture: String?
        /// The inspector's page of the scene; nil where none was asked for.
        public var inspector: String?

        /// All of them.
        public var all: [String] { [expected, actual, difference, picture, inspector].compactMap { $0 } }
    }

    /// The golden's name.
    public var name: String
    /// What the result is made from, in words.
    public var origin: String
    /// The command that takes the scene apart; nil where nobody can.
    public var inspection: String?
    /// What became of it.
    public var state: State
    /// What differs or went wrong, in words; empty where all is well.
    public var summary = ""
    /// What brought it about, in words; equal for what changed for one reason in several environments.
    public var causes: [GoldenCause] = []
    /// True where more causes were found than are named; nil where all are.
    public var hasMoreCauses: Bool?
    /// What a person was shown; nil where nothing differs or nothing could be drawn.
    public var digests: GoldenDigests?
    /// The parts of a picture that changed, from the top.
    public var regions: [Region] = []
    /// The lines of a text that changed, with those around them.
    public var lines: [Line] = []
    /// How the libraries that made the golden differ from those that run now; nil where they do not.
    public var libraryChange: String?
    /// The source of the difference; nil where the golden does not tell.
    public var source: Source?
    /// The width and height of the larger picture, in pixels; empty for a text.
    public var pixelSize: [Int] = []
    /// What was left in the folder of failures; nil where nothing differs.
    public var files: Files?
}

extension GoldenResult {
    /// Says what became of a case.
    init(_ golden: GoldenCase, _ state: State) {
        name = golden.name
        origin = golden.origin
        inspection = golden.inspection
        self.state = state
    }

    /// Says why there is nothing to compare.
    init(_ golden: GoldenCase, failed error: any Error) {
        self.init(golden, .failed)
        summary = "\(error)"
    }

    /// Names the first causes of all that there are.
    mutating func setCauses(_ all: [GoldenCause]) {
        causes = Array(all.prefix(GoldenCause.mostNamed))
        hasMoreCauses = all.count > GoldenCause.mostNamed ? true : nil
    }

    /// What differs, in which views, and what to do about it, a line each.
    ///
    /// - Parameter commands: The commands that settle failures.
    /// - Returns: The lines.
    public func words(_ commands: GoldenCommands) -> [String] {
        switch state {
        case .same: []
        case .failed: words
        case .missing: words + ["record it with: \(commands.accept(name))"]
        case .different: words + ["accept it with: \(commands.accept(name))"]
        }
    }

    /// Whether groups with some titles are all that brought the failure about: frames that follow from other changes do not count, unless
    /// they are all there is.
    func isBroughtAboutOnly(by titles: Set<String>) -> Bool {
        hasMoreCauses != true && otherCauses(than: titles).isEmpty
    }

    /// The causes besides some groups, in words.
    func otherCauses(than titles: Set<String>) -> [String] {
        decisiveCauses.filter { !$0.isNamed(in: titles) }.map(\.description)
    }

    /// The causes from which the others follow; all where there are only frames.
    var decisiveCauses: [GoldenCause] {
        let roots = causes.filter { !$0.isConsequence }
        return roots.isEmpty ? causes : roots
    }

    /// What differs or went wrong, and in which views, a line each.
    public var words: [String] {
        var lines = [summary]
        // Constraints, texts and findings tell more than the places where that shows.
        let roots = causes.filter { !$0.isConsequence && !$0.isInSummary }
        lines += roots.prefix(4).map(\.words)
        if roots.count > 4 {
            lines.append("… and \(roots.count - 4) more \(roots.count == 5 ? "cause" : "causes")")
        }
        lines += regions.prefix(8).map { region in
            "\(region.rect)" + (region.views.isEmpty ? "" : ": " + region.views.joined(separator: ", "))
        }
        if regions.count > 8 {
            lines.append("… and \(regions.count - 8) more \(regions.count == 9 ? "place" : "places")")
        }
        return lines + [source?.words, libraryChange].compactMap { $0 }
    }
}

extension GoldenResult.Region {
    /// The part of the picture; a region that was read has four numbers (`GoldenResults.fault`).
    var rect: PixelRect { PixelRect(x: pixels[0], y: pixels[1], width: pixels[2], height: pixels[3]) }
}

extension GoldenResult.Line {
    init(_ line: LineDifference.Line) {
        switch line {
        case .kept(let text): self.init(kind: .kept, text: text)
        case .removed(let text): self.init(kind: .removed, text: text)
        case .added(let text): self.init(kind: .added, text: text)
        case .skipped(let count): self.init(kind: .skipped, text: "\(count)")
        }
    }
}

extension GoldenResult.Files {
    /// How the names of inspectors' pages end.
    static let inspectorEnding = ".inspector.html"

    /// Where the files of a golden go that differs.
    init(of golden: GoldenCase) { self.init(name: golden.name, kind: golden.kind) }

    /// Where the files of a golden go that differs.
    init(name: String, kind: GoldenCase.Kind) {
        let stem = Self.stem(name: name, kind: kind)
        func file(_ part: String) -> String { "\(stem).\(part)\(kind.rawValue)" }
        expected = file("expected")
        actual = file("actual")
        difference = kind == .picture ? file("difference") : nil
        picture = kind.isText ? "\(stem).picture.png" : nil
    }

    /// The name of the inspector's page of a golden's scene.
    static func inspector(name: String, kind: GoldenCase.Kind) -> String {
        stem(name: name, kind: kind) + inspectorEnding
    }

    /// What the names of a golden's files begin with: its own name without its ending, as far as no file system refuses it.
    private static func stem(name: String, kind: GoldenCase.Kind) -> String {
        let stem = String(name.dropLast(kind.rawValue.count))
        let folder = stem.deletingLastPathComponent
        let name = PictureNames.shortened(stem.lastPathComponent)
        return folder.isEmpty ? name : "\(folder)/\(name)"
    }
}
