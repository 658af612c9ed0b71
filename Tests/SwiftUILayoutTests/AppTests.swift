import Testing

@testable import SwiftUILayout

/// An app's declaration, as Xcode's template has it.
@Suite @MainActor struct AppTests {
    private struct Shop: App {
        @Environment(\.scenePhase) private var phase
        @State private var count = 2

        var body: some SwiftUILayout.Scene {
            WindowGroup { Text("\(count) lamps") }
            WindowGroup("Basket", id: "basket") { EmptyView() }
        }
    }

    @Test func `an app's scenes are those that it declares, in their order`() {
        let names = String(reflecting: type(of: Shop().body))
        let groups = ["Text", "EmptyView"].map { "SwiftUILayout.WindowGroup<SwiftUILayout.\($0)>" }
        #expect(names.contains("SceneList<\(groups.joined(separator: ", "))>"))
    }
}
