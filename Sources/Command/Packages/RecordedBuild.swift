import Foundation

/// The commands that SwiftPM recorded for llbuild when it planned a build.
///
/// SwiftPM looks at every package again before it compiles a file. The commands that a changed file concerns are known before, so they can
/// be run by themselves, in the order in which they need one another. What a plan means stays SwiftPM's: where a file is anything but the
/// input of a recorded command, it is asked.
struct RecordedBuild: Equatable, Sendable {
    /// A command with the files that it reads and writes.
    struct Step: Equatable, Sendable {
        let name: String
        let inputs: [String]
        let outputs: [String]
        let arguments: [String]

        /// The words after the program's name that have a compiler name mistakes in lines of text: SwiftPM has it write JSON.
        var wordsForPeople: [String] { arguments.dropFirst().filter { $0 != "-parseable-output" } }
    }

    /// The commands that compile modules or make sources.
    let steps: [Step]
    /// The command that links the program.
    let linking: Step
    /// What other tools read: a change of it is theirs to follow.
    private let foreign: Set<String>

    /// Reads a plan; nil where no command links the program, as other versions of SwiftPM might have it.
    ///
    /// - Parameters:
    ///   - text: The file that SwiftPM wrote for llbuild, in which each list is a line of JSON.
    ///   - program: The name of the program.
    init?(_ text: String, of program: String) {
        var steps: [Step] = []
        var linking: Step?
        var foreign: Set<String> = []
        for block in Self.blocks(of: text) {
            switch (block.tool, block.name) {
            case ("shell", let name) where name.hasPrefix("C.\(program)-") && name.hasSuffix(".exe"):
                linking = block.step
            // Linking is done once, and files for the compiler's own use are SwiftPM's.
            case ("shell", let name) where !name.hasSuffix(".exe") && !name.contains("-tool."): steps.append(block.step)
            case ("write-auxiliary-file", _), ("phony", _): break
            default: foreign.formUnion(block.step.inputs)
            }
        }
        guard let linking else { return nil }
        self.steps = steps
        self.linking = linking
        self.foreign = foreign
    }

    /// The commands that may have to run again after files changed, each behind those whose results it reads.
    ///
    /// What no command reads, such as the file that an editor writes before it takes another's place, concerns nothing.
    ///
    /// - Parameter changed: The files, none of them `foreignFile`'s.
    /// - Returns: The commands.
    func steps(after changed: Set<String>) -> [Step] { steps(from: changed.intersection(inputs)) }

    /// The first by name of the files that are for SwiftPM to judge; nil where the commands are enough for all.
    func foreignFile(among changed: Set<String>) -> String? { changed.filter(isForeign).min() }

    /// Whether a file is for SwiftPM to judge: one that another tool reads, or lies in a folder that it reads, or may be new.
    private func isForeign(_ file: String) -> Bool {
        if [".h", ".modulemap"].contains(where: file.hasSuffix) { return true }
        if file.hasSuffix(".swift") { return foreign.contains(file) || !steps.contains { $0.inputs.contains(file) } }
        return foreign.contains {
            $0 == file || ($0.hasSuffix("/") && $0 != "/" && file.hasPrefix($0) && isResource($0))
        }
    }

    /// Whether a folder is copied; SwiftPM itself looks at the folders of sources.
    private func isResource(_ folder: String) -> Bool {
        !steps.contains { $0.inputs.contains { $0.hasPrefix(folder) } }
    }

    /// The modules that the commands compile.
    var modules: Set<String> {
        Set(
            steps.compactMap { step in
                zip(step.arguments, step.arguments.dropFirst()).first { $0.0 == "-module-name" }?.1
            })
    }

    /// What the commands read.
    var inputs: Set<String> { Set(steps.flatMap(\.inputs)) }

    /// The commands that read some files or what is made from them, each behind those whose results it reads.
    func steps(from files: Set<String>) -> [Step] {
        var reached = files
        var concerned: Set<Int> = []
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (index, step) in steps.enumerated()
            where !concerned.contains(index) && !reached.isDisjoint(with: step.inputs) {
                concerned.insert(index)
                reached.formUnion(step.outputs)
                isGrowing = true
            }
        }
        return ordered(concerned)
    }

    private func ordered(_ concerned: Set<Int>) -> [Step] {
        var makers: [String: Int] = [:]
        for index in concerned { for output in steps[index].outputs { makers[output] = index } }
        var order: [Step] = []
        var seen: Set<Int> = []
        func add(_ index: Int) {
            guard seen.insert(index).inserted else { return }
            for input in steps[index].inputs { makers[input].map(add) }
            order.append(steps[index])
        }
        concerned.sorted().forEach(add)
        return order
    }

    // MARK: Reading

    private struct Block {
        let name: String
        let tool: String
        let step: Step
    }

    private static func blocks(of text: String) -> [Block] {
        var blocks: [Block] = []
        var name: String?
        var fields: [String: Substring] = [:]
        func close() {
            guard let name, let tool = fields["tool"] else { return }
            let step = Step(
                name: name, inputs: list(fields["inputs"]), outputs: list(fields["outputs"]),
                arguments: list(fields["args"]))
            blocks.append(Block(name: name, tool: String(tool), step: step))
        }
        for line in text.utf8Lines {
            if line.hasPrefix("  \""), line.hasSuffix("\":") {
                close()
                name = String(line.dropFirst(3).dropLast(2))
                fields = [:]
            } else if line.hasPrefix("    "), let colon = line.firstIndex(of: ":") {
                fields[String(line[..<colon].dropFirst(4))] = line[colon...].dropFirst(2)
            }
        }
        close()
        return blocks
    }

    private static func list(_ text: Substring?) -> [String] {
        guard let text else { return [] }
        return (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
    }
}

extension String {
    /// The lines; an end of a line in UTF-8 is one byte.
    fileprivate var utf8Lines: [Substring] {
        utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    }
}
