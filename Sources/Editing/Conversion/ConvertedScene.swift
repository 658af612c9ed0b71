import Foundation
public import KeylineScenes

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
        case image(String, isSymbol: Bool)
        case texts([String])
        /// Distances from the sides, in points: top, leading, bottom, trailing.
        case insets([Double])
        case priorities(horizontal: Double?, vertical: Double?)
    }

    /// A view.
    struct View: Sendable {
        var id: String
        /// The name in code.
        var name: String
        var type: String
        var properties: [Property]
        var children: [View]
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
    /// What could not be said.
    public var losses: [Loss]

    /// The object id of the scene's own view.
    public var rootID: String { root.id }

    /// A constraint whose places are names with attributes.
    struct Equation: Sendable {
        struct Place: Sendable {
            var name: String
            /// `safeArea`, `margins`, `readable`, `content`, `frame` or nil.
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
    }
}
