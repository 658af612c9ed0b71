// Menus of an app on the Mac and on tablets with keyboards. No picture shows them.

/// Commands of an app.
@MainActor @preconcurrency
public protocol Commands {
    /// Says what the commands are made of.
    associatedtype Body: Commands

    /// Says what the commands are made of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Commands without a body.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    /// There is none.
    public var body: Never { preconditionFailure("\(Self.self) has no body: no menu is opened.") }
}

/// Collects commands.
@MainActor @preconcurrency
@resultBuilder
public struct CommandsBuilder {
    /// No commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Commands.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Commands and those after them.
    public static func buildPartialBlock<Content: Commands>(first content: Content) -> Content { content }
    /// Commands before, and one more.
    public static func buildPartialBlock(accumulated: some Commands, next: some Commands) -> some Commands {
        EmptyCommands()
    }
    /// Commands of a condition.
    public static func buildOptional(_ content: (some Commands)?) -> some Commands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
    /// No commands.
    public nonisolated init() {}
}

/// A menu of its own.
public struct CommandMenu<Content: View>: PrimitiveCommands {
    /// A menu with a title that is looked up.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// A menu with a title.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    /// A menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands at a place in the system's menus.
public struct CommandGroup<Content: View>: PrimitiveCommands {
    /// Commands before a place.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Commands after a place.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Commands instead of the system's.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the system's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let help = CommandGroupPlacement(name: "help")
}

/// The system's commands of the sidebar.
public struct SidebarCommands: PrimitiveCommands {
    /// The commands.
    public init() {}
}

/// The system's commands of text.
public struct TextEditingCommands: PrimitiveCommands {
    /// The commands.
    public init() {}
}

/// The system's commands of formatted text.
public struct TextFormattingCommands: PrimitiveCommands {
    /// The commands.
    public init() {}
}

/// The system's commands of toolbars.
public struct ToolbarCommands: PrimitiveCommands {
    /// The commands.
    public init() {}
}

extension Scene {
    /// Commands of the scene, which no picture shows.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    /// Takes commands of the system away.
    public func commandsRemoved() -> some Scene { self }
    /// A value of the environment, which no window shows.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
    /// The size of new windows.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// The way windows can be resized.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// The effect: what happens when the scene's phase changes.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
        -> some Scene
    { self }
    /// The effect: what happens when a value changes.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
    /// Says what the system does while the app is not shown.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}

/// The way windows can be resized.
public struct WindowResizability: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowResizability(name: "automatic")
    public static let contentSize = WindowResizability(name: "contentSize")
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Work that the system does while an app is not shown.
public struct BackgroundTask<Request, Response>: Sendable {
    /// Refreshes the app.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<String?, Void>
    where Request == String?, Response == Void { BackgroundTask<String?, Void>() }
    /// Transfers in the background.
    public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void>
    where Request == String, Response == Void { BackgroundTask<String, Void>() }
}
