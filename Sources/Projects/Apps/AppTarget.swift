/// A target of an app: the sources of one module.
package struct AppTarget: Hashable, Sendable {
    /// A kind of product.
    package enum Kind: String, Sendable {
        case app
        case framework
        case appExtension = "extension"
        case tests
        case other
    }

    /// The name in the project.
    package let name: String
    /// The module's name.
    package let module: String
    package let kind: Kind
    /// The Swift files, by path.
    package let sources: [String]
    /// The other files that belong to the target, by path.
    package let resources: [String]
    /// The names of the targets that this one imports.
    package let dependencies: [String]
    /// The products of packages that it imports.
    package let products: [AppProduct]
    /// The compiler's settings.
    package let settings: AppSettings
    /// True for targets of systems that are not iOS.
    package let isForOtherSystem: Bool
    /// The Objective-C and C beside the Swift files.
    package let objectiveC: TargetHeaders
}

/// A product of a package.
package struct AppProduct: Hashable, Sendable {
    package let name: String
    /// The identity of the package; nil where the project does not say it.
    package let package: String?
}

/// The build settings of a target that matter to a picture.
package struct AppSettings: Hashable, Sendable {
    /// `SWIFT_VERSION`.
    package var languageMode: String?
    /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`.
    package var conditions: [String] = []
    /// Whether declarations belong to the main actor unless they say otherwise.
    package var isOnMainActor = false
    /// The `INFOPLIST_KEY_*` and other keys of the information property list, by key.
    package var infoKeys: [String: String] = [:]
    /// The property list's file; nil where there is none.
    package var infoFile: String?
    /// Every setting that a property list may name, with its value.
    package var values: [String: String] = [:]
}

/// A package that an app depends on.
package struct AppPackage: Hashable, Sendable {
    /// A place of a package.
    package enum Place: Hashable, Sendable {
        /// A folder.
        case folder(String)
        /// A repository, with the requirement as a manifest writes it.
        case repository(url: String, requirement: String)
    }

    package let place: Place

    package init(place: Place) { self.place = place }

    /// The name by which manifests refer to it.
    package var identity: String { Self.identity(of: path) }

    /// The folder or address.
    package var path: String {
        switch place {
        case .folder(let path): path
        case .repository(let url, _): url
        }
    }

    /// The last part of the folder or address, by which manifests refer to a product of the same name.
    package var name: String { Self.name(of: path) }

    /// The last part of a folder or an address, in lower case.
    package static func identity(of path: String) -> String { name(of: path).lowercased() }

    private static func name(of path: String) -> String {
        var name = path.split(separator: "/").last.map(String.init) ?? path
        if name.hasSuffix(".git") { name.removeLast(4) }
        return name
    }
}

/// An app as its project files describe it.
package struct AppDescription: Sendable {
    /// The folder that was named.
    package let folder: String
    /// The project files, by path.
    package let projects: [String]
    /// The targets of all projects, each name once.
    package let targets: [AppTarget]
    package let packages: [AppPackage]
    /// The names of the targets that each scheme builds, by the scheme's name.
    package let schemes: [String: [String]]
    /// The obstacles, each a sentence.
    package let obstacles: [String]
    /// The file that says which versions of packages the app was built with; nil where there is none.
    package let resolved: String?
}
