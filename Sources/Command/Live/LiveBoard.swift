import Foundation
import KeylinePreviews
import KeylineScenes
import KeylineServing
import Synchronization

/// What a live page can ask for: the page, its data, its pictures, and word of a later state. Nothing else has a name here, so nothing
/// else can be read.
final class LiveBoard: Sendable {
    /// Writes the inspector's page of a cell; nil for a cell that is not there.
    typealias Inspector = @Sendable (_ cell: Int) async throws -> String?

    private let inspector: Inspector
    private let state: Mutex<State>
    private let version = AwaitedVersion()

    private struct State {
        var folder: String
        var data = Data()
        var files: Set<String> = []
    }

    init(folder: String, inspector: @escaping Inspector) {
        state = Mutex(State(folder: folder))
        self.inspector = inspector
    }

    /// Shows a later state and tells those who wait for it.
    ///
    /// - Parameters:
    ///   - outcome: What was drawn.
    ///   - folder: Where it is; nil for where the earlier state is.
    ///   - version: The number of the state.
    func publish(_ outcome: MatrixPreview.Outcome, in folder: String? = nil, version: Int) {
        if let folder { state.withLock { $0.folder = folder } }
        publish(outcome.data, files: outcome.files, version: version)
    }

    /// Shows a later state and tells those who wait for it.
    ///
    /// - Parameters:
    ///   - data: What the page shows, as JSON.
    ///   - files: The files that belong to it, relative to the page.
    ///   - version: The number of the state.
    func publish(_ data: Data, files: [String], version: Int) {
        state.withLock { state in
            state.data = data
            state.files = Set(files)
        }
        self.version.publish(version)
    }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        switch request.path {
        case "/", "/index.html": return file("index.html", type: "text/html; charset=utf-8")
        case "/data.json": return HTTPResponse(type: "application/json", state.withLock(\.data))
        case "/changes": return await news(since: request.argument("since").flatMap { Int($0) })
        case "/inspect": return await inspect(request.argument("cell").flatMap { Int($0) })
        default: return picture(String(request.path.dropFirst()))
        }
    }

    private func picture(_ path: String) -> HTTPResponse {
        guard state.withLock({ $0.files.contains(path) }) else { return .text(404, "There is no such page.") }
        return file(path, type: path.hasSuffix(".html") ? "text/html; charset=utf-8" : "image/png")
    }

    private func file(_ path: String, type: String) -> HTTPResponse {
        let folder = state.withLock(\.folder)
        guard let bytes = InputFile.contents(atPath: "\(folder)/\(path)") else {
            return .text(404, "The file was removed.")
        }
        return HTTPResponse(type: type, bytes)
    }

    private func inspect(_ cell: Int?) async -> HTTPResponse {
        do {
            guard let cell, let page = try await inspector(cell) else { return .text(404, "There is no such picture.") }
            return HTTPResponse(type: "text/html; charset=utf-8", Data(page.utf8))
        } catch {
            return .text(500, "\(error)")
        }
    }

    // MARK: News

    /// Answers once the state is another one than the page shows, or after a while.
    private func news(since version: Int?) async -> HTTPResponse {
        let current = await self.version.value(after: version)
        return HTTPResponse(type: "application/json", Data(#"{"version":\#(current)}"#.utf8))
    }
}
