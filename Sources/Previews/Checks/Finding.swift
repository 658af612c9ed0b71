internal import KeylineGraphics
public import KeylineScenes

/// One thing that is wrong, and all the environments in which it is.
public struct Finding: Hashable, Sendable {
    /// An environment that shows it.
    public struct Occurrence: Hashable, Sendable {
        /// The environment's place in the matrix.
        public var variationIndex: Int
        /// The sizes that show it, in points; empty where no sizes were swept.
        public var sizes: [ClosedRange<Int>]
    }

    /// What is wrong, as the first environment that shows it says it.
    public var diagnostic: Diagnostic
    /// The file.
    public var file: String
    /// The scene; nil for what is wrong with the file itself.
    public var scene: SceneID?
    /// The environments that show it, in the matrix's order; none for what does not depend on them.
    public var occurrences: [Occurrence]
}

/// What makes two diagnostics one finding: kind, severity, view and place are equal. The message may differ, as a text that is
/// cut off differs from language to language; it tells apart what has neither a view nor a place. A note of that kind is of the whole
/// app, such as a font that something else stands in for, and made once however many files say so.
struct FindingKey: Hashable {
    private let file: String
    private let scene: SceneID?
    private let severity: Diagnostic.Severity
    private let kind: Diagnostic.Kind
    private let view: ViewID?
    private let location: SourceLocation?
    private let message: String?

    init(_ diagnostic: Diagnostic, file: String, scene: SceneID?) {
        let isOfApp = diagnostic.severity == .note && diagnostic.view == nil && diagnostic.location == nil
        self.file = isOfApp ? "" : file
        self.scene = isOfApp ? nil : scene
        (severity, kind) = (diagnostic.severity, diagnostic.kind)
        (view, location) = (diagnostic.view, diagnostic.location)
        message = view == nil && location == nil ? diagnostic.message : nil
    }
}
