public import Foundation
public import KeylineGraphics

/// A view after layout, with everything below it.
public struct ViewSnapshot: Hashable, Sendable {
    /// The names of the view.
    public var identity: Identity
    /// The frame in points, in the superview's coordinates, edges on device pixels.
    public var frame: CGRect
    /// The rectangles and lines that constraints speak of.
    public var geometry: Geometry
    /// The source of its size.
    public var sizing = Sizing()
    /// Whether the view itself is hidden.
    public var isHidden = false
    /// The text that it shows; nil where it shows none.
    public var text: TextState?
    /// The texts that it shows besides, such as a button's subtitle.
    public var otherTexts: [TextState] = []
    /// The properties that the app's code sets, in its order.
    public var codeValues: [CodeValue] = []
    /// Whether the author chose a direction for its content, whatever the language's.
    public var keepsDirection = false
    /// Whether the author says that its texts are the same in all languages.
    package var keepsTexts = false
    /// The effect of touches.
    public var interaction = Interaction()
    /// The view as assistive technologies and tests find it.
    public var accessibility = Accessibility()
    /// The extent to which it is drawn.
    public var drawing = Drawing()
    /// The views inside, from back to front.
    public var children: [ViewSnapshot] = []

    /// Describes a view; everything but its identity and frame can be filled in afterwards.
    public init(id: ViewID, className: String, frame: CGRect) {
        identity = Identity(id: id, className: className)
        self.frame = frame
        geometry = Geometry(frame: frame)
    }
}

extension ViewSnapshot {
    /// The names of a view.
    public struct Identity: Hashable, Sendable {
        /// The view's id: no other view of the scene has it.
        public var id: ViewID
        /// The origin of the id, for a view of a document inside the scene's own one and for one of several with the same object id.
        public var nesting: Nesting?
        /// The class: a custom class's name where the file names one.
        public var className: String
        /// The label that the author gave it.
        public var name: String?
        /// The place in the source.
        public var location: SourceLocation?

        /// Describes a view without a label or a place.
        public init(id: ViewID, className: String) {
            self.id = id
            self.className = className
        }
    }

    /// The name of a view whose id in the scene differs from its id in the scene's document.
    public struct Nesting: Hashable, Sendable {
        /// The object id with the ids of the views through which its document is shown before it, `badge/title`: the scene's id or,
        /// where the object id alone is enough, a longer one.
        public var path: ViewID
        /// The id in the view's own document, which editing commands take together with that document.
        public var object: ViewID

        /// Describes where an id comes from.
        public init(path: ViewID, object: ViewID) {
            self.path = path
            self.object = object
        }
    }

    /// The view's id.
    public var id: ViewID {
        get { identity.id }
        set { identity.id = newValue }
    }

    /// The class: a custom class's name where the file names one.
    public var className: String {
        get { identity.className }
        set { identity.className = newValue }
    }
}

extension ViewSnapshot {
    /// The effect of touches.
    public struct Interaction: Hashable, Sendable {
        /// Whether it is a control that can be used.
        public var isUsable = false
        /// Whether it is a control or a text that cannot be used at present.
        public var isDisabled = false
        /// The size that the system gives the control, in points, such as a switch's; nil for a control that has its size from its content
        /// or from the app. A side without a size of its own is not over 0.
        public var systemSize: CGSize?
        /// The area that takes touches, in the view's own coordinates, in points, where it is not exactly the view's bounds.
        public var touchArea: CGRect?
        /// Whether the app's code, which is not run, may give the control another size than a document does.
        package var isSizedByCode = false
        /// The messages that the control sends, each with the object that gets it, as a document has them.
        package var actions: Set<String> = []
        /// Whether a touch does nothing: the document connects the control with nothing, and nothing with the control.
        package var isUnconnected = false

        /// Nothing.
        public init() {}
    }

    /// The extent to which a view is drawn.
    public struct Drawing: Hashable, Sendable {
        /// Whether its content shows only within its bounds.
        public var clipsContent = false
        /// Whether it shows less than it does in the app: a picture is missing, or only the app's own code knows what it draws.
        public var isIncomplete = false
        /// Whether it stretches its picture to its bounds, whatever the picture's ratio.
        public var stretchesPicture = false
        /// Whether only the system lays out the views inside, as in a bar, whatever the class is called.
        public var isSystemBar = false
        /// Whether it is the header of the rows below it in a list, up to the next header.
        public var isHeaderOfRows = false

        /// All of it.
        public init() {}
    }
}
