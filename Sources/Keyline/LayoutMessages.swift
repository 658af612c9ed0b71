import UIKitLayout

/// The messages that UIKit prints about layout code: contradicting constraints, and exceptions.
///
///     let messages = LayoutMessages.collecting { window.layoutIfNeeded() }
///     #expect(messages.conflicts.isEmpty)
@MainActor
public struct LayoutMessages {
    /// The logs of required constraints that contradict each other, in Apple's words.
    public let conflicts: [String]
    /// The exceptions, each with its name and its reason in Apple's words; the layout code goes on after them.
    public let exceptions: [String]

    /// Runs layout code and collects its messages. Without this, conflicts are printed to standard error and an exception ends the program.
    ///
    /// - Parameter body: The layout code.
    /// - Returns: The messages in their order.
    /// - Throws: The errors of the closure.
    public static func collecting(_ body: () throws -> Void) rethrows -> LayoutMessages {
        var conflicts: [String] = []
        let (_, exceptions) = try LayoutException.collecting {
            conflicts = try UnsatisfiableConstraints.collecting(body).map { $0.log(.iOS10) }
        }
        return LayoutMessages(conflicts: conflicts, exceptions: exceptions.map(\.description))
    }
}
