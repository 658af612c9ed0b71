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
    /// When and of what the results are made, for the report; its seconds are measured.
    public var origin = ReportOrigin()
    /// Whether the report has its pictures in itself.
    public var writesSingleFile = false
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
        do { return try comparison.result(of: GoldenSubject(golden)) } catch {
            return GoldenResult(golden, failed: error)
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
        /// What became of each case, the goldens that no case claims and those that are too large.
        public var results: GoldenResults
        /// The seconds that each case took, by name.
        public var costs: [String: Double] = [:]
        /// The report; nil where all is well.
        public var report: String?

        /// Whether all is well.
        public var hasPassed: Bool { results.hasPassed }
    }

    /// Compares.
    ///
    /// - Parameters:
    ///   - cases: What is compared.
    ///   - all: Every case that there is: a golden that none of them claims fails.
    ///   - commands: The commands that the report names.
    ///   - finished: Called after each case; true if it is not as recorded.
    /// - Returns: The results.
    /// - Throws: An `InputError` where the report cannot be written.
    @MainActor
    public func run(
        _ cases: [GoldenCase], of all: [GoldenCase], commands: GoldenCommands,
        finished: @MainActor (_ hasFailed: Bool) -> Void = { _ in }
    ) async throws -> Outcome {
        FailureFiles(output).clear()
        let comparison = GoldenComparison(folder: folder, output: output, renderer: renderer, cache: cache)
        let compared = await Pipeline.run(
            cases, jobs: jobs,
            make: { golden in try Self.timed { try folder.work(on: golden.name).attempt { try GoldenSubject(golden) } }
            },
            work: {
                (subject: (value: GoldenSubject, seconds: Double)) throws -> (result: GoldenResult, seconds: Double) in
                let (result, seconds) = try Self.timed {
                    try comparison.folder.work(on: subject.value.golden.name).attempt {
                        try comparison.result(of: subject.value)
                    }
                }
                return (result: result, seconds: subject.seconds + seconds)
            },
            finished: { compared in finished((try? compared.get().result.state) != .same) })
        var results = zip(cases, compared).map { golden, compared in
            switch compared {
            case .success(let compared): compared.result
            case .failure(let error): GoldenResult(golden, failed: error)
            }
        }
        if writesInspectors { results = try zip(cases, results).map(inspected) }
        let skipped = Set(all.map(\.name)).subtracting(cases.map(\.name))
        let oversized = mostBytes.map(folder.goldens(largerThan:)) ?? [:]
        var outcome = Outcome(
            results: GoldenResults(
                results, of: all.map(\.name), unclaimed: folder.unclaimed(by: all),
                oversized: oversized.filter { !skipped.contains($0.key) }))
        for (golden, compared) in zip(cases, compared) { outcome.costs[golden.name] = try? compared.get().seconds }
        guard !outcome.hasPassed else { return outcome }
        var origin = origin
        origin.seconds = origin.time.map { Date().timeIntervalSince($0) }
        outcome.report = try outcome.results.writeReport(
            to: output, commands: commands, origin: origin, isSingleFile: writesSingleFile)
        return outcome
    }

    /// A result with the inspector's page of what differs.
    @MainActor
    private func inspected(_ golden: GoldenCase, _ result: GoldenResult) throws -> GoldenResult {
        guard result.state == .different, let page = golden.inspectorPage else { return result }
        let file = GoldenResult.Files.inspector(name: golden.name, kind: golden.kind)
        do {
            try folder.work(on: golden.name).attempt { try OutputFolder(output).write(try page(), to: file) }
        } catch { return GoldenResult(golden, failed: error) }
        var result = result
        result.files?.inspector = file
        return result
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
    ///   - origin: When and of what they were made.
    ///   - isSingleFile: Whether the page has its pictures in itself.
    /// - Returns: The page's path.
    /// - Throws: An `InputError` where it cannot be written.
    public func writeReport(
        to output: String, commands: GoldenCommands, origin: ReportOrigin = ReportOrigin(), isSingleFile: Bool = false
    ) throws -> String {
        let report = "report.html"
        let pictures = isSingleFile ? ReportPictures.inside(folder: output) : .beside
        let page = GoldenReport(self, commands: commands, origin: origin, pictures: pictures)
        try OutputFolder(output).write(page.html(), to: report)
        return "\(output)/\(report)"
    }
}
