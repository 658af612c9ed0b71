package import KeylineGraphics
package import KeylineScenes

/// What a document says about a view beyond what UIKit knows: names for people, dumps and diagnostics.
package struct DocumentDetails {
    /// The id: first that in the document, and once the scene's views are named one that no other view of the scene has. A view made in
    /// code gets one from its place in the tree.
    package var id: ViewID?
    /// The views through which the document is shown inside others, by their ids, from the outermost inwards; none for the
    /// scene's own document.
    package var path: [ViewID] = []
    /// What the id was before the scene's views were named; nil until then.
    var objectID: ViewID?
    /// What a view without an id of its own is called inside the one around it; nil for views that have one.
    var part: String?
    /// The class that the document names, where Keyline does not know it.
    package var customClass: String?
    /// The label that the author gave the view.
    package var label: String?
    /// The place in the document.
    package var location: SourceLocation?
    /// The properties that the app's code sets.
    package var codeValues: [ViewSnapshot.CodeValue] = []
    /// Whether the document asks something of it that only the app's own class knows.
    package var asksForOwnCode = false

    /// Whether its frame is open only as long as sizes are not known that code gives to views.
    package var isLeftToCode = false
    /// Whether code that is not run may give it another size.
    package var isSizedByCode = false
    /// The messages that a control sends, each with the object that gets it.
    package var actions: Set<String> = []
    /// Whether a touch of the control does nothing, as the document connects it with nothing.
    package var isUnconnected = false
    /// Whether the author says that its texts are the same in all languages.
    package var keepsTexts = false

    package init() {}
}
