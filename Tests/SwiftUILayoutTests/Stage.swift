import Foundation
import KeylineGraphics
import KeylineProposalLayout
import KeylineScenes
import KeylineTypesetting
import Testing

@testable import SwiftUILayout

/// Lays views out in tests: alone for a proposal, or in a scene.
@MainActor
struct Stage {
    var environment = SceneEnvironment(size: CGSize(width: 300, height: 200), scale: 2)
    let services: SceneServices

    init(rightToLeft: Bool = false) throws {
        services = SceneServices(typesetter: Typesetter(fonts: try FontCollection.bundled()))
        if rightToLeft { environment.layoutDirection = .rightToLeft }
    }

    /// The size with which a view answers a proposal.
    func size(_ width: CGFloat?, _ height: CGFloat?, @ViewBuilder of content: () -> some View) -> CGSize {
        var values = EnvironmentValues()
        values.scene = environment
        values.services = services
        let graph = SceneGraph()
        let context = _ViewContext(environment: values, scene: graph)
        let nodes = context.nodes(of: content())
        return nodes.first?.layout.size(in: ProposedViewSize(width: width, height: height)) ?? .zero
    }

    func scene(@ViewBuilder of content: @escaping () -> some View) throws -> KeylineScenes.Scene {
        try ViewScene(environment: environment, services: services, content: content).makeScene("test")
    }

    /// All that is drawn on the screen's background.
    func itemsOnBackground(@ViewBuilder of content: @escaping () -> some View) throws -> [DisplayItem] {
        let items = try scene(of: content).displayList.items
        guard case .path(let background)? = items.first?.content, background.color == .white else { return items }
        return Array(items.dropFirst())
    }

    /// The frames of the views of a kind, in the scene's coordinates.
    func frames(_ kind: String, @ViewBuilder of content: @escaping () -> some View) throws -> [CGRect] {
        try scene(of: content).layout.placedViews.filter { $0.view.className == kind }.map(\.frame)
    }

    /// The text that is drawn, run by run.
    func texts(@ViewBuilder of content: @escaping () -> some View) throws -> [String] {
        var found: [String] = []
        func collect(_ items: [DisplayItem]) {
            for item in items {
                if case .glyphs(let run) = item.content { found.append(run.text) }
                if case .group(let group) = item.content { collect(group.items) }
            }
        }
        collect(try scene(of: content).displayList.items)
        return found
    }
}
