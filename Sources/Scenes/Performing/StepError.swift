import KeylineByteText

/// A step that cannot be done.
public struct StepError: InputError, Hashable {
    /// The step's number, counted from 1.
    public var number: Int
    /// The step.
    public var step: Step
    /// The reason, in words.
    public var reason: String
    /// The elements that could have been meant, or the next step.
    public var hint: String?

    /// The step with its number, and the reason.
    public var message: String { "step \(number), \(step.text.quoted): \(reason)" }
    /// The place of the scene; nil for a scene that is made by code.
    public var location: SourceLocation?
}
