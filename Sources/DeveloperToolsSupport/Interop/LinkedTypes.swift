import CKeylineTypeMetadata

/// Finds types by what they conform to.
package enum LinkedTypes {
    /// Looks for the types of the program and its libraries that conform to a protocol.
    ///
    /// - Parameter kind: The protocol's metatype, such as `(any PreviewRegistry.Type).self`.
    /// - Returns: The types, in no order; generic ones are not among them.
    package static func all<Kind>(_ kind: Kind.Type) -> [Kind] {
        // To ask the runtime about each type makes the metadata of all of them, which takes as long as laying out a screen.
        var types: [Any.Type] = []
        let isComplete = withUnsafeMutablePointer(to: &types) { types in
            keyline_for_each_conforming_type(unsafeBitCast(kind as Any.Type, to: UnsafeRawPointer.self), append, types)
        }
        return (isComplete ? types : everything).compactMap { $0 as? Kind }
    }

    /// Every type without generic parameters.
    private static var everything: [Any.Type] {
        var types: [Any.Type] = []
        withUnsafeMutablePointer(to: &types) { keyline_for_each_type(append, $0) }
        return types
    }

    private static let append: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Void = { type, context in
        guard let type, let context else { return }
        let metatype = unsafeBitCast(type, to: Any.Type.self)
        context.assumingMemoryBound(to: [Any.Type].self).pointee.append(metatype)
    }
}
