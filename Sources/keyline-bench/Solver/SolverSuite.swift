import Foundation

/// Every workload beside kiwi, in turns.
struct SolverSuite {
    var workloads = URL(fileURLWithPath: ".build/bench/workloads", isDirectory: true)
    var peerProgram = URL(fileURLWithPath: ".build/bench/kiwi-bench")
    var boxesProgram = URL(fileURLWithPath: ".build/bench/taffy-bench")
    var output = URL(fileURLWithPath: "out/bench", isDirectory: true)
    /// The names of the workloads to measure; all if it is empty.
    var only: Set<String> = []

    /// The seconds for kiwi on one workload, of which its program ends by itself or is ended.
    private static let patience = 5.0

    /// Measures, prints each row as it comes, and writes them all.
    func run(repeats: Int) throws {
        let peer = KiwiPeer(program: peerProgram)
        var report = BenchmarkReport(suite: "solver")
        for file in try files() {
            for row in try rows(file, peer: peer, repeats: repeats) { report.add(row) }
        }
        try report.write(into: output)
    }

    private func files() throws -> [URL] {
        let files = (try? FileManager.default.contentsOfDirectory(at: workloads, includingPropertiesForKeys: nil)) ?? []
        let chosen = files.filter { file in
            file.lastPathComponent.hasSuffix(Self.suffix) && (only.isEmpty || only.contains(Self.name(file)))
        }
        guard !chosen.isEmpty else {
            throw BenchmarkError.usage("there are no workloads in \(workloads.path): make bench-setup")
        }
        return chosen.sorted {
            $0.lastPathComponent.compare($1.lastPathComponent, options: .numeric) == .orderedAscending
        }
    }

    private static let suffix = ".xw.txt"
    private static func name(_ file: URL) -> String { String(file.lastPathComponent.dropLast(suffix.count)) }

    private func rows(_ file: URL, peer: KiwiPeer?, repeats: Int) throws -> [BenchmarkRow] {
        var ours = WorkloadMeasurement(try Workload(path: file.path))
        var theirs = KiwiMeasurement(seconds: Self.patience)
        let taffy = TaffyPeer.draws(Self.name(file)) ? TaffyPeer(program: boxesProgram) : nil
        var boxes: [Double] = []
        for _ in 0..<repeats {
            for _ in 0..<KiwiPeer.rounds { try ours.measure() }
            try theirs.measure(file, with: peer)
            if let taffy { boxes.append(try taffy.layout(Self.name(file))) }
        }
        let name = "\(Self.name(file)) (\(ours.workload.constraints.count))"
        func row(_ what: String, _ ours: Double, _ theirs: Double?, unit: String, peer: String = KiwiPeer.name)
            -> BenchmarkRow
        {
            BenchmarkRow(
                name: "\(name) \(what)", peer: peer, ours: ours, theirs: theirs, unit: unit,
                command: "keyline-bench solver --only \(Self.name(file))")
        }
        var rows = [row("build", ours.build, theirs.build, unit: "µs")]
        rows += ours.groups.map { row("edit \($0)", ours.edit($0), theirs.edit($0), unit: "µs") }
        rows.append(
            row("memory", try HeapFigure.ours(file), theirs.build == nil ? nil : try peer?.heap(file), unit: "kB"))
        if TaffyPeer.draws(Self.name(file)) {
            rows.append(
                row("build", ours.build, boxes.isEmpty ? nil : boxes.median, unit: "µs", peer: TaffyPeer.name))
        }
        if let flex = FlexFigures.faster(Self.name(file), kiwi: theirs.build) {
            rows.append(row("build", ours.build, flex, unit: "µs", peer: "Yoga or Taffy, recorded, scaled by kiwi"))
        }
        return rows
    }
}
