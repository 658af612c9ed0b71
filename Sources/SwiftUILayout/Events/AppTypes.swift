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

/// A scene without a body: windows are the system's, and none is opened here.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    /// There is none.
    public var body: Never { preconditionFailure("\(Self.self) has no body: no window is opened.") }
}

/// Scenes one behind another.
private struct SceneList<First: Scene, Next: Scene>: PrimitiveScene {
    let scenes: (First, Next)
}

/// Windows with the same views.
public struct WindowGroup<Content: View>: PrimitiveScene {
    /// Windows with views.
    public init(@ViewBuilder content: @escaping () -> Content) {}
    /// Windows with views and a name.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {}
    /// Windows with views and a title that is looked up.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
    /// Windows with views, a title that is looked up and a name.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {}
}

/// The window of an app's settings on the Mac. None is opened here.
public struct Settings<Content: View>: PrimitiveScene {
    /// A window with settings.
    public init(@ViewBuilder content: () -> Content) {}
}

/// A single window. None is opened here.
public struct Window<Content: View>: PrimitiveScene {
    /// A window with a title that is looked up and a name.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// The delegate of an app. No app runs here, so none is made.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType> {
    /// Names the class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// There is no delegate: an app that is not run asks for none.
    public var wrappedValue: DelegateType { preconditionFailure("\(DelegateType.self) is not made: no app runs here.") }
}
