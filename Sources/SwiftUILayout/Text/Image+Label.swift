public import Foundation

extension Image {
    /// A picture of the app's catalog, with a text that is read out.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name))
    }
}
