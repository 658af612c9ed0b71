import Foundation

/// The most memory that the process had at once, as Linux counts it.
enum PeakMemory {
    /// Begins to count anew, from what there is at present.
    static func restart() {
        try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    }

    /// Megabytes since then; 0 where Linux does not tell.
    static var megabytes: Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Double($0) }.map { $0 / 1_024 }
            ?? 0
    }
}
