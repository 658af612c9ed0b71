import KeylineScenes
import Testing

@testable import KeylineWorkers

@Suite struct WorkLimitsTests {
    @Test(arguments: [
        (WorkLimits.Name.seconds, "90", 90), (.memory, "8G", 8 << 30), (.memory, "512M", 512 << 20),
        (.output, "4k", 4_096),
        (.memory, "1000", 1_000),
    ])
    func `a limit is a number with a unit`(name: WorkLimits.Name, text: String, value: Int) {
        #expect(name.value(of: text[...]) == value)
    }

    @Test(arguments: ["", "0", "-3", "+3", "x", "3s", "8G", "1.5", "99999999999999999999"])
    func `anything else is no number of seconds`(text: String) {
        #expect(WorkLimits.Name.seconds.value(of: text[...]) == nil)
    }

    @Test func `a number beyond all bytes is none`() {
        #expect(WorkLimits.Name.memory.value(of: "9999999999G") == nil)
    }

    @Test func `an error says which option allows more`() {
        let work = SceneWork(.layout, of: "A.xib", scene: "Log in", environment: "en L")
        let error = WorkError.ended(work, .memory(512 << 20))
        #expect(
            error.description == """
                A.xib: error: laying out "Log in" in en L takes more than 512 MB of memory
                  allow more with --limits memory=1G; `keyline help limits` lists all limits
                """)
    }

    @Test func `the same step of a scene is given up after two environments`() {
        var journal = Journal()
        func work(_ environment: String) -> SceneWork {
            SceneWork(.layout, of: "A", scene: "B", environment: environment)
        }
        journal.add(work("en S"), .signal(11))
        #expect(journal.refusal(of: work("en S")) == .ended(work("en S"), .signal(11)))
        #expect(journal.refusal(of: work("en L")) == nil)
        journal.add(work("en M"), .signal(11))
        #expect(journal.refusal(of: work("en L")) == .givenUp(work("en L")))
        #expect(journal.refusal(of: SceneWork(.layout, of: "A", scene: "C", environment: "en L")) == nil)
    }

    @Test func `a file that is tried again has failed with nothing, and others still have`() {
        var journal = Journal()
        journal.note(.turn(moment: 5))
        journal.note(.looked(file: "A", .file("a.png")))
        for file in ["A", "B"] { journal.add(SceneWork(.layout, of: file, scene: "S"), .signal(11)) }
        #expect(journal.failedFiles.map(\.file).sorted() == ["A", "B"])
        #expect(journal.failedFiles.first { $0.file == "A" }?.inputs == [.file("a.png")])
        #expect(journal.failedFiles.allSatisfy { $0.moment == 5 })
        journal.note(.retried(file: "A"))
        #expect(journal.failedFiles.map(\.file) == ["B"])
        #expect(journal.refusal(of: SceneWork(.layout, of: "A", scene: "S")) == nil)
        #expect(journal.refusal(of: SceneWork(.layout, of: "B", scene: "S")) != nil)
    }

    @Test func `files are followed within shorter times, unless others are asked for`() {
        #expect(WorkLimits.standard.whileFollowing.seconds == 10)
        #expect(WorkLimits.standard.whileFollowing.memory == WorkLimits.standard.memory)
        var asked = WorkLimits.standard
        asked[.seconds] = 60
        #expect(asked.whileFollowing.seconds == 60)
        #expect(asked.whileFollowing.wall < asked.wall)
    }

    @Test func `work is a plain call where no supervisor watches`() throws {
        #expect(try SceneWork(.layout, of: "A").attempt { 3 } == 3)
        #expect(try SceneWork(.layout, of: "A").attemptOnce { "x" } == "x")
    }
}
