/// The kind of way from one screen to another.
package enum EdgeKind: Hashable, Sendable {
    /// A show segue, or `show(_:sender:)`.
    case show
    /// A show detail segue, or `showDetailViewController(_:sender:)`.
    case showDetail
    /// A push segue, or `pushViewController(_:animated:)`.
    case push
    /// A segue that presents modally, or `present(_:animated:completion:)`.
    case present
    /// A popover presentation.
    case popover
    /// A replace segue.
    case replace
    /// A container view's segue, or a view's content.
    case embed
    /// A segue that goes back to the method of an earlier controller.
    case unwind(String)
    /// A container and its controllers, by the name of the property, such as `rootViewController`.
    case relationship(String)
    /// A segue of a class of the app's own.
    case custom(String?)
    /// A storyboard reference and the controller that it means.
    case reference
    /// `NavigationLink`.
    case navigationLink
    /// `navigationDestination(…)`.
    case navigationDestination
    /// `sheet(…)`.
    case sheet
    /// `fullScreenCover(…)`.
    case fullScreenCover
    /// A controller that code instantiates.
    case instantiate
    /// A kind that a document names and Xcode's menu of segues does not have.
    case other(String)

    /// A group of kinds that look alike on the map.
    package enum Family: String, Hashable, Sendable, CaseIterable {
        /// Another screen takes the place of this one on a navigation stack or in a split view.
        case navigation
        /// Another screen covers this one.
        case presentation
        /// Another screen is part of this one.
        case containment
        /// The way back.
        case unwind
        /// An app's own way.
        case custom
        /// The same screen at another place of the map.
        case reference
    }

    /// The family.
    package var family: Family {
        switch self {
        case .show, .showDetail, .push, .replace, .navigationLink, .navigationDestination: .navigation
        case .present, .popover, .sheet, .fullScreenCover: .presentation
        case .embed, .relationship: .containment
        case .unwind: .unwind
        case .custom, .instantiate, .other: .custom
        case .reference: .reference
        }
    }

    /// The name in JSON.
    package var name: String {
        switch self {
        case .show: "show"
        case .showDetail: "showDetail"
        case .push: "push"
        case .present: "present"
        case .popover: "popover"
        case .replace: "replace"
        case .embed: "embed"
        case .unwind: "unwind"
        case .relationship: "relationship"
        case .custom: "custom"
        case .reference: "reference"
        case .navigationLink: "navigationLink"
        case .navigationDestination: "navigationDestination"
        case .sheet: "sheet"
        case .fullScreenCover: "fullScreenCover"
        case .instantiate: "instantiate"
        case .other(let name): name
        }
    }

    /// The name on the map.
    package var words: String {
        switch self {
        case .showDetail: "show detail"
        case .present: "present modally"
        case .popover: "popover"
        case .unwind(let action): action.isEmpty ? "unwind" : "unwind \(action)"
        case .relationship(let property): Self.words(of: property)
        case .custom(let type): type.map { "custom \($0)" } ?? "custom"
        case .navigationLink: "NavigationLink"
        case .fullScreenCover: "full-screen cover"
        case .navigationDestination: "navigationDestination"
        default: name
        }
    }

    /// `rootViewController` as `root view controller`.
    private static func words(of property: String) -> String {
        property.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }

    /// The kind of a segue, as a document has it.
    package init(segue kind: String, relationship: String?, customClass: String?, unwindAction: String?) {
        self =
            switch kind {
            case "show": .show
            case "showDetail": .showDetail
            case "push": .push
            case "presentation", "modal": .present
            case "popoverPresentation", "popover": .popover
            case "replace": .replace
            case "embed": .embed
            case "unwind": .unwind(unwindAction ?? "")
            case "relationship": .relationship(relationship ?? "relationship")
            case "custom": .custom(customClass)
            default: .other(kind)
            }
    }
}
