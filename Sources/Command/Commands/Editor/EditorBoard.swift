import Foundation
import KeylineByteText
import KeylineEditing
import KeylineGraphics
import KeylinePreviews
import KeylineRendering
import KeylineReports
import KeylineScenes
import KeylineServing

/// The requests of an editor's page. Nothing else has a name here, so nothing else can be read or changed.
final class EditorBoard: Sendable {
    private let session: EditorSession
    private let version: AwaitedVersion
    private let renderer: PNGRenderer
    private let painter: OverlayPainter

    /// The largest picture, in pixels per point: a zoom of eight on a screen with three pixels to the point is drawn larger than it is.
    private static let largestScale = 8.0

    @MainActor
    init(_ session: EditorSession) {
        self.session = session
        version = AwaitedVersion(session.version)
        renderer = PNGRenderer(fonts: session.memory.files.fonts)
        painter = session.settings.overlayPainter(session.memory.files)
    }

    /// Tells pages that the document is another one than before.
    @MainActor
    func publish() { version.publish(session.version) }

    /// Answers a request.
    func respond(to request: HTTPRequest) async -> HTTPResponse {
        do {
            if request.method == .post { return try await post(request) }
            switch request.path {
            case "/", "/index.html": return try await page()
            case "/picture": return try await picture(request)
            case "/changes":
                let current = await version.value(after: request.argument("since").flatMap { Int($0) })
                return .json(["version": current])
            default: return .text(404, "There is no such page.")
            }
        } catch {
            return .json(EditorRefusal(error), status: 409)
        }
    }

    // MARK: Reading

    private struct PageData: Encodable {
        let state: EditorState
        let library: [String]
        let devices: [String]
        let textSizes: [String]
        let alignments: [String]
    }

    @MainActor
    private func page() throws -> HTTPResponse {
        _ = session.refresh()
        let data = PageData(
            state: try session.state(EditorRequest()),
            library: try session.memory.document(session.bytes).libraryNames,
            devices: Device.all.compactMap(\.names.first), textSizes: ContentSizeCategory.allCases.map(\.rawValue),
            alignments: AlignTool.Line.allCases.map(\.rawValue))
        var page = PageDocument(
            .editor, title: "\(data.state.file.lastPathComponent) · Keyline",
            data: Data(try JSONForm.line.bytes(of: data)),
            fallback: "<noscript><p>The editor needs its script.</p></noscript>")
        page.isLive = true
        return HTTPResponse(type: "text/html; charset=utf-8", Data(page.html.utf8))
    }

    private func picture(_ request: HTTPRequest) async throws -> HTTPResponse {
        var wish = EditorRequest()
        wish.scene = request.argument("scene")
        wish.environment = request.argument("environment").flatMap {
            try? JSONDecoder().decode([String].self, from: Data($0.utf8))
        }
        let cell = request.argument("cell").flatMap { Int($0) }
        let name = request.argument("of") ?? ""
        guard let scene = try await session.drawnScene(name, wish, cell: cell) else {
            return .text(404, "There is no such picture.")
        }
        let scale = request.argument("scale").flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 2
        let png = try renderer.render(
            scene.displayList, scale: CGFloat(min(max(scale, 0.05), Self.largestScale)),
            background: painter.background(of: scene), refused: { _, _ in })
        return HTTPResponse(type: "image/png", Data(png))
    }

    // MARK: Gestures

    private func post(_ request: HTTPRequest) async throws -> HTTPResponse {
        let wish: EditorRequest
        do { wish = try JSONDecoder().decode(EditorRequest.self, from: request.body) } catch {
            return .json(EditorRefusal(message: "the request is not JSON of the expected form"), status: 400)
        }
        return try await answer(request.path, wish)
    }

    @MainActor
    private func answer(_ path: String, _ wish: EditorRequest) throws -> HTTPResponse {
        switch path {
        case "/state": return .json(try session.state(wish))
        case "/issues": return .json(try session.issues(wish))
        case "/try": return .json(try session.trial(wish))
        case "/edit": return try published { .json(try session.edit(wish)) }
        case "/undo": return try published { .json(try session.step(.undo, wish)) }
        case "/redo": return try published { .json(try session.step(.redo, wish)) }
        case "/copy":
            try session.copy(wish)
            return .json(["copied": wish.views?.count ?? 0])
        case "/inspect": return .json(try session.inspection(wish))
        case "/constraint": return .json(try session.constraintInspection(wish))
        case "/offers": return .json(try session.offers(wish))
        case "/guides": return .json(try session.guides(wish))
        case "/repairs": return .json(try session.repairs(wish))
        default: return .text(404, "There is no such page.")
        }
    }

    /// Also a gesture that is refused may have found another program's change.
    @MainActor
    private func published(_ work: () throws -> HTTPResponse) throws -> HTTPResponse {
        defer { publish() }
        return try work()
    }
}
