public import KeylineGraphics
import KeylinePreviews
import KeylineRendering

/// Records what cases give now as their goldens.
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
        (self.folder, self.jobs) = (folder, jobs)
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
        let (folder, renderer) = (folder, renderer)
        return await Pipeline.run(
            cases, jobs: jobs, make: { try GoldenSubject($0) },
            work: { subject in
                let bytes = try subject.bytes(renderer)
                guard try folder.bytes(of: subject.golden.name) != bytes else { return false }
                try folder.write(bytes, as: subject.golden.name)
                return true
            },
            finished: finished)
    }
}
