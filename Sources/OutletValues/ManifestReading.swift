/// The values of manifests in Swift, such as Tuist's `Project.swift`, as `keyline-adapt` hands them to `keyline`.
package struct ManifestReading: Codable, Hashable, Sendable {
    /// The version of the form.
    package private(set) var keyline = 1
    /// The values of each file's variables in the order of the file, by the file's path.
    package var files: [String: [ManifestValue]]

    /// Describes files that were read.
    package init(files: [String: [ManifestValue]]) { self.files = files }
}

/// A value that a manifest writes down.
package indirect enum ManifestValue: Codable, Hashable, Sendable {
    /// A text, or a number or truth value as it is written.
    case text(String)
    /// The elements of an array.
    case list([ManifestValue])
    /// The keys of a dictionary with their values.
    case table([Entry])
    /// A call of an initializer or a method of a type, such as `.target(name: "App")`; a member such as `.iOS` is one without arguments.
    case call(String, [Argument], place: String)
    /// An expression whose value only running the manifest would tell.
    case unread(String, place: String)

    /// A key of a dictionary with its value.
    package struct Entry: Codable, Hashable, Sendable {
        package let key: ManifestValue
        package let value: ManifestValue

        package init(key: ManifestValue, value: ManifestValue) {
            self.key = key
            self.value = value
        }
    }

    /// An argument of a call.
    package struct Argument: Codable, Hashable, Sendable {
        /// The label; nil for an argument without one.
        package let label: String?
        package let value: ManifestValue

        package init(label: String?, value: ManifestValue) {
            self.label = label
            self.value = value
        }
    }
}
