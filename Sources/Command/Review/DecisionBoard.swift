import Foundation
import KeylineGoldens
import KeylinePreviews
import KeylineScenes
import KeylineServing
import Synchronization

/// The answers to a page on which people decide: itself, its pictures, and that decisions are kept. Nothing else has a name here.
final class DecisionBoard: Sendable {
    /// A page's message: the decisions that are others now. One without verdict and note takes an earlier one back.
    private struct Change: Decodable {
        let decisions: [String: ReviewDecisions.Decision]
    }

    /// The answer to it.
    private struct Answer: Encodable {
        let decisions: [String: ReviewDecisions.Decision]
    }

    private let report: ServedReport
    private let folder: String
    private let file: String
    private let decisions: Mutex<ReviewDecisions>

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - report: The page and what can be decided there.
    ///   - folder: The folder of results, in which decisions are kept.
    init(_ report: ServedReport, in folder: String) {
        self.report = report
        self.folder = folder
        file = ReviewDecisions.fileName
        decisions = Mutex(report.decisions)
    }

    /// Serves the page until the process is told to end.
    ///
    /// - Throws: `ServerError` where the system refuses.
    func serve(on socket: ListeningSocket) async throws {
        let server = try HTTPServer(on: socket, takesPosts: true, handler: respond)
        Console.write("\(server.address)\n")
        while true { try await Task.sleep(for: .seconds(3_600)) }
    }

    @Sendable func respond(to request: HTTPRequest) async -> HTTPResponse {
        switch (request.method, request.path) {
        case (.get, "/"), (.get, "/index.html"), (.get, "/report.html"):
            HTTPResponse(type: "text/html; charset=utf-8", Data(report.html.utf8))
        case (.get, "/decisions"): .json(Answer(decisions: decisions.withLock(\.decisions)))
        case (.post, "/decisions"): decide(request.body)
        case (.get, let path): picture(String(path.dropFirst()))
        case (.post, _): .text(404, "There is nothing to decide at this address.")
        }
    }

    private func picture(_ path: String) -> HTTPResponse {
        guard report.files.contains(path) else { return .text(404, "There is no such page.") }
        let bytes: [UInt8]
        do { bytes = try InputFolder(folder).contents(of: path) } catch { return .text(404, "The file was removed.") }
        let types = ["png": "image/png", "html": "text/html; charset=utf-8"]
        return HTTPResponse(type: types[path.pathEnding] ?? "text/plain; charset=utf-8", Data(bytes))
    }

    /// Keeps decisions about what the page shows.
    private func decide(_ body: Data) -> HTTPResponse {
        guard let change = try? JSONDecoder().decode(Change.self, from: body) else {
            return .text(400, "These are no decisions.")
        }
        for (name, decision) in change.decisions {
            guard let digests = report.subjects[name] else { return .text(404, "There is no picture \(name).") }
            guard digests == decision.digests else {
                return .text(409, "\(name) is another one now; load the page again.")
            }
        }
        return decisions.withLock { decisions in
            var next = decisions
            for (name, decision) in change.decisions { next.decisions[name] = decision.isEmpty ? nil : decision }
            if let fault = next.fault { return .text(400, fault + ".") }
            do {
                try OutputFolder(folder).write([UInt8](next.json()), to: file)
            } catch {
                return .text(500, "The decisions are not kept: \(error)")
            }
            decisions = next
            return .json(Answer(decisions: next.decisions))
        }
    }

    /// The decisions of a folder of results; nil where there are none, or none that can be read.
    static func earlier(in folder: String) -> ReviewDecisions? {
        do throws(GoldenError) { return try ReviewDecisions(file: "\(folder)/\(ReviewDecisions.fileName)") } catch {
            if case .missingDecisions = error { return nil }
            Console.report(error)
            return nil
        }
    }
}

extension String {
    /// The letters behind the last dot.
    fileprivate var pathEnding: String { split(separator: ".").last.map(String.init) ?? "" }
}
