import KeylineByteText
import KeylineGraphics
import KeylineScenes
import Synchronization

/// The values of a document that are not what their attributes hold, such as a constant of `abc`; whoever reads one goes on without it.
///
/// Values are read where views are made, far from whoever reports; what is found on the way belongs to the task that reads.
final class UnreadableValues: Sendable {
    @TaskLocal private static var current: UnreadableValues?

    private let found = Mutex<[Diagnostic]>([])

    /// What was found, each once, in the order of reading.
    var diagnostics: [Diagnostic] { found.withLock { $0 } }

    /// Collects what is found while a closure reads.
    func collect<Result, Failure: Error>(
        _ read: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outcome = Self.$current.withValue(self) {
            Swift.Result { () throws(Failure) in try read() }
        }
        return try outcome.get()
    }

    /// Remembers an attribute whose value could not be read.
    static func report(_ attribute: String, of element: IBElement, expected: String) {
        guard let current, let value = element[attribute] else { return }
        let diagnostic = Diagnostic(
            .warning, .ignored, view: element.id.map { ViewID($0) }, location: element.location,
            message: "the \(attribute) of the \(element.name) is \(value.quoted), which is not \(expected)",
            hints: ["it was passed over; set it again in Xcode"])
        current.found.withLock { if !$0.contains(diagnostic) { $0.append(diagnostic) } }
    }
}
