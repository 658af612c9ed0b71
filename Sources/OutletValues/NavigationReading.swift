/// The screens of an app's code and the ways that lead from one to another, as `keyline-adapt` hands them to `keyline`.
package struct NavigationReading: Codable, Hashable, Sendable {
    /// A position in a file of the app.
    package struct Location: Codable, Hashable, Sendable {
        /// The path of the file.
        package var file: String
        /// The line, from 1.
        package var line: Int
        /// The column in UTF-8, from 1.
        package var column: Int

        /// Describes a position.
        package init(file: String, line: Int, column: Int) {
            self.file = file
            self.line = line
            self.column = column
        }
    }

    /// A type that fills a screen or opens one.
    package struct Screen: Codable, Hashable, Sendable {
        /// The kind of type.
        package enum Kind: String, Codable, Hashable, Sendable {
            /// A view of SwiftUI.
            case view
            /// A view controller.
            case controller
            /// Another type, such as a coordinator, that opens screens.
            case other
        }

        /// The name of the type.
        package var name: String
        /// The kind.
        package var kind: Kind
        /// The declaration; the first use of a type that the app does not declare.
        package var location: Location

        /// Describes a type.
        package init(name: String, kind: Kind, location: Location) {
            self.name = name
            self.kind = kind
            self.location = location
        }
    }

    /// A preview, and the screen that it shows.
    package struct Preview: Codable, Hashable, Sendable {
        /// The name of the screen's type.
        package var screen: String
        /// The name that a person gave the preview, or the name of its provider; nil for none.
        package var name: String?
        /// The macro, or the provider's declaration.
        package var location: Location

        /// Describes a preview.
        package init(screen: String, name: String?, location: Location) {
            self.screen = screen
            self.name = name
            self.location = location
        }
    }

    /// A way to another screen.
    package struct Transition: Codable, Hashable, Sendable {
        /// The API that leads there.
        package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
            /// `NavigationLink`.
            case navigationLink
            /// `navigationDestination(…)`.
            case navigationDestination
            /// `sheet(…)`.
            case sheet
            /// `fullScreenCover(…)`.
            case fullScreenCover
            /// `popover(…)`.
            case popover
            /// `present(_:animated:completion:)`.
            case present
            /// `pushViewController(_:animated:)`.
            case push
            /// `show(_:sender:)`.
            case show
            /// `showDetailViewController(_:sender:)`.
            case showDetail
            /// `performSegue(withIdentifier:sender:)`.
            case performSegue
            /// `instantiateViewController(withIdentifier:)` of a controller that is shown in a way that the code does not tell.
            case instantiate
            /// A view that has another screen inside, such as a tab.
            case embed
        }

        /// The end of a way.
        package enum Target: Codable, Hashable, Sendable {
            /// A screen of code, by the name of its type.
            case screen(String)
            /// A scene of a storyboard by its identifier, nil for the initial one; without a storyboard, of the source's own.
            case scene(storyboard: String?, identifier: String?)
            /// The end of a segue of the source's scene, by the segue's identifier.
            case segue(String)
        }

        /// The name of the type with the code.
        package var source: String
        /// The target.
        package var target: Target
        /// The API.
        package var kind: Kind
        /// The title of a link, or the type whose values lead to the target; nil for none.
        package var identifier: String?
        /// The call.
        package var location: Location

        /// Describes a way.
        package init(source: String, target: Target, kind: Kind, identifier: String?, location: Location) {
            self.source = source
            self.target = target
            self.kind = kind
            self.identifier = identifier
            self.location = location
        }
    }

    /// The version of the form.
    package private(set) var keyline = 1
    /// The types that fill screens, by name.
    package var screens: [Screen] = []
    /// The previews in the order of the files.
    package var previews: [Preview] = []
    /// The ways, in the order of the files.
    package var transitions: [Transition] = []
    /// The screens that an app shows first: in its scene, or as the root of its window.
    package var initial: [String] = []
    /// The methods of each class to which segues unwind, such as `backToList:`, by the class's name.
    package var unwindActions: [String: [String]] = [:]
    /// The class that each class of the app derives from.
    package var superclasses: [String: String] = [:]

    /// Describes an app without screens.
    package init() {}
}
