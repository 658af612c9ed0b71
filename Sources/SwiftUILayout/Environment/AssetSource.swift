package import Foundation
package import KeylineGraphics
package import KeylineImageCoding
package import KeylineScenes

/// Answers with the pictures and colours of an app.
package protocol AssetSource {
    /// The picture of a name in an environment; nil where there is none. The services take what is worth knowing.
    func picture(
        named name: String, in environment: SceneEnvironment, for services: SceneServices
    ) -> NamedPicture?
    /// The colour of a name in an environment; nil where there is none. The services take what is worth knowing.
    func color(
        named name: String, in environment: SceneEnvironment, for services: SceneServices
    ) -> KeylineGraphics.Color?
}

/// A picture of an app's catalog or folder.
package struct NamedPicture: Sendable {
    /// What it consists of.
    package enum Content: Sendable {
        /// Pixels, and how many of them a point has.
        case bitmap(Bitmap, scale: CGFloat)
        /// A drawing. One that keeps its vectors is sharp however large it is shown.
        case vector(VectorPicture, keepsVectors: Bool)
    }

    /// What it consists of.
    package var content: Content
    /// The size in points.
    package var size: CGSize
    /// Whether it gives only its opacity; nil where the catalog does not say.
    package var isTemplate: Bool?
    /// Whether it is mirrored where lines start at the right.
    package var flips = false
    /// How far the corners that are never stretched reach in, in points.
    package var capInsets = EdgeInsets()

    package init(_ content: Content, size: CGSize) {
        self.content = content
        self.size = size
    }
}

/// No pictures and no colours.
package struct NoAssets: AssetSource {
    package init() {}

    package func picture(
        named name: String, in environment: SceneEnvironment, for services: SceneServices
    ) -> NamedPicture? { nil }

    package func color(
        named name: String, in environment: SceneEnvironment, for services: SceneServices
    ) -> KeylineGraphics.Color? { nil }
}
