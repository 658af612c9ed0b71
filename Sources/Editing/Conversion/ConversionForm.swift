/// What a scene is converted to: the forms differ in the kinds of views and the properties that they know.
public enum ConversionForm: Hashable, Sendable {
    /// A layout file.
    case layoutFile
    /// UIKit code.
    case code
}
