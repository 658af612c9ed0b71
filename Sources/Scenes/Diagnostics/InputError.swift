/// An error that some input caused: what is wrong, where, and what to do next.
///
/// Each module has its own enum of them; whoever prints needs only this.
public protocol InputError: Error, Sendable, CustomStringConvertible {
    /// What is wrong, in a sentence without a full stop.
    var message: String { get }
    /// Where; nil for what is wrong with no file in particular.
    var location: SourceLocation? { get }
    /// The next step; nil where the message says it all.
    var hint: String? { get }
}

extension InputError {
    /// The message in a compiler's form, followed by the hint on a line of its own.
    public var description: String {
        let head = location.map { "\($0): " } ?? ""
        return head + "error: \(message)" + (hint.map { "\n  \($0)" } ?? "")
    }
}
