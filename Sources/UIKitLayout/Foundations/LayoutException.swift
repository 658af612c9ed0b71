package import KeylineGraphics
package import KeylineScenes

/// A mistake in layout code for which UIKit raises an exception: its name and reason are Apple's.
///
/// Swift cannot catch Objective-C's exceptions, on Apple's systems they stop the program. So do they here, unless `handler` is
/// replaced: tests and the command collect them, and the faulty constraint has no effect.
package struct LayoutException: Error, Hashable, Sendable {
    /// The exception's name.
    package enum Name: String, Hashable, Sendable {
        /// An argument that can never be valid.
        case invalidArgument = "NSInvalidArgumentException"
        /// A constraint that no engine can take.
        case invalidLayoutConstraint = "NSInvalidLayoutConstraintException"
        /// A value that would break the engine.
        case internalInconsistency = "NSInternalInconsistencyException"
        /// Anything else.
        case generic = "NSGenericException"
    }

    /// The exception's name.
    package var name: Name
    /// What is wrong, in Apple's words where they are known.
    package var reason: String
    /// What the mistake is about, in the scene; nil where that is not known.
    package var subject: Subject?

    /// What a mistake is about: a view, and the place where a document asks for it.
    package struct Subject: Hashable, Sendable {
        package var view: ViewID?
        package var location: SourceLocation?
    }

    /// Describes a mistake.
    package init(_ name: Name, reason: String) {
        self.name = name
        self.reason = reason
    }
}

extension LayoutException: CustomStringConvertible {
    /// Name and reason, such as `NSGenericException: Unable to …`.
    package var description: String { "\(name.rawValue): \(reason)" }
}
