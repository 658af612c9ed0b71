import Foundation
import KeylineByteText
import KeylineReports

/// One page that works without a network: the map, which zooms and pans by pointer and keyboard, with a list of its screens, what leads to
/// and from each, and links into a preview.
package struct MapPage: Sendable {
    private let title: String
    private let document: MapDocument

    /// Lays out a page.
    ///
    /// - Parameters:
    ///   - title: The name of the app or document.
    ///   - document: The map with its pictures.
    package init(title: String, _ document: MapDocument) {
        self.title = title
        self.document = document
    }

    /// The document.
    ///
    /// - Throws: Never for finite frames.
    package func html() throws -> String {
        PageDocument(
            .map, title: "\(title) · Keyline map", data: Data(try JSONForm.line.bytes(of: document)), fallback: fallback
        ).html
    }

    /// The fragment of a preview's page that shows one scene.
    ///
    /// - Parameters:
    ///   - file: The file of the scene, as the preview has it.
    ///   - scene: The id.
    /// - Returns: The fragment with its sign.
    package static func fragment(file: String, scene: String) -> String {
        "#scene=" + HTML.link("\(file)#\(scene)")
    }

    /// The screens and what they lead to, for who reads the page without its script.
    private var fallback: HTML {
        let names = Dictionary(document.nodes.map { ($0.id, $0.name) }) { first, _ in first }
        let items = document.nodes.map { node -> HTML in
            let ways = document.edges.filter { $0.source == node.id }.map { edge in
                [edge.words, edge.identifier, edge.target.flatMap { names[$0] }].compactMap { $0 }.joined(
                    separator: " ")
            }
            return "<li>\(node.name)\(ways.isEmpty ? "" : ": " + ways.joined(separator: ", "))</li>\n"
        }
        return "<noscript><ul>\(items)</ul></noscript>"
    }
}
