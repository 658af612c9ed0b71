/// Where a document's pictures, texts, fonts and other documents may come from.
public enum SourceResources {
    /// The folder of the app that a file belongs to: the nearest one around it with an Xcode project, a Swift package or a repository; its own
    /// folder where there is none. A change outside of it never changes what the file looks like.
    public static func folder(of file: String) -> String { Neighborhood(of: file).folders.last ?? "." }
}
