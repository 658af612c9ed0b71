/// An error that some input caused: the mistake, its place, and the next step.
///
/// Each module has its own enum of them; whoever prints needs only this.
public protocol InputError: Error, Sendable, CustomStringConvertible {
    /// The mistake, in a sentence without a full stop.
    var message: String { get }
    /// The place; nil for a mistake that concerns no file in particular.
    var location: SourceLocation? { get }
    /// The next step; nil where the message says it all.
    var hint: String? { get }
    /// The errors one by one where several were found at once, in the order of the file; otherwise only this one.
    var parts: [any InputError] { get }
}

extension InputError {
    public var parts: [any InputError] { [self] }

    /// Each message in a compiler's form, followed by its hint on a line of its own.
    public var description: String { parts.map(\.text).joined(separator: "\n") }

    private var text: String {
        let head = location.map { "\($0): " } ?? ""
        return head + "error: \(message)" + (hint.map { "\n  \($0)" } ?? "")
    }
}
