import Foundation

/// What `keyline-bench solver FILE` prints.
struct SolverReport {
    let file: String
    private let measurement: WorkloadMeasurement

    init(file: String, _ measurement: WorkloadMeasurement) {
        self.file = file
        self.measurement = measurement
    }

    /// One line: `{ "file": …, "build_us": …, "edits": { "GROUP_us": … }, "heap_kb": …, "conflicts": [ … ] }`.
    var json: String {
        get throws {
            let edits = measurement.groups.map { "\"\($0)_us\": \(Self.decimal(measurement.edit($0)))" }
            let conflicts = measurement.conflicts.map { members in
                "[" + members.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
            }
            let name = String(decoding: try JSONEncoder.plain.encode(file), as: UTF8.self)
            return "{ \"file\": \(name), \"build_us\": \(Self.decimal(measurement.build)), \"edits\": { "
                + edits.joined(separator: ", ") + " }, \"heap_kb\": \(Self.decimal(measurement.heap)), \"conflicts\": ["
                + conflicts.joined(separator: ", ") + "] }"
        }
    }

    private static func decimal(_ number: Double) -> String { String(format: "%.3f", number) }
}

extension JSONEncoder {
    fileprivate static var plain: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }
}
