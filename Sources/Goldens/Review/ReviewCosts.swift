import Foundation
import KeylineByteText
import KeylinePreviews
import KeylineScenes
import Synchronization

/// The seconds that a review takes. They are no part of its results, which are the same for the same revisions.
public struct ReviewCosts: Codable, Sendable {
    /// The seconds of each picture, by the name of its file.
    public var pictures: [String: Double] = [:]
    /// The seconds of the checks.
    public var checks = 0.0

    /// None.
    public init() {}

    /// Reads what a process left; none where it left nothing.
    ///
    /// - Parameters:
    ///   - folder: The folder that both processes of a review share.
    ///   - side: The name of the process's revision.
    public init(folder: String, side: String) {
        guard let data = InputFile.contents(atPath: "\(folder)/\(Self.fileName(side))"),
            let costs = try? JSONDecoder().decode(Self.self, from: data)
        else { return }
        self = costs
    }

    /// Leaves them for the process that writes the results.
    ///
    /// - Throws: An `OutputError` where they cannot be written.
    public func write(to folder: String, side: String) throws {
        try OutputFolder(folder).write(try JSONForm.line.bytes(of: self), to: Self.fileName(side))
    }

    /// The costs of both revisions together.
    public func adding(_ other: ReviewCosts) -> ReviewCosts {
        var result = self
        result.pictures.merge(other.pictures, uniquingKeysWith: +)
        result.checks += other.checks
        return result
    }

    private static func fileName(_ side: String) -> String { "\(side)-costs.json" }
}

/// Adds up the seconds of pictures by name, on any thread. Work that fails counts too.
final class PictureTimes: Sendable {
    private let sums = Mutex<[String: Double]>([:])

    var seconds: [String: Double] { sums.withLock { $0 } }

    func timed<Value>(_ name: String, _ body: () throws -> Value) rethrows -> Value {
        let clock = ContinuousClock()
        let start = clock.now
        defer {
            let time = (clock.now - start).components
            sums.withLock { $0[name, default: 0] += Double(time.seconds) + Double(time.attoseconds) / 1e18 }
        }
        return try body()
    }
}
