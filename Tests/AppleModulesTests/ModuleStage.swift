import Keyline
import KeylineGraphics
import KeylineScenes
import SwiftUILayout

/// Lays views out and finds the drawn items.
@MainActor
struct ModuleStage {
    /// A scene of views in a window.
    static func scene(
        width: CGFloat = 300, height: CGFloat = 200,
        @SwiftUILayout.ViewBuilder _ content: @escaping @MainActor @Sendable () -> some SwiftUILayout.View
    ) throws -> KeylineScenes.Scene {
        var environment = SceneEnvironment(size: CGSize(width: width, height: height), scale: 2)
        environment.safeArea = .zero
        return try CodeSource("test", content: content).makeScene("test", in: environment)
    }
}

extension KeylineScenes.Scene {
    private func items(_ items: [DisplayItem], _ leaves: inout [DisplayItem]) {
        for item in items {
            if case .group(let group) = item.content { self.items(group.items, &leaves) } else { leaves.append(item) }
        }
    }

    /// Everything that is drawn, without groups.
    var drawn: [DisplayItem] {
        var leaves: [DisplayItem] = []
        items(displayList.items, &leaves)
        return leaves
    }

    /// The words that are drawn.
    var words: [String] {
        drawn.compactMap { item in
            if case .glyphs(let run) = item.content { return run.text }
            return nil
        }
    }

    /// The scene's diagnostics.
    var reports: [String] { diagnostics.map(\.message) }
}
