/// One thing that a person does with a scene, or a time that passes.
public struct Step: Hashable, Sendable {
    /// The verb with what it is about. A selector is an identifier, a label or a text, as the scene's elements have them.
    public enum Action: Hashable, Sendable {
        /// Touches an element for a moment.
        case tap(String)
        /// Writes a text into a field, in the place of the one that is there.
        case type(String, in: String)
        /// Moves the content of a scroll view.
        case scroll(String, to: ScrollGoal)
        /// Chooses a tab, a segment, a row or a value of a picker.
        case select(String)
        /// Turns a switch on or off.
        case toggle(String)
        /// Lets a time in seconds pass; animations are sampled meanwhile.
        case wait(Double)
    }

    /// The goal of scrolling.
    public enum ScrollGoal: Hashable, Sendable {
        /// A distance in points from the beginning of the content, along the axis on which it scrolls.
        case offset(Double)
        /// The beginning.
        case start
        /// The end.
        case end
    }

    /// The verb with its words.
    public var action: Action
    /// The step as it was written, without white space at its ends.
    public var text: String

    /// Puts a step together.
    public init(_ action: Action, text: String) {
        self.action = action
        self.text = text
    }

    /// Reads steps: one verb and one selector each, with semicolons or line ends between them.
    ///
    ///     let steps = try Step.read("tap Next; type \"ada\" in Email; scroll List to 400; wait 0.3 s")
    ///
    /// - Parameter text: The steps.
    /// - Returns: The steps in their order; none where there is nothing but white space.
    /// - Throws: `StepSyntaxError`, with the line and column of the mistake.
    public static func read(_ text: String) throws(StepSyntaxError) -> [Step] {
        try StepReader(text).steps()
    }

    /// Whether the step lets time pass.
    var isWait: Bool {
        if case .wait = action { true } else { false }
    }
}

extension Step: CustomStringConvertible {
    /// The step as it was written.
    public var description: String { text }
}

/// A mistake in steps, with its place in their text.
public struct StepSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The mistake, in words.
    public var message: String
    /// The line, counted from 1.
    public var line: Int
    /// The column in characters, counted from 1.
    public var column: Int

    /// The place and the mistake.
    public var description: String { "\(line):\(column): \(message)" }
}
