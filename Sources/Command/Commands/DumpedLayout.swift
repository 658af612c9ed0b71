import Foundation
import KeylineGoldens
import KeylinePictureComparison
import KeylineScenes

/// Where views lie, read from what `keyline dump --format json` printed.
struct DumpedLayout {
    private struct Document: Decodable {
        struct View: Decodable {
            let id: String
            let `class`: String
            let name: String?
            let frame: [Double]
            let children: [View]
        }

        struct Scene: Decodable {
            let root: View
        }

        let scale: Double
        let scenes: [Scene]
    }

    private let file: String
    private var views: [(names: [String], rect: PixelRect)] = []

    /// Reads a file.
    ///
    /// - Throws: `CommandError` where it is no such document.
    init(file: String) throws {
        self.file = file
        try InputFile.check(file)
        guard let data = InputFile.contents(atPath: file) else { throw CommandError.notALayout(file) }
        guard let document = try? JSONDecoder().decode(Document.self, from: data) else {
            throw CommandError.notALayout(file)
        }
        for scene in document.scenes { collect(scene.root, at: .zero, CGFloat(document.scale)) }
    }

    private mutating func collect(_ view: Document.View, at origin: CGPoint, _ scale: CGFloat) {
        guard view.frame.count == 4 else { return }
        let side = view.frame.map { CGFloat($0) }
        let frame = CGRect(x: origin.x + side[0], y: origin.y + side[1], width: side[2], height: side[3])
        views.append(([view.id, view.class] + [view.name].compactMap { $0 }, PixelRect(around: frame, scale)))
        for child in view.children { collect(child, at: frame.origin, scale) }
    }

    /// The places of the views of a name, in pixels.
    ///
    /// - Throws: `CommandError` where there is none.
    func places(of name: String) throws -> [PixelRect] {
        let found = views.filter { $0.names.contains(name) }.map(\.rect)
        guard !found.isEmpty else {
            throw CommandError.unknownView(name, file: file, known: views.flatMap(\.names))
        }
        return found
    }
}
