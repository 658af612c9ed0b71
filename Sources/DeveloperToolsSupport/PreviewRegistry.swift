import CKeylineTypeMetadata

/// A preview that stands somewhere in a program: `#Preview` declares a type of this kind.
public protocol PreviewRegistry {
    /// The module and the file, as `#fileID` gives it.
    static var fileID: String { get }
    /// The path of the file when it was compiled.
    static var filePath: String { get }
    /// The line on which the preview begins, from 1.
    static var line: Int { get }
    /// The column in which it begins, in UTF-8 from 1.
    static var column: Int { get }

    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}

/// Finds types by what they conform to.
package enum LinkedTypes {
    /// Looks for the types of the program and its libraries that conform to a protocol.
    ///
    /// - Parameter kind: The protocol's metatype, such as `(any PreviewRegistry.Type).self`.
    /// - Returns: The types, in no order; generic ones are not among them.
    package static func all<Kind>(_ kind: Kind.Type) -> [Kind] {
        var found: [Any.Type] = []
        withUnsafeMutablePointer(to: &found) { found in
            keyline_for_each_type(
                { type, context in
                    guard let type, let context else { return }
                    let metatype = unsafeBitCast(type, to: Any.Type.self)
                    context.assumingMemoryBound(to: [Any.Type].self).pointee.append(metatype)
                }, found)
        }
        return found.compactMap { $0 as? Kind }
    }
}
