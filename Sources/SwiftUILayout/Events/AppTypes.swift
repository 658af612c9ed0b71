/// An app: its scenes, and where it starts.
///
/// An app's sources compile with it, so that previews beside it are drawn. No window is opened: what starts an app here says so.
@MainActor @preconcurrency
public protocol App {
    /// What the app shows.
    associatedtype Body: Scene

    /// What the app shows.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the app.
    @MainActor @preconcurrency init()
}

extension App {
    /// Ends with an error: views are drawn as pictures, and no app runs.
    @MainActor @preconcurrency
    public static func main() {
        let mistake = "\(Self.self): error: an app has no windows here\n"
        let words = mistake + "  draw its views with `keyline preview --package`\n"
        FileHandle.standardError.write(Data(words.utf8))
        exit(1)
    }
}

/// A part of an app that the system opens by itself, such as a window. None is opened here.
@MainActor @preconcurrency
public protocol Scene {
    /// What the scene is made of.
    associatedtype Body: Scene

    /// What the scene is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Scenes in the order in which they are written.
@MainActor @preconcurrency
@resultBuilder
public struct SceneBuilder {
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// A scene and those after it.
    public static func buildPartialBlock<Content: Scene>(first content: Content) -> Content { content }

    /// Scenes before, and one more.
    public static func buildPartialBlock(accumulated: some Scene, next: some Scene) -> some Scene {
        SceneList(scenes: (accumulated, next))
    }
}

/// Scenes one behind another.
private struct SceneList<First: Scene, Next: Scene>: Scene {
    let scenes: (First, Next)
    var body: Never { fatalError("a list of scenes has no body") }
}

/// Windows with the same views.
public struct WindowGroup<Content: View>: Scene {
    /// The name that `openWindow` would use.
    private let id: String?
    private let title: Text?
    private let content: () -> Content

    /// Windows with views.
    public init(@ViewBuilder content: @escaping () -> Content) {
        (id, title, self.content) = (nil, nil, content)
    }

    /// Windows with views and a name.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        (self.id, title, self.content) = (id, nil, content)
    }

    /// Windows with views and a title that is looked up.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        (id, title, self.content) = (nil, Text(titleKey), content)
    }

    /// Windows with views, a title that is looked up and a name.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        (self.id, title, self.content) = (id, Text(titleKey), content)
    }

    /// There is no value to ask: windows are the system's.
    public var body: Never { fatalError("a group of windows has no body") }
}
