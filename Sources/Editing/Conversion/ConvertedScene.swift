import Foundation
public import KeylineScenes
import KeylineVocabulary

/// A scene of a storyboard or XIB in terms that other ways of writing layouts have too.
public struct ConvertedScene: Sendable {
    /// Something that cannot be said in the other way.
    public struct Loss: Hashable, Sendable {
        /// Where it is said in the document.
        public var location: SourceLocation
        /// What it is.
        public var message: String
    }

    /// A property by its name in UIKit.
    struct Property: Sendable {
        var name: String
        var value: Value
    }

    /// The value of a property.
    enum Value: Sendable {
        case text(String)
        case number(Double)
        case flag(Bool)
        /// One of the cases of an enumeration.
        case word(String)
        /// A colour by its components from 0 to 1.
        case color([Double])
        case namedColor(String)
        case font(size: Double?, weight: String?, style: String?, family: String?)
        /// The system's font in italics.
        case italicFont(size: Double)
        case image(String, isSymbol: Bool)
        case texts([String])
        /// Distances from the sides, in points: top, leading, bottom, trailing.
        case insets([Double])
        case priorities(horizontal: Double?, vertical: Double?)
        /// Pieces of text, each in a style of its own.
        case styledText([StyledRun])
        /// An expression that only code can say.
        case code(String)
        /// A statement without the view's name, such as `setTitle("OK", for: .normal)`.
        case call(String)
    }

    /// A piece of a text with attributes.
    struct StyledRun: Sendable {
        var text: String
        var font: Value?
        var color: Value?
        /// The properties of the paragraph's style, by their names in UIKit.
        var paragraph: [Property] = []
    }

    /// A view.
    struct View: Sendable {
        var id: String
        /// The name in code.
        var name: String
        var type: String
        var properties: [Property]
        var children: [View]
        /// What the document says of it.
        var element = Element()
        /// How code gets hold of it.
        var construction = Construction()
        /// The rows of a table.
        var list = List()
        /// The font of a configured button's title, which layout files have no word for.
        var titleFont: Value?
        /// Where it stands above or below the rows of a table; nil where it does not.
        var tableEnd: TableEnd?
        /// Where it lies in the view around, in points; of the scene's own view the part that bars leave; nil where it is not shown.
        var frame: CGRect?
        /// The content's own size in points, -1 along an axis where it has none.
        var contentSize = CGSize(width: -1, height: -1)
        /// The names of the layout guides that the view owns.
        var guides: [String] = []
        /// Whether the view is there, but for size classes whose variation says otherwise.
        var isInstalled = true
        /// The differences in some size classes.
        var variations: [Variation] = []
    }

    /// A difference of a view or constraint in some size classes.
    struct Variation: Sendable {
        var sizeClasses: SizeClassKey
        /// The properties with other values; none of a constraint.
        var properties: [Property] = []
        /// The constant of a constraint, in points; nil where it stays.
        var constant: Double?
        /// Whether it is there; nil leaves what holds for all size classes.
        var isInstalled: Bool?
    }

    /// What a document says of a view.
    struct Element: Sendable {
        /// The element's name.
        var kind = ""
        /// Where it stands.
        var location: SourceLocation?
    }

    /// How code gets hold of a view.
    struct Construction: Sendable {
        /// How code makes it, where that is more than its type's name and empty parentheses.
        var expression: String?
        /// The property of the view around that holds it, such as `contentView`; nil for one that code makes and adds.
        var part: String?
        /// The key of layout files whose value it is, of the view around or, for a label of a row's style, of the row; nil for one in a list.
        var key: ViewPart?
        /// The frame of such a view, in points, where the view around does not decide all of it.
        var keyFrame: CGRect?
    }

    /// The rows of a table.
    struct List: Sendable {
        var sections: [Section] = []
        /// How the table looks.
        var style = "plain"
        /// Whether the rows are prototypes, which code makes again and again.
        var arePrototypes = false
    }

    /// The place of a view above or below all rows of a table.
    struct TableEnd: Sendable {
        /// Whether it stands above them.
        var isHeader: Bool
        /// The frame in points.
        var frame: CGRect?
    }

    /// A section of a table, with rows that exist already.
    struct Section: Sendable {
        var header: String?
        var footer: String?
        var rows: [Row]
    }

    /// A row of a table.
    struct Row: Sendable {
        var name: String
        /// The height in points; nil where the content decides.
        var height: Double?
    }

    /// A content size that constraints stand in for.
    struct ContentSizeReplacement: Sendable {
        var name: String
        var width: Double?
        var height: Double?
        /// The priorities with which content resists growing and shrinking.
        var hugging: (horizontal: Double, vertical: Double)
        var resistance: (horizontal: Double, vertical: Double)
    }

    /// The name of the screen's own view in layouts.
    static let screen = "screen"

    /// The class or name of the scene.
    var name: String
    /// The size on the canvas, in points.
    var size: CGSize
    var root: View
    /// The constraints, whose items are views' names.
    var constraints: [Equation]
    /// The names of the views in the other form, by their object ids.
    public var names: [String: String]
    /// How code names the views: `self` for the scene's own, `cell.contentView` for one that another owns.
    public var codeNames: [String: String]
    /// Whether a controller shows the scene's view.
    public var isControllers: Bool
    /// The content sizes that cannot be said otherwise.
    var standIns: [ContentSizeReplacement]
    /// What could not be said.
    public var losses: [Loss]
    /// Where the document shows the scene's own view: its device, size and safe area; nil where it is not shown.
    var canvas: SceneEnvironment?

    /// The object id of the scene's own view.
    public var rootID: String { root.id }

    /// A constraint whose places are names with attributes.
    struct Equation: Sendable {
        struct Place: Sendable {
            var name: String
            /// `safeArea`, `margins`, `readable`, `keyboard`, `content`, `frame`, the name of a guide that the view owns, or nil.
            var guide: String?
            var attribute: String
        }

        var first: Place
        var relation: String
        var second: Place?
        var multiplier: Double
        var constant: Double
        var priority: Double
        var identifier: String?
        /// Where the document says it; nil where it follows from something else.
        var location: SourceLocation?
        /// Whether it is there, but for size classes whose variation says otherwise.
        var isInstalled = true
        /// The differences in some size classes.
        var variations: [Variation] = []
        /// Whether a table places the view by itself, so that layout files do not say it.
        var isTables = false
    }
}
