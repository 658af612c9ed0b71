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
    ///   - finished: Called after each case.
    /// - Returns: Whether each golden changed, or why it was not recorded, in the cases' order.
    @MainActor
    public func record(
        _ cases: [GoldenCase], finished: @MainActor () -> Void = {}
    ) async -> [Result<Bool, any Error>] {
        folder.removeLeftovers()
        let folder = folder
        let renderer = renderer
        return await Pipeline.run(
            cases, jobs: jobs,
            make: { golden in try folder.work(on: golden.name).attempt { try GoldenSubject(golden) } },
            work: { subject in
                var work = folder.work(on: subject.golden.name)
                work.output = work.file
                return try work.attemptOnce { try Self.record(subject, in: folder, renderer) }
            },
            finished: finished)
    }

    /// Records one subject; false where the golden shows it already.
    static func record(_ subject: GoldenSubject, in folder: GoldenFolder, _ renderer: BitmapRenderer) throws -> Bool {
        let bytes = try subject.bytes(renderer)
        guard try !showTheSame(folder.bytes(of: subject.golden.name), bytes, subject.golden.kind) else { return false }
        try folder.write(bytes, as: subject.golden.name)
        return true
    }

    /// Whether two files differ at most in what is not compared, such as the versions of libraries.
    private static func showTheSame(_ old: [UInt8]?, _ new: [UInt8], _ kind: GoldenCase.Kind) -> Bool {
        guard let old else { return false }
        if old == new { return true }
        switch kind {
        case .layout: return LayoutDump(bytes: old).lines == LayoutDump(bytes: new).lines
        case .picture:
            guard let before = try? PNGDecoder().decode(old), let after = try? PNGDecoder().decode(new) else {
                return false
            }
            return before == after
        }
    }
}
