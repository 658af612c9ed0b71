import CKeylineTypeMetadata

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
