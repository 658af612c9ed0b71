import KeylineByteText

/// What `keyline-bench solver FILE` prints.
struct SolverReport {
    let file: String
    private let measurement: WorkloadMeasurement

    init(file: String, _ measurement: WorkloadMeasurement) {
        self.file = file
        self.measurement = measurement
    }

    /// One line: `{"build_us":…,"conflicts":[…],"edits":{"GROUP_us":…},"file":…,"heap_kb":…}`.
    var json: String {
        let edits = measurement.groups.map { ("\($0)_us", Self.decimal(measurement.edit($0))) }
        return JSONForm.line.text(
            of: .object([
                "file": .string(file), "build_us": Self.decimal(measurement.build), "edits": .object(edits),
                "heap_kb": Self.decimal(measurement.heap),
                "conflicts": .array(measurement.conflicts.map { .array($0.map { .string("\($0)") }) }),
            ]))
    }

    private static func decimal(_ number: Double) -> JSONValue { .number((number * 1000).rounded() / 1000) }
}
