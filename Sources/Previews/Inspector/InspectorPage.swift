import Foundation
import KeylineByteText
import KeylineReports
public import KeylineScenes

/// One page that works without a network: a scene's views as planes in space, to be turned and taken apart, with the outline and what
/// decides each frame, as Xcode's Debug View Hierarchy shows a running app.
public struct InspectorPage: Sendable {
    private let data: InspectorData

    /// Takes a scene apart.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - file: The file that it came from.
    ///   - name: The name by which people know it; nil for its id.
    ///   - explanation: What decides its frames; nil where nobody knows.
    ///   - advice: What the editor of the document says about the scene, and which commands repair it.
    ///   - slicer: Draws the views one by one.
    /// - Throws: A `RenderingError` where the picture cannot be drawn at all.
    public init(
        _ scene: Scene, of file: String, named name: String? = nil, _ explanation: LayoutExplanation?,
        advice: InspectorAdvice = .none, drawnBy slicer: ViewSlicer
    ) throws {
        data = InspectorData(scene, of: file, named: name, explanation, advice, slices: try slicer.slices(of: scene))
    }

    /// The document.
    ///
    /// - Throws: Never for finite frames.
    public func html() throws -> String {
        PageDocument(
            .inspector, title: "\(data.name) · Keyline inspector", data: Data(try JSONForm.line.bytes(of: data)),
            fallback: fallback
        ).html
    }

    /// The outline, for who reads the page without its script.
    private var fallback: HTML {
        let views = data.views.map { view -> HTML in
            let frame = view.geometry.frame.map { String($0) }.joined(separator: ", ")
            return "<li>\(String(repeating: "· ", count: view.identity.depth) + view.identity.name) (\(frame))</li>\n"
        }
        return "<noscript><ul>\(views)</ul></noscript>"
    }
}
