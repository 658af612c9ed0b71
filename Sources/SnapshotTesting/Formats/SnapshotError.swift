/// A comparison that could not be made.
struct SnapshotError: Error, CustomStringConvertible {
    let description: String
}
