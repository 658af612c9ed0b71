import Foundation
import Testing

@testable import KeylineCommand

/// What shells complete, and what `man` shows.
@Suite struct CompletionTests {
    /// The words that bash offers for the last of some words.
    private func offers(_ words: [String]) throws -> [String] {
        let room = try CommandSandbox()
        try room.write(CompletionScript(shell: .bash).text, "completions")
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let line =
            "bash -c \"source ./completions; COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _keyline; "
            + "printf '%s\\n' \\\"\\${COMPREPLY[@]}\\\"\""
        let outcome = try room.runShell(line)
        #expect(outcome.errors.isEmpty, "\(outcome.errors)")
        return outcome.output.split(separator: "\n").map(String.init).sorted()
    }

    @Test(arguments: [
        (["keyline", "ren"], ["render"]),
        (["keyline", "golden", ""], ["accept", "diff", "list", "merge", "prune", "test"]),
        (["keyline", "golden", "test", "--filt"], ["--filter"]),
        (["keyline", "render", "--appearance", ""], ["dark", "light"]),
        (["keyline", "help", "expl"], ["explain"]),
    ])
    func `bash completes commands, options and values`(words: [String], offered: [String]) throws {
        #expect(try offers(words) == offered)
    }

    @Test(arguments: [("zsh", CompletionScript.Shell.zsh), ("fish", .fish)])
    func `the script is correct where the shell is there to say so`(program: String, shell: CompletionScript.Shell)
        throws
    {
        let room = try CommandSandbox()
        try room.write(CompletionScript(shell: shell).text, "completions")
        let outcome = try room.runShell("command -v \(program) >/dev/null || exit 0; \(program) -n completions")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test(arguments: Command.allCases)
    func `a page of the manual has the command's text and every option`(command: Command) {
        let text = ManualPage(command: command).text.replacing("\\-", with: "-")
        #expect(text.contains(".SH DESCRIPTION"))
        for option in OptionTable.options(for: command) { #expect(text.contains("--\(option.name)")) }
    }

    @Test func `the call without a command prints usage and fails`() throws {
        let outcome = try CommandSandbox().run([])
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("usage: keyline COMMAND"))
    }
}
