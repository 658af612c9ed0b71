import KeylineScenes

/// A key of a view with its value.
struct PropertySetting: Sendable {
    var name: String
    var value: PropertyValue
    var location: SourceLocation
}
