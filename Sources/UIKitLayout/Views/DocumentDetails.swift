package import KeylineGraphics
package import KeylineScenes

/// What a document says about a view beyond what UIKit knows: names for people, dumps and diagnostics.
package struct DocumentDetails {
    /// The id in the document; a view made in code gets one from its place in the tree.
    package var id: ViewID?
    /// The class that the document names, where Keyline does not know it.
    package var customClass: String?
    /// The label that the author gave the view.
    package var label: String?
    /// The place in the document.
    package var location: SourceLocation?
    /// Whether the document asks something of it that only the app's own class knows.
    package var asksForOwnCode = false

    package init() {}
}
