import Foundation
import KeylineHosting
import KeylineScenes
import KeylineTypesetting
import SwiftUILayout
import UIKitLayout

/// Makes scenes of code that mixes both systems of views.
@MainActor
enum HostingFixture {
    static func environment(
        _ size: CGSize = CGSize(width: 320, height: 480), change: (inout SceneEnvironment) -> Void = { _ in }
    ) -> SceneEnvironment {
        var environment = SceneEnvironment(size: size, scale: 2)
        change(&environment)
        return environment
    }

    /// A scene of a controller.
    static func scene(
        in environment: SceneEnvironment, _ make: () -> UIViewController
    ) throws -> KeylineScenes.Scene {
        let context = SceneContext(
            environment: environment, typesetter: Typesetter(fonts: try FontCollection.bundled()))
        return try context.makeScene("test") { SceneWindow.make(environment, controller: make()) }
    }

    /// A scene of SwiftUI's views.
    static func scene(
        in environment: SceneEnvironment,
        @SwiftUILayout.ViewBuilder views: @escaping @MainActor @Sendable () -> some View
    ) throws -> KeylineScenes.Scene {
        try ViewSource("test", environment: environment, fonts: try FontCollection.bundled(), content: views)
            .makeScene("test", in: environment)
    }
}

extension KeylineScenes.Scene {
    /// The first view that shows a text, with its place in the scene.
    func text(_ text: String) -> (view: ViewSnapshot, place: CGRect)? {
        layout.root.find { $0.text?.text == text }
    }

    /// The first view of a class, with its place in the scene.
    func first(_ className: String) -> (view: ViewSnapshot, place: CGRect)? {
        layout.root.find { $0.className == className }
    }

    /// Where the first baseline of a text runs in the scene, in points.
    func baseline(of text: String) -> CGFloat? {
        self.text(text).flatMap { found in found.view.geometry.firstBaseline.map { found.place.minY + $0 } }
    }
}

extension ViewSnapshot {
    func find(from origin: CGPoint = .zero, _ isWanted: (ViewSnapshot) -> Bool) -> (view: ViewSnapshot, place: CGRect)?
    {
        let place = frame.offsetBy(dx: origin.x, dy: origin.y)
        if isWanted(self) { return (self, place) }
        for child in children {
            if let found = child.find(from: place.origin, isWanted) { return found }
        }
        return nil
    }
}
