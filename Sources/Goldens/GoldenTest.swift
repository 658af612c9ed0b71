import Foundation
public import KeylineGraphics
import KeylinePreviews
import KeylineRendering
import KeylineScenes
import KeylineWorkers

/// Compares cases with their goldens. Nothing in the golden folder is ever written.
///
/// For tools that manage goldens themselves; a test calls `expectGolden` of `KeylineTesting`.
///
/// ```swift
/// let test = GoldenTest(GoldenFolder("Goldens"), output: "out/goldens", fonts: fonts, jobs: 2)
/// let outcome = try await test.run(cases, of: cases, commands: commands)
/// if !outcome.hasPassed { print("see \(outcome.report ?? "out/goldens")") }
/// ```
public struct GoldenTest: Sendable {
    /// Pictures that were drawn before; nil to draw them all.
    public var cache: GoldenCache?
    /// The most bytes that a golden may have; nil for any number.
    public var mostBytes: Int?
    /// Whether an inspector's page is written for each case that differs.
    public var writesInspectors = false
    private let folder: GoldenFolder
    private let output: String
    private let renderer: BitmapRenderer
    private let jobs: Int

    /// Plans a test.
    ///
    /// - Parameters:
    ///   - folder: The goldens.
    ///   - output: Where the files of failures, the results and the report go.
    ///   - fonts: The fonts of the pictures.
    ///   - jobs: How many cases are compared at once, at least 1.
    public init(_ folder: GoldenFolder, output: String, fonts: any FontDataSource, jobs: Int) {
        self.folder = folder
        self.output = output
        self.jobs = jobs
        renderer = BitmapRenderer(fonts: fonts)
    }

    /// Compares one case at once, without a report.
    @MainActor
    public func compare(_ golden: GoldenCase) -> GoldenResult {
        let comparison = GoldenComparison(folder: folder, output: output, renderer: renderer, cache: cache)
        let verdict = Result { try comparison.verdict(on: GoldenSubject(golden)) }
        switch verdict {
        case .success(let verdict): return GoldenResult(golden, verdict)
        case .failure(let error): return GoldenResult(golden, .failed(error))
        }
    }

    /// Records one case at once.
    ///
    /// - Returns: Whether the golden changed.
    @MainActor
    public func record(_ golden: GoldenCase) throws -> Bool {
        try GoldenRecorder.record(GoldenSubject(golden), in: folder, renderer)
    }

    /// What a test showed.
    public struct Outcome: Sendable {
        /// Each case with its verdict, in the cases' order.
        public var verdicts: [(golden: GoldenCase, verdict: GoldenVerdict)]
        /// The goldens that no case claims.
        public var unclaimed: [String]
        /// The goldens that are larger than is allowed, with their sizes in bytes.
        public var oversized: [String: Int] = [:]
        /// The seconds that each case took, by name.
        public var costs: [String: Double] = [:]
        /// The report; nil where all is well.
        public var report: String?

        /// Whether all is well.
        public var hasPassed: Bool {
            unclaimed.isEmpty && oversized.isEmpty
                && verdicts.allSatisfy { if case .same = $0.verdict { true } else { false } }
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
        let comparison = GoldenComparison(folder: folder, output: output, renderer: renderer, cache: cache)
        let results = await Pipeline.run(
            cases, jobs: jobs,
            make: { golden in try Self.timed { try folder.work(on: golden.name).attempt { try GoldenSubject(golden) } }
            },
            work: { subject in
                let (verdict, seconds) = try Self.timed {
                    try comparison.folder.work(on: subject.value.golden.name).attempt {
                        try comparison.verdict(on: subject.value)
                    }
                }
                return (verdict: verdict, seconds: subject.seconds + seconds)
            },
            finished: finished)
        let verdicts = zip(cases, results).map { golden, result in
            (golden, (try? result.get().verdict) ?? .failed(result.error ?? CancellationError()))
        }
        var outcome = Outcome(
            verdicts: writesInspectors ? try verdicts.map(inspected) : verdicts, unclaimed: folder.unclaimed(by: all))
        outcome.oversized = mostBytes.map(folder.goldens(largerThan:)) ?? [:]
        for (golden, result) in zip(cases, results) { outcome.costs[golden.name] = try? result.get().seconds }
        guard !outcome.hasPassed else { return outcome }
        outcome.report = try GoldenResults(outcome, of: all.map(\.name)).writeReport(to: output, commands: commands)
        return outcome
    }

    /// A verdict with the inspector's page of what differs.
    @MainActor
    private func inspected(
        _ golden: GoldenCase, _ verdict: GoldenVerdict
    ) throws -> (golden: GoldenCase, verdict: GoldenVerdict) {
        guard case .different(var difference) = verdict, let page = golden.inspectorPage else {
            return (golden, verdict)
        }
        let file = difference.files.usualInspector
        do {
            try folder.work(on: golden.name).attempt { try OutputFolder(output).write(try page(), to: file) }
        } catch { return (golden, .failed(error)) }
        difference.files.inspector = file
        return (golden, .different(difference))
    }

    private static func timed<Value>(_ body: () throws -> Value) rethrows -> (value: Value, seconds: Double) {
        let clock = ContinuousClock()
        let start = clock.now
        let value = try body()
        return (
            value,
            Double((clock.now - start).components.attoseconds) / 1e18 + Double((clock.now - start).components.seconds)
        )
    }
}

extension GoldenResults {
    /// Writes the page about what failed.
    ///
    /// - Parameters:
    ///   - output: The folder of failures, which has their files.
    ///   - commands: The commands that the page names.
    /// - Returns: The page's path.
    /// - Throws: An `InputError` where it cannot be written.
    public func writeReport(to output: String, commands: GoldenCommands) throws -> String {
        let report = "report.html"
        try OutputFolder(output).write(GoldenReport(self, commands: commands).html(), to: report)
        return "\(output)/\(report)"
    }
}

extension Result {
    fileprivate var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
