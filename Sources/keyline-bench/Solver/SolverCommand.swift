import Foundation
import KeylineScenes

/// `keyline-bench solver FILE` measures one workload and prints a line of JSON; without a file, the whole suite runs.
struct SolverCommand {
    private static let usage = """
        usage: keyline-bench solver FILE [--repeat N] [--solution START] [--solution-after-edits END]
                                         [--solution-after N MIDDLE] [--dump]
               keyline-bench solver [--repeat N] [--workloads FOLDER] [--peer PROGRAM] [--output FOLDER] [--only NAME,…]
        """

    private var file: String?
    private var repeats = 5
    private var request = SolutionRequest()
    private var suite = SolverSuite()

    /// Reads the arguments.
    ///
    /// - Throws: `BenchmarkError.usage` if they make no sense.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value() throws -> String {
            guard let value = rest.popFirst() else { throw BenchmarkError.usage(Self.usage) }
            return value
        }
        func count() throws -> Int {
            guard let count = Int(try value()), count > 0 else { throw BenchmarkError.usage(Self.usage) }
            return count
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--repeat": repeats = try count()
            case "--solution": request.start = try value()
            case "--solution-after-edits": request.end = try value()
            case "--solution-after": request.middle = (try count(), try value())
            case "--dump": request.printsDump = true
            case "--workloads": suite.workloads = URL(fileURLWithPath: try value(), isDirectory: true)
            case "--peer": suite.peerProgram = URL(fileURLWithPath: try value())
            case "--output": suite.output = URL(fileURLWithPath: try value(), isDirectory: true)
            case "--only": suite.only.formUnion(try value().split(separator: ",").map(String.init))
            default:
                guard file == nil, !argument.hasPrefix("--") else { throw BenchmarkError.usage(Self.usage) }
                file = argument
            }
        }
    }

    /// Measures and prints.
    func run() throws {
        guard let file else { return try suite.run(repeats: repeats) }
        var measurement = WorkloadMeasurement(try Workload(path: file))
        for _ in 0..<repeats { try measurement.measure() }
        try request.answer(with: measurement.workload)
        print(SolverReport(file: file, measurement).json)
    }
}

/// The solutions of a workload to write, as files.
struct SolutionRequest {
    var start: String?
    var end: String?
    /// After how many edits, and the file.
    var middle: (edits: Int, file: String)?
    /// Whether the solver's state is printed after building.
    var printsDump = false

    /// Solves the workload once more and writes the solutions.
    func answer(with workload: Workload) throws {
        guard start != nil || end != nil || middle != nil || printsDump else { return }
        var session = WorkloadSession(workload)
        try session.build(session.statements())
        session.prepareEdits()
        if printsDump { print(session.dump(), terminator: "") }
        if let start { try session.write(to: start) }
        for index in workload.edits.indices {
            try session.apply(edit: index)
            if let middle, middle.edits == index + 1 { try session.write(to: middle.file) }
        }
        if let end { try session.write(to: end) }
    }
}

extension WorkloadSession {
    /// Writes lines of a variable's name and its value.
    fileprivate func write(to path: String) throws {
        let lines = zip(workload.variables, values).map { "\($0) \($1)\n" }
        try OutputFile.write(lines.joined(), to: path)
    }
}
