import Foundation
import KeylineGraphics
import KeylineImageCoding
package import KeylineLocalization
package import KeylineScenes
package import KeylineTypesetting

/// What views may ask for while a scene is being made: text shaping, the scene's strings and pictures, and a place for what is worth
/// knowing.
package final class SceneServices {
    /// Shapes and measures text.
    package let typesetter: Typesetter
    /// Answers with the text of a key.
    package let strings: any StringSource
    /// Answers with named pictures and colours.
    package let assets: any AssetSource
    /// What a person should know about the scene, in the order of discovery.
    package private(set) var diagnostics: [Diagnostic] = []

    package init(
        typesetter: Typesetter, strings: any StringSource = NoStrings(), assets: any AssetSource = NoAssets()
    ) {
        self.typesetter = typesetter
        self.strings = strings
        self.assets = assets
    }

    /// Notes something that a person should know, once.
    package func report(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// The services of views outside of a scene: the bundled fonts, no strings and no pictures.
    nonisolated(unsafe) static let standard: SceneServices = {
        do {
            return SceneServices(typesetter: try Typesetter.standard.get())
        } catch {
            preconditionFailure("views need fonts: \(error)")
        }
    }()
}

extension EnvironmentValues {
    private enum ServicesKey: EnvironmentKey {
        static var defaultValue: SceneServices { .standard }
    }

    /// What views may ask for while a scene is being made.
    package var services: SceneServices {
        get { self[ServicesKey.self] }
        set { self[ServicesKey.self] = newValue }
    }
}
