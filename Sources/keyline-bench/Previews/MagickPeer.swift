import Foundation
import Glibc
import KeylineProcesses

/// ImageMagick, which reads pictures and writes them again: what a program needs that has nothing to lay out or draw.
struct MagickPeer {
    private let program: URL

    /// Nil where it is not installed.
    static let installed: MagickPeer? = {
        let program = URL(fileURLWithPath: "/usr/bin/mogrify")
        return FileManager.default.isExecutableFile(atPath: program.path) ? MagickPeer(program: program) : nil
    }()

    /// The seconds of the processor that it takes to write every picture below a folder again.
    func rewrite(_ folder: String) throws -> Double {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let pictures = names.filter { $0.hasSuffix(".png") }.map { "\(folder)/\($0)" }
        let start = Self.seconds
        let words = ["-format", "png", "-define", "png:compression-level=1"] + pictures
        let status = try ChildProcess.run(program.path, words, outputs: .shared).status
        guard status == 0 else { throw BenchmarkError.peerFailed(command: "mogrify") }
        return Self.seconds - start
    }

    /// What programs that this process started and waited for have computed.
    private static var seconds: Double {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 }
    }
}
