import KeylineScenes

extension OptionValueReader where Value == [Step] {
    /// Steps with semicolons between them.
    static var steps: OptionValueReader {
        OptionValueReader(
            placeholder: "STEPS", expectation: "steps such as tap Next; type \"ada\" in Email; wait 0.3 s", choices: []
        ) { (text) throws(ValueError) in
            do throws(StepSyntaxError) {
                let steps = try Step.read(text)
                guard !steps.isEmpty else {
                    throw StepSyntaxError(message: "there is no step", line: 1, column: 1)
                }
                return steps
            } catch {
                let position = error.line > 1 ? "line \(error.line), column \(error.column)" : "column \(error.column)"
                throw ValueError(text: text, expectation: "steps; at \(position): \(error.message)", choices: [])
            }
        }
    }
}
