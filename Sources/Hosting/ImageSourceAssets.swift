package import KeylineGraphics
package import KeylineScenes
package import SwiftUILayout
package import UIKitLayout

/// The pictures and colours of a source of UIKit's as SwiftUI's views ask for them.
package struct ImageSourceAssets: AssetSource, Sendable {
    // Asked on the main actor only, where views are made and laid out.
    nonisolated(unsafe) let images: any ImageSource

    /// Wraps a source.
    package init(_ images: any ImageSource) {
        self.images = images
    }

    /// The picture of a name in an environment; nil where there is none.
    package func picture(
        named name: String, in environment: SceneEnvironment, for services: SceneServices
    ) -> NamedPicture? {
        ask(environment, services) { $0.image(named: name, traits: $1).flatMap(NamedPicture.init) }
    }

    /// The colour of a name in an environment; nil where there is none.
    package func color(
        named name: String, in environment: SceneEnvironment, for services: SceneServices
    ) -> KeylineGraphics.Color? {
        ask(environment, services) { $0.color(named: name)?.color(for: $1) }
    }

    /// Asks on the main actor and hands on what there is to say.
    private func ask<Answer: Sendable>(
        _ environment: SceneEnvironment, _ services: SceneServices,
        _ question: @MainActor (any ImageSource, UITraitCollection) -> Answer?
    ) -> Answer? {
        nonisolated(unsafe) let services = services
        return MainActor.assumeIsolated {
            let context = SceneContext(environment: environment, typesetter: services.typesetter)
            let answer = context.perform { question(images, context.traits) }
            context.diagnostics.forEach(services.report)
            return answer
        }
    }
}

extension NamedPicture {
    /// The picture in SwiftUI's terms; nil for symbols and for the stand-in of one that is missing.
    init?(_ image: UIImage) {
        switch image.content {
        case .bitmap(let bitmap): self.init(.bitmap(bitmap, scale: image.scale), size: image.size)
        case .vector(let drawing, let keepsVectors):
            self.init(.vector(drawing, keepsVectors: keepsVectors), size: image.size)
        case .drawing, .symbol, .missing: return nil
        }
        switch image.renderingMode {
        case .alwaysTemplate: isTemplate = true
        case .alwaysOriginal: isTemplate = false
        case .automatic: isTemplate = nil
        }
        flips = image.flipsForRightToLeftLayoutDirection
        let caps = image.capInsets
        capInsets = EdgeInsets(top: caps.top, leading: caps.left, bottom: caps.bottom, trailing: caps.right)
    }
}
