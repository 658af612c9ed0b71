public import Foundation

/// The name of a colour of a catalog.
public struct ColorResource: Hashable, Sendable {
    package let name: String

    /// Names a colour. It is found in the app's catalogs, whatever the bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

/// The name of a picture of a catalog.
public struct ImageResource: Hashable, Sendable {
    package let name: String

    /// Names a picture. It is found in the app's catalogs, whatever the bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}
