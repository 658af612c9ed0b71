import KeylineScenes

extension OptionValueReader where Value == [Step] {
    /// Steps with semicolons between them.
    static var steps: OptionValueReader {
        OptionValueReader(
            placeholder: "STEPS", expectation: "steps such as tap Next; type \"ada\" in Email; wait 0.3 s", choices: []
        ) { (text) throws(ValueError) in
            let steps: [Step]
            do throws(StepSyntaxError) {
                steps = try Step.read(text)
            } catch {
                let position = error.line > 1 ? "line \(error.line), column \(error.column)" : "column \(error.column)"
                throw ValueError(text: text, expectation: "steps; at \(position): \(error.message)", choices: [])
            }
            guard !steps.isEmpty else {
                throw ValueError(text: text, expectation: "steps; there is none", choices: [])
            }
            return steps
        }
    }
}
