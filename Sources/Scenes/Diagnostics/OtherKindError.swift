/// A named pipe, a socket or a device in place of a file: whoever reads from one may wait without end.
package struct OtherKindError: InputError, Hashable {
    let file: String
    let kind: String

    /// The mistake, for errors that have a reason of their own.
    package var reason: String { "it is \(kind), not a regular file" }

    package var message: String { "the file cannot be read: \(reason)" }
    package var location: SourceLocation? { SourceLocation(file: file) }
    package var hint: String? { "copy what it gives into a file, and name that file" }
}
