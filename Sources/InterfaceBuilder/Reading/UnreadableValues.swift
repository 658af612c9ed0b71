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
        guard let value = element[attribute] else { return }
        report("the \(attribute) of the \(element.name)", value, at: element, expected: expected)
    }

    /// Remembers a value that could not be read.
    ///
    /// - Parameters:
    ///   - subject: What has the value, such as `the constant of the constraint`.
    ///   - value: What the document says.
    ///   - element: The element that says it.
    ///   - expected: What would be understood, such as `a number`.
    static func report(_ subject: String, _ value: String, at element: IBElement, expected: String) {
        guard let current else { return }
        let diagnostic = Diagnostic(
            .warning, .ignored, view: element.id.map { ViewID($0) }, location: element.location,
            message: "\(subject) is \(shown(value)), which is not \(expected)",
            hints: ["ignored; set it again in Xcode"])
        current.found.withLock { if !$0.contains(diagnostic) { $0.append(diagnostic) } }
    }

    /// A value in quotation marks, no longer than a line.
    private static func shown(_ value: String) -> String {
        let start = value.unicodeScalars.prefix(longestShown)
        return String(start).quoted + (start.endIndex == value.unicodeScalars.endIndex ? "" : "…")
    }

    private static let longestShown = 80
}
