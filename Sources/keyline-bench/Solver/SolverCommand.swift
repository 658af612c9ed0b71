import Foundation
import Glibc

struct SolverCommand {
    var file = ""
    var repeats = 5
    var start: String?
    var end: String?
    var middle: (Int, String)?
    var dump = false

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--repeat": repeats = Int(rest.popFirst() ?? "") ?? 5
            case "--solution": start = rest.popFirst()
            case "--solution-after-edits": end = rest.popFirst()
            case "--solution-after":
                guard let n = Int(rest.popFirst() ?? ""), let f = rest.popFirst() else {
                    throw BenchmarkError.usage("--solution-after N FILE")
                }
                middle = (n, f)
            case "--dump": dump = true
            default: file = argument
            }
        }
    }

    func write(_ session: WorkloadSession, to path: String?) throws {
        guard let path else { return }
        let lines = zip(session.workload.variables, session.values).map { "\($0) \($1)\n" }
        try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
    }

    func run() throws {
        let workload = try Workload(path: file)
        var builds: [Double] = []
        var groups: [String: [Double]] = [:]
        var heap = 0.0
        for round in 0..<repeats {
            var session = WorkloadSession(workload)
            let statements = session.statements()
            let before = Heap.bytesInUse
            let t0 = now()
            try session.build(statements)
            builds.append(now() - t0)
            heap = Double(Heap.bytesInUse) - Double(before)
            if round == 0 { try write(session, to: start); if dump { print(session.dump()) } }
            session.prepareEdits()
            var one: [String: [Double]] = [:]
            for (index, edit) in workload.edits.enumerated() {
                let t1 = now()
                try session.apply(edit: index)
                one[edit.group, default: []].append(now() - t1)
                if round == 0, let middle, middle.0 == index + 1 { try write(session, to: middle.1) }
            }
            if round == 0 { try write(session, to: end) }
            for (g, t) in one { groups[g, default: []].append(t.sorted()[t.count / 2]) }
        }
        let edits = groups.sorted { $0.key < $1.key }.map {
            "\"\($0.key)_us\": \($0.value.sorted()[$0.value.count / 2])"
        }
        print(
            "{ \"file\": \"\(file)\", \"build_us\": \(builds.sorted()[builds.count / 2]), \"edits\": { \(edits.joined(separator: ", ")) }, \"heap_kb\": \(Int(heap / 1024)) }"
        )
    }

    func now() -> Double {
        var t = timespec()
        clock_gettime(CLOCK_MONOTONIC, &t)
        return Double(t.tv_sec) * 1e6 + Double(t.tv_nsec) / 1e3
    }
}
