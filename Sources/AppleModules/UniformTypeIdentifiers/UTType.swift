import Foundation
@_exported public import UIKitLayout

/// The type of a file, by its name among Apple's.
public struct UTType: Hashable, Sendable, Codable {
    /// The name, such as `public.png`.
    public let identifier: String

    /// The type of a name; nil where no type here has it.
    public init?(_ identifier: String) {
        guard Self.known[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// The type of files whose names end so; nil where no type here does.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        let found = Self.known.filter { $0.value.endings.contains(ending) }.map { UTType(known: $0.key) }
        guard let type = found.filter({ $0.conforms(to: supertype) }).min(by: { $0.identifier < $1.identifier }) else {
            return nil
        }
        self = type
    }

    /// The type of a MIME type; nil where no type here has it.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let found = Self.known.filter { $0.value.mime == mimeType.lowercased() }.map { UTType(known: $0.key) }
        guard let type = found.first(where: { $0.conforms(to: supertype) }) else { return nil }
        self = type
    }

    /// A type of the app's own, which conforms to data.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// A type of another app's, which conforms to data.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    init(known identifier: String) { self.identifier = identifier }

    /// The usual file name extension, without a dot; nil where there is none.
    public var preferredFilenameExtension: String? { Self.known[identifier]?.endings.first }
    /// The MIME type; nil where there is none.
    public var preferredMIMEType: String? { Self.known[identifier]?.mime }
    /// The types that it is a kind of, however far up.
    public var supertypes: Set<UTType> {
        let parents = Self.known[identifier].map(\.parents) ?? [UTType.data.identifier]
        return parents.reduce(into: []) { all, parent in
            let type = UTType(known: parent)
            all.insert(type)
            all.formUnion(type.supertypes)
        }
    }
    /// Whether it is a type, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    /// Whether it is a kind of a type.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Whether a type is a kind of it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible {
    /// The name.
    public var description: String { identifier }
}
