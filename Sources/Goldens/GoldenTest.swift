import Foundation
public import KeylineGraphics
import KeylinePreviews
import KeylineRendering
import KeylineScenes

/// Compares cases with their goldens. Nothing in the golden folder is ever written.
public struct GoldenTest: Sendable {
    private let folder: GoldenFolder
    private let output: String
    private let renderer: BitmapRenderer
    private let jobs: Int

    /// Plans a test.
    ///
    /// - Parameters:
    ///   - folder: The goldens.
    ///   - output: Where the files of failures and the report go.
    ///   - fonts: The fonts of the pictures.
    ///   - jobs: How many cases are compared at once, at least 1.
    public init(_ folder: GoldenFolder, output: String, fonts: any FontDataSource, jobs: Int) {
        (self.folder, self.output, self.jobs) = (folder, output, jobs)
        renderer = BitmapRenderer(fonts: fonts)
    }

    /// What a test showed.
    public struct Outcome: Sendable {
        /// Each case with its verdict, in the cases' order.
        public var verdicts: [(golden: GoldenCase, verdict: GoldenVerdict)]
        /// The goldens that no case claims.
        public var unclaimed: [String]
        /// The report; nil where all is well.
        public var report: String?

        /// Whether all is well.
        public var hasPassed: Bool {
            unclaimed.isEmpty && verdicts.allSatisfy { if case .same = $0.verdict { true } else { false } }
        }
    }

    /// Compares.
    ///
    /// - Parameters:
    ///   - cases: What is compared.
    ///   - all: Every case that there is: a golden that none of them claims fails.
    ///   - commands: The commands that the report names.
    ///   - finished: Called after each case.
    /// - Returns: The verdicts.
    /// - Throws: An `InputError` where the report cannot be written.
    @MainActor
    public func run(
        _ cases: [GoldenCase], of all: [GoldenCase], commands: GoldenCommands, finished: @MainActor () -> Void = {}
    ) async throws -> Outcome {
        FailureFiles(output).clear()
        let comparison = GoldenComparison(folder: folder, output: output, renderer: renderer)
        let results = await Pipeline.run(
            cases, jobs: jobs, make: { try GoldenSubject($0) }, work: { try comparison.verdict(on: $0) },
            finished: finished)
        let verdicts = zip(cases, results).map { golden, result in
            (golden, (try? result.get()) ?? .failed(result.error ?? CancellationError()))
        }
        var outcome = Outcome(verdicts: verdicts, unclaimed: folder.unclaimed(by: all), report: nil)
        guard !outcome.hasPassed else { return outcome }
        let report = "\(output)/report.html"
        try OutputFolder.make(output)
        try OutputFile.write(GoldenReport(outcome, commands: commands).html, to: report)
        outcome.report = report
        return outcome
    }
}

extension Result {
    fileprivate var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
