/// Previews that know where they are in the source. `keyline-swiftc` and `keyline adapt` add it to each `PreviewProvider`, since the compiler tells no
/// type its file.
public protocol _PlacedPreviews {
    /// The file, as compilers name it, and the line, counted from 1.
    nonisolated static var _place: (file: String, line: Int) { get }
}
