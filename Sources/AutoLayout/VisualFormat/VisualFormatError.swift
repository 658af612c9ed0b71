/// Why a visual format cannot be read, and where.
package struct VisualFormatError: Error, Equatable {
    /// The message, in Apple's words where they are known.
    package let message: String
    /// The whole format.
    let format: String
    /// The place, in characters from the beginning.
    package let position: Int

    /// The reason of Apple's exception: the message, the format, and a mark under the place.
    package var reason: String {
        "Unable to parse constraint format: \n\(message)\n\(format)\n\(String(repeating: " ", count: position))^"
    }
}
