import Foundation
import KeylineScenes
import KeylineVocabulary

/// A layout file after reading: names are resolved as far as text allows, nothing is built yet.
struct LayoutDocument: Sendable {
    /// The file as it was given.
    var file: String
    /// The screen's name for people.
    var title: LayoutText?
    /// The environment that the file asks for.
    var environment: SceneEnvironment
    /// The string table's name, found in `LANGUAGE.lproj` folders beside the file.
    var strings: StringTableReference?
    /// The folder of images, relative to the file's own.
    var imagesFolder: String?
    /// Numbers by name.
    var metrics: [String: CGFloat]
    /// The keys of the screen's own view.
    var screen: [PropertySetting]
    /// The keys of the screen's own view in some size classes.
    var screenVariations: [ViewVariation] = []
    /// Ids of layout guides that the screen's own view owns.
    var screenGuides: [String] = []
    /// The bar above the screen; nil without one.
    var navigation: NavigationDescription?
    /// The views, from back to front.
    var views: [ViewDescription]
    /// The constraints in order.
    var constraints: [ConstraintStatement]
    /// The SwiftUI tree of a file that has one in place of views and constraints.
    var body: [Element]?
}

/// A view of a layout file.
struct ViewDescription: Sendable {
    /// The relation to the view around.
    enum Role: Hashable, Sendable {
        /// In the list of the views inside.
        case subview
        /// A row of a table.
        case row
        /// The value of a key of the view around.
        case part(ViewPart)
    }

    var id: String?
    var type: String
    var settings: [PropertySetting]
    /// Ids of layout guides that the view owns.
    var guides: [String]
    /// The views inside: rows from top to bottom, others from back to front.
    var children: [ViewDescription]
    var location: SourceLocation
    var role = Role.subview
    /// The sections of a table, whose rows are among the children; nil for a table of prototypes and for other views.
    var sections: [SectionDescription]?
    /// Whether the view is there, but for size classes whose variation says otherwise.
    var isInstalled = true
    /// The differences in some size classes.
    var variations: [ViewVariation] = []
}

/// A section of a table.
struct SectionDescription: Sendable {
    /// The title above the rows.
    var headerTitle: LayoutText?
    /// The text below the rows.
    var footerTitle: LayoutText?
    /// The number of its rows, which follow the rows of earlier sections.
    var rowCount = 0
    var location: SourceLocation
}

extension ViewDescription {
    /// The views in the list of the views inside.
    var subviews: [ViewDescription] { children.filter { $0.role == .subview } }

    /// The rows of a table.
    var rows: [ViewDescription] { children.filter { $0.role == .row } }

    /// The view that is the value of a key.
    func part(_ part: ViewPart) -> ViewDescription? { children.first { $0.role == .part(part) } }
}

/// A difference of a view in some size classes.
struct ViewVariation: SizeClassVariant {
    var sizeClasses: SizeClassKey
    /// The keys that have another value there.
    var settings: [PropertySetting]
    /// Whether the view is there; nil leaves what holds for all size classes.
    var isInstalled: Bool?
    var location: SourceLocation
}

/// The bar above a screen.
struct NavigationDescription: Sendable {
    /// A button of the bar.
    struct Item: Hashable, Sendable {
        var title: LayoutText?
        var image: LayoutImage?
        /// Whether the button ends a task, in bold.
        var isDone = false
    }

    var title: LayoutText?
    var usesLargeTitle = false
    /// The title of the screen below, to which a button leads back.
    var back: LayoutText?
    var leftItems: [Item] = []
    var rightItems: [Item] = []
}

/// A constraint, or several, of a layout file.
struct ConstraintStatement: Sendable {
    enum Form: Sendable {
        case equation(LayoutEquation)
        /// A visual format string with its options by UIKit's names.
        case visualFormat(String, options: [String])
    }

    var form: Form
    var identifier: String?
    var location: SourceLocation
    /// Whether the constraint is there, but for size classes whose variation says otherwise.
    var isInstalled = true
    /// The differences in some size classes.
    var variations: [ConstraintVariation] = []
}

/// A difference of a constraint in some size classes.
struct ConstraintVariation: SizeClassVariant {
    var sizeClasses: SizeClassKey
    /// The constant there, in points; nil leaves the equation's own.
    var constant: CGFloat?
    /// Whether the constraint is there; nil leaves what holds for all size classes.
    var isInstalled: Bool?
}
