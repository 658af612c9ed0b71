import KeylineGraphics
import KeylineScenes

/// What all views of a scene share while it is being made, apart from the services in their environment.
final class SceneGraph {
    /// Places of views with what their properties keep; stays from pass to pass.
    let identity = ViewIdentity()
    /// Which types have dynamic properties.
    let propertyTypes = PropertyTypes()
    /// Takes notes of proposals and answers; nil unless an explanation is wanted.
    var recorder: LayoutRecorder?
    /// How many bodies were asked for.
    var bodyCount = 0
    /// What looks whether something has changed once the scene stands, and does something about it; true where it had.
    var changes: [@MainActor () -> Bool] = []
    /// The part of the window that views may use, in the coordinates of the scene.
    var safeArea: CGRect = .zero
    /// The window.
    var bounds: CGRect = .zero
}

/// What lazy containers know about the scroll view around them.
final class ScrollViewport {
    /// The size of what is seen, in points.
    var size: CGSize

    init(size: CGSize) {
        self.size = size
    }
}
