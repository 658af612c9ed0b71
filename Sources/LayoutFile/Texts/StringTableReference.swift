import KeylineScenes

/// Where a layout's texts are.
struct StringTableReference: Hashable, Sendable {
    var table: String
    var location: SourceLocation
}
