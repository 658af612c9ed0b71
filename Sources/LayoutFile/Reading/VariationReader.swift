import Foundation
import KeylineScenes
import KeylineVocabulary

/// Reads what differs between size classes: a mapping by size classes, such as `width=regular`.
enum VariationReader {
    /// Reads the mapping.
    ///
    /// - Parameters:
    ///   - node: The mapping.
    ///   - name: Its subject, for messages.
    ///   - read: Reads the variation of some size classes.
    /// - Returns: The variations in the order of the file.
    /// - Throws: `LayoutFileError` for keys that are no size classes, and what `read` throws.
    static func variations<Variation>(
        _ node: YAMLNode, of name: String,
        _ read: (SizeClassKey, inout MappingReader) throws(LayoutFileError) -> Variation
    ) throws(LayoutFileError) -> [Variation] {
        var keys = try MappingReader(node, name: "the variations of \(name)")
        var variations: [Variation] = []
        var present: [SizeClassKey: SourceLocation] = [:]
        for entry in keys.takeRest() {
            try keys.log.attempt { () throws(LayoutFileError) in
                let sizeClasses = try sizeClasses(entry)
                if let first = present[sizeClasses] {
                    throw .duplicateKey(entry.key, first: first, at: entry.keyLocation)
                }
                present[sizeClasses] = entry.keyLocation
                var inside = try MappingReader(entry.value, name: "the variation of \(name)")
                let variation = try read(sizeClasses, &inside)
                try inside.finish()
                variations.append(variation)
            }
        }
        try keys.finish()
        return variations
    }

    private static func sizeClasses(_ entry: YAMLEntry) throws(LayoutFileError) -> SizeClassKey {
        let text = entry.key.filter { !$0.isWhitespace }
        guard let key = SizeClassKey(layoutText: text) else {
            throw .unexpected(
                found: "\"\(entry.key)\"", expected: "size classes",
                hint: "write width=compact, height=regular, or both with a comma between them",
                at: entry.keyLocation)
        }
        return key
    }
}
