import Foundation
import Keyline
import KeylineGraphics
import KeylineRendering
import KeylineScenes
import SwiftUILayout
import UIKitLayout

/// A measure of how large a view is and which traits it has while it is recorded.
struct ViewStagePlan {
    /// The size in points; nil for the one that fits the contents.
    var size: CGSize?
    var safeArea = UIEdgeInsets.zero
    var traits = UITraitCollection()

    /// Pixels per point where traits tell nothing, the ones of an iPhone 15.
    static let scale: CGFloat = 3
    /// The size of an iPhone 15, in points.
    static let screen = CGSize(width: 393, height: 852)

    /// The system that `KEYLINE_SNAPSHOT_SYSTEM` names, `ios18` or `ios26`; iOS 18 where variables have no such name.
    static func system(in variables: [String: String]) -> SystemGeneration {
        variables["KEYLINE_SNAPSHOT_SYSTEM"].flatMap(SystemGeneration.init(rawValue:)) ?? .iOS18
    }

    /// The environment: English, text size L, light, unless traits tell otherwise.
    var environment: SceneEnvironment {
        let scale = traits.displayScale > 0 ? traits.displayScale : Self.scale
        var environment = SceneEnvironment(size: size ?? Self.screen, scale: scale)
        environment.system = Self.system(in: ProcessInfo.processInfo.environment)
        environment.safeArea = Insets(
            top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
        if traits.userInterfaceIdiom == .pad { environment.idiom = .pad }
        switch traits.horizontalSizeClass {
        case .compact: environment.horizontalSizeClass = .compact
        case .regular: environment.horizontalSizeClass = .regular
        default: break
        }
        switch traits.verticalSizeClass {
        case .compact: environment.verticalSizeClass = .compact
        case .regular: environment.verticalSizeClass = .regular
        default: break
        }
        if traits.userInterfaceStyle == .dark { environment.appearance = .dark }
        if traits.layoutDirection == .rightToLeft { environment.language.layoutDirection = .rightToLeft }
        if traits.preferredContentSizeCategory != .unspecified {
            environment.contentSizeCategory = traits.preferredContentSizeCategory.neutral
        }
        if traits.legibilityWeight == .bold { environment.legibilityWeight = .bold }
        if traits.accessibilityContrast == .high { environment.contrast = .increased }
        return environment
    }

    private var layout: PictureLayout { size == nil ? .sizeThatFits : .device }

    /// Lays a view or a controller out.
    @MainActor func scene<Content: PictureContent & Sendable>(of content: Content) throws -> KeylineScenes.Scene {
        let source = try CodeSource("snapshot", layout: layout) { content }
        return try source.makeScene("snapshot", in: environment)
    }

    /// Lays a view of SwiftUI's out.
    @MainActor func scene<Content: View>(ofView view: Handed<Content>) throws -> KeylineScenes.Scene {
        let source = try CodeSource("snapshot", layout: layout) { view.value }
        return try source.makeScene("snapshot", in: environment)
    }
}

/// Draws scenes as pictures.
enum SnapshotRenderer {
    private static let renderer: BitmapRenderer? = (try? PictureFonts()).map { BitmapRenderer(fonts: $0.collection) }

    /// The pixels of a scene; an empty picture, and a failure, where it cannot be laid out or drawn.
    ///
    /// - Parameters:
    ///   - isOpaque: Whether the background is the system's.
    ///   - makeScene: Lays it out.
    /// - Returns: The picture.
    @MainActor static func image(isOpaque: Bool, _ makeScene: @MainActor () throws -> KeylineScenes.Scene) -> UIImage? {
        do {
            let scene = try makeScene()
            guard let renderer else { throw SnapshotError(description: "Keyline's fonts are not found") }
            let bitmap = try renderer.render(
                scene.displayList, scale: scene.environment.scale,
                background: isOpaque ? scene.environment.background : nil)
            return UIImage(bitmap, scale: scene.environment.scale)
        } catch {
            SnapshotFailures.note("the view cannot be drawn: \(error)")
            return nil
        }
    }
}

/// Makes a picture on the main actor; a failure there is one of this thread too.
func snapshotImage(
    isOpaque: Bool = false, _ makeScene: @escaping @MainActor @Sendable () throws -> KeylineScenes.Scene
) -> UIImage {
    let (image, failure) = onMainActor {
        SnapshotFailures.begin()
        let image = SnapshotRenderer.image(isOpaque: isOpaque, makeScene)
        return (image, SnapshotFailures.take())
    }
    if let failure { SnapshotFailures.note(failure) }
    return image ?? UIImage()
}
