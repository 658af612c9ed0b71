import KeylineScenes
import Testing

/// Hints name the command that carries them out.
@Suite struct RepairCommandTests {
    private func place(_ file: String, line: Int? = 12) -> KeylineScenes.SourceLocation {
        .init(file: file, line: line)
    }

    @Test func `a constraint of a document is named by its id, and one of a layout file by its line`() {
        #expect(
            RepairCommand.set("priority=999", ofConstraint: "8bC-Xf", at: place("Main.storyboard"))
                == "`keyline set Main.storyboard 8bC-Xf priority=999`")
        #expect(
            RepairCommand.set("priority=999", ofConstraint: nil, at: place("card.yaml"))
                == "`keyline set card.yaml 12 priority=999`")
        #expect(RepairCommand.delete(constraint: "8bC-Xf", at: place("A.xib")) == "`keyline delete A.xib 8bC-Xf`")
    }

    @Test func `words are quoted for the shell`() {
        #expect(
            RepairCommand.set("relation=>=", ofConstraint: "a", at: place("My App/A.xib"))
                == "`keyline set 'My App/A.xib' a 'relation=>='`")
        #expect(
            RepairCommand.pin("trailing", of: "a b", at: place("A.xib"))
                == "`keyline pin A.xib trailing=standard 'a b'`")
    }

    @Test func `code, and a constraint without a name, have no command`() {
        #expect(RepairCommand.set("priority=999", ofConstraint: "a", at: place("A.swift")) == nil)
        #expect(RepairCommand.set("priority=999", ofConstraint: nil, at: place("A.xib")) == nil)
        #expect(RepairCommand.set("priority=999", ofConstraint: nil, at: place("card.yaml", line: nil)) == nil)
        #expect(RepairCommand.delete(constraint: "a", at: nil) == nil)
    }
}
