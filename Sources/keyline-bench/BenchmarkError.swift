/// Why a benchmark could not run.
enum BenchmarkError: Error, CustomStringConvertible {
    case usage(String)
    case unreadable(path: String)
    case malformedWorkload(path: String, line: Int)
    case peerFailed(command: String)

    var description: String {
        switch self {
        case .usage(let message): message
        case .unreadable(let path): "\(path): error: the file cannot be read"
        case .malformedWorkload(let path, let line): "\(path):\(line): error: this line is no part of a workload"
        case .peerFailed(let command): "the peer failed: \(command)"
        }
    }
}
