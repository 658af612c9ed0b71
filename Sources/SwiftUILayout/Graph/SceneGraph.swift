import KeylineGraphics
import KeylineScenes

/// What all views of a scene share while it is being made, apart from the services in their environment.
package final class SceneGraph {
    /// Nothing is kept yet.
    package init() {}

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
    /// Whether steps are done: presentations show, and views remember how far they are scrolled. Otherwise the scene shows its first frame.
    var takesSteps = false
    /// Makes the presentations over the views, the first one at the back; told anew in each pass.
    var presentations: [@MainActor () -> ViewNode] = []
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
