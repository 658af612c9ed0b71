public import KeylineGraphics
import KeylineImageCoding
import KeylinePreviews
import KeylineRendering
import KeylineWorkers

/// Records what cases give now as their goldens.
///
/// ```swift
/// for result in await GoldenRecorder(GoldenFolder("Goldens"), fonts: fonts, jobs: 2).record(cases) {
///     if try result.get() { print("changed") }
/// }
/// ```
public struct GoldenRecorder: Sendable {
    /// Whether every byte of a picture's file is saved, which takes ten times as long as drawing a small one.
    public var savesEveryByte = false
    private let folder: GoldenFolder
    private let renderer: BitmapRenderer
    private let jobs: Int

    /// Creates a recorder.
    ///
    /// - Parameters:
    ///   - folder: Where the goldens go.
    ///   - fonts: The fonts of the pictures.
    ///   - jobs: How many cases are recorded at once, at least 1.
    public init(_ folder: GoldenFolder, fonts: any FontDataSource, jobs: Int) {
        self.folder = folder
        self.jobs = jobs
        renderer = BitmapRenderer(fonts: fonts)
    }

    /// Records cases.
    ///
    /// - Parameters:
    ///   - cases: What is recorded.
    ///   - review: What a person was shown, if only that may be recorded; `GoldenError.notReviewed` is then the result of every case
    ///     that gives something else. Nil for whatever is drawn now.
    ///   - finished: Called after each case; true if it could not be recorded.
    /// - Returns: Whether each golden changed, or why it was not recorded, in the cases' order.
    @MainActor
    public func record(
        _ cases: [GoldenCase], review: GoldenReview? = nil, finished: @MainActor (_ hasFailed: Bool) -> Void = { _ in }
    ) async -> [Result<Bool, any Error>] {
        folder.removeLeftovers()
        let folder = folder
        let renderer = renderer
        let encoder = savesEveryByte ? PNGEncoder(effort: .smallest) : Self.usualEncoder
        return await Pipeline.run(
            cases, jobs: jobs,
            make: { golden in try folder.work(on: golden.name).attempt { try GoldenSubject(golden) } },
            work: { (subject: GoldenSubject) throws -> Bool in
                var work = folder.work(on: subject.golden.name)
                work.output = work.file
                return try work.attemptOnce {
                    guard let review else { return try Self.record(subject, in: folder, renderer, encoder) }
                    return try Self.record(subject, in: folder, renderer, encoder) { result in
                        try Self.check(result, of: subject.golden, against: review, in: folder)
                    }
                }
            },
            finished: { result in
                if case .success = result { finished(false) } else { finished(true) }
            })
    }

    /// Writes files that are the same on every machine, small enough to be kept.
    static let usualEncoder = PNGEncoder(effort: .small, seeksPalette: true)

    /// Records one subject; false where the golden shows it already, whose file is left as it is. A check of the digest of what would be
    /// recorded throws where it must not be.
    static func record(
        _ subject: GoldenSubject, in folder: GoldenFolder, _ renderer: BitmapRenderer,
        _ encoder: PNGEncoder = usualEncoder, check: (_ digest: String) throws -> Void = { _ in }
    ) throws -> Bool {
        let recorded = try folder.bytes(of: subject.golden.name)
        switch subject.golden.kind {
        case .layout, .accessibility:
            let layout = subject.text
            if let recorded, TextGolden(bytes: recorded).lines == layout.lines { return false }
            try check(GoldenDigests.digest(of: layout))
            try folder.write(layout.bytes, as: subject.golden.name)
        case .picture:
            let drawn = try subject.bitmap(renderer)
            if let recorded, shows(recorded, drawn) { return false }
            try check(GoldenDigests.digest(of: drawn))
            let bytes = try subject.picture(drawn, encoder)
            try folder.write(bytes, as: subject.golden.name)
        }
        return true
    }

    /// Whether a file shows a picture, whatever else it has, such as the versions of libraries.
    private static func shows(_ bytes: [UInt8], _ picture: Bitmap) -> Bool {
        PNGDecoder().isKnown(bytes, toShow: picture) || (try? PNGDecoder().decode(bytes)) == picture
    }

    /// Throws unless a result replaces what a person saw it replace.
    private static func check(
        _ digest: String, of golden: GoldenCase, against review: GoldenReview, in folder: GoldenFolder
    ) throws {
        let recorded = try folder.bytes(of: golden.name).map { try digestOfGolden($0, golden.kind) }
        if let reason = review.refusal(of: golden.name, digest, inPlaceOf: recorded) {
            throw GoldenError.notReviewed(NotReviewed(file: folder.file(golden.name), reason: reason))
        }
    }

    private static func digestOfGolden(_ bytes: [UInt8], _ kind: GoldenCase.Kind) throws -> String {
        switch kind {
        case .layout, .accessibility: GoldenDigests.digest(of: TextGolden(bytes: bytes))
        case .picture: GoldenDigests.digest(of: try PNGDecoder().decode(bytes))
        }
    }
}
