import Testing

@testable import KeylineGoldens

/// The causes of a difference between two layouts, from their lines.
@Suite struct CauseTests {
    private func causes(_ before: [String], _ after: [String]) -> [String] {
        GoldenCause.causes(of: LineDifference(from: before, to: after).lines).map(\.description)
    }

    @Test func `constraints that only have another order are no cause`() {
        let lines = ["constraints", "  a.width == 30", "  b.width == 40"]
        #expect(GoldenCause.causes(from: lines, to: ["constraints", "  b.width == 40", "  a.width == 30"]).isEmpty)
    }

    @Test func `headings are no causes`() {
        let view = #"UIView "screen" (0, 0; 160×60)"#
        #expect(
            causes(
                [view],
                [view, "constraints", "  a.top == b.top + 8", "diagnostics", #"  note: touch target "a": it is small"#])
                == ["constraint: new: a.top == b.top + 8", #"finding: new: note: touch target "a": it is small"#])
    }

    @Test func `a finding of many lines is one cause`() {
        let finding = [
            #"  error: unsatisfiable "name": Unable to simultaneously satisfy constraints."#, "    Try this:",
            "      (1) look at each constraint", "    a.width == 20", "    a.width == 30",
        ]
        #expect(
            causes(["diagnostics"], ["diagnostics"] + finding)
                == [#"finding: new: error: unsatisfiable "name": Unable to simultaneously satisfy constraints."#])
    }

    @Test func `findings of a kind about a view are one that changed, those of other kinds are others`() {
        let before = [#"  warning: unsatisfiable "name": it breaks"#, #"  warning: truncated "name": it needs 40.5"#]
        #expect(
            causes(before, [#"  warning: truncated "name": it needs 60"#])
                == [
                    #"finding: gone: warning: unsatisfiable "name": it breaks"#,
                    #"finding: warning: truncated "name": it needs 40.5 → warning: truncated "name": it needs 60"#,
                ])
    }

    @Test func `constraints are matched by both their attributes, then by the first`() {
        #expect(
            causes(
                ["  a.top == b.bottom + 8", "  a.top >= c.top"], ["  a.top >= c.top + 4", "  a.top == d.bottom + 8"])
                == [
                    "constraint: a.top == b.bottom + 8 → a.top == d.bottom + 8",
                    "constraint: a.top >= c.top → a.top >= c.top + 4",
                ])
    }

    // MARK: Views

    @Test func `a view of a document with another class has the same views inside`() {
        func lines(_ className: String, around other: Bool = false) -> [String] {
            let row = [
                #"\#(className) "row" (0, 0; 100×40)"#, #"├─ UIButton "go" (0, 0; 50×40)"#,
                #"│  └─ UIButtonLabel "go/UIButtonLabel" (0, 0; 50×40) "Go""#,
            ]
            let indented =
                other ? [#"├─ UIView "box" (0, 0; 160×60)"#] + row.map { "│  " + $0 } : row.map { "├─ " + $0 }
            return [#"UIView "screen" (0, 0; 160×60)"#] + indented
        }
        func causes(_ old: [String], _ new: [String]) -> [String] {
            GoldenCause.causes(from: old, to: new).map(\.description)
        }
        #expect(causes(lines("UIView"), lines("BadgeRow")) == ["BadgeRow (row): class UIView → BadgeRow"])
        // In another view around them they are the same too.
        let moved = causes(lines("UIView"), lines("UIView", around: true))
        #expect(
            !moved.contains { $0.hasPrefix("UIButton") && !$0.hasSuffix("position in the tree changed") }, "\(moved)")
        #expect(moved.contains("UIView (box): is new"))
    }

    @Test func `a cause about a view is one about the views that it makes`() {
        let button = GoldenCause(subject: "UIButton \"Go\" (go)", change: "is gone")
        func isAbout(_ id: String) -> Bool {
            button.isAbout(GoldenCause(subject: "UIButtonLabel (\(id))", change: "is gone"))
        }
        #expect(isAbout("go/UIButtonLabel") && isAbout("go"))
        #expect(!isAbout("cargo/UIButtonLabel") && !isAbout("title"))
    }

    @Test func `a long text ends with an ellipsis`() {
        let text = String(repeating: "a", count: 41)
        let line = #"UILabel "title" (16, 8; 40×20) "\#(text)""#
        #expect(GoldenCause.causes(from: [], to: [line]).map(\.values) == [#""\#(text.prefix(39))…""#])
        let short = line.replacing(text, with: text.dropLast())
        #expect(GoldenCause.causes(from: [], to: [short]).map(\.values) == [#""\#(text.dropLast())""#])
    }

    // MARK: Frames

    @Test func `a frame is told with its numbers, which groups do not share`() {
        let line = #"UILabel "title" (16, 8; 40×20) baseline 16.2 "Hello""#
        let causes = GoldenCause.causes(from: [line], to: [line.replacing("(16, 8;", with: "(16, 24;")])
        #expect(causes.map(\.words) == ["UILabel (title): frame (16, 8; 40×20) → (16, 24; 40×20)"])
        #expect(causes.map(\.description) == ["UILabel (title): frame changed"])
        #expect(causes[0].isNamed(in: ["UILabel (title): frame changed"]))
        #expect(causes[0].isNamed(in: [causes[0].words]))
    }

    @Test func `a view that is new or gone is told with its text`() {
        let lines = [#"UILabel "title" (16, 8; 40×20) "Hello""#]
        #expect(GoldenCause.causes(from: [], to: lines).map(\.words) == [#"UILabel (title): is new "Hello""#])
        #expect(GoldenCause.causes(from: lines, to: []).map(\.words) == [#"UILabel (title): is gone "Hello""#])
    }

    @Test(arguments: [
        (#" name "Headline" (text by code, not known here)"#, " AMBIGUOUS", "is now ambiguous"),
        (#" name "Headline" "Hello""#, " hidden", "is now hidden"),
        (#" baseline 16.2 "Hello""#, " truncated (text by code)", "the text is now cut off"),
        ("", " hidden AMBIGUOUS", "is now hidden, is now ambiguous"),
    ])
    func `a condition that comes or goes is told in words, whatever else the line says`(
        line: String, state: String, words: String
    ) {
        let view = #"UILabel "title" (16, 8; 40×20)"# + line
        #expect(
            causes([view], [view + state]) == ["UILabel (title): \(words)"])
        #expect(
            causes([view + state], [view])
                == ["UILabel (title): \(words.replacing("now", with: "no longer"))"])
    }

    @Test func `a label that the author gave a view is its name, and no text`() {
        let line = #"UIView "title" (16, 8; 40×20) name "Headline""#
        #expect(
            causes([line], [line.replacing("Headline", with: "Body")])
                == [#"UIView (title): name "Headline" → "Body""#])
        #expect(
            causes([#"UIView "title" (16, 8; 40×20)"#], [line]) == [#"UIView (title): name is now "Headline""#])
    }

    @Test func `values that code sets are told as such`() {
        let line = #"UILabel "title" (16, 8; 40×20) "Hello""#
        #expect(
            causes([line], [line + " (text by code, likely) (isHidden by code)"])
                == ["UILabel (title): code now sets text, likely; isHidden"])
        #expect(
            causes([line + " (text by code) (text by code)"], [line]) == ["UILabel (title): code no longer sets text"])
    }

    @Test func `a line of code above a value changes no layout`() {
        let recorded =
            #"├─ UILabel "title" (16, 8; 40×20) "Hello (by A.swift:3)" (text by App/Login.swift:12:27, likely) hidden"#
        let golden = TextGolden(bytes: Array((recorded + "\n").utf8))
        #expect(
            golden.lines
                == [#"├─ UILabel "title" (16, 8; 40×20) "Hello (by A.swift:3)" (text by code, likely) hidden"#])
    }

    // MARK: Views that are only numbered

    /// A stack of texts, whose ids are numbered as ids in code are.
    private func stack(_ texts: [String], _ others: [String] = []) -> [String] {
        [#"Window "Window" (0, 0; 100×100)"#, #"└─ VStack "Window/VStack" (0, 0; 100×100)"#]
            + texts.enumerated().map { index, text in
                let number = index == 0 ? "" : "-\(index + 1)"
                return "   ├─ Text \"Window/VStack/Text\(number)\" (0, \(index * 20); 40×20) \"\(text)\""
            } + others
    }

    private func decisive(_ before: [String], _ after: [String]) -> [String] {
        GoldenCause.causes(from: before, to: after).filter { !$0.isConsequence }.map(\.description)
    }

    @Test func `a view that comes between others is new, and they are the same`() {
        #expect(
            decisive(stack(["One", "Two"]), stack(["One", "Inserted", "Two"]))
                == ["Text (Window/VStack/Text-2): is new"])
    }

    @Test func `a view that goes is gone under the id that it had`() {
        #expect(decisive(stack(["One", "Two"]), stack(["Two"])) == ["Text (Window/VStack/Text): is gone"])
        #expect(
            decisive(stack(["One", "Two", "Three"]), stack(["One", "Two"])) == ["Text (Window/VStack/Text-3): is gone"])
    }

    @Test func `a view with another text between the same views is the same view`() {
        #expect(
            decisive(stack(["One", "Two", "Three"]), stack(["New", "One", "Second", "Three"]))
                == [#"Text (Window/VStack/Text-3): text "Two" → "Second""#, "Text (Window/VStack/Text): is new"])
    }

    @Test func `constraints and findings follow the views that they are about`() {
        let equation = "  Window/VStack/Text.top == Window/VStack.top + 8"
        let finding = #"  warning: truncated "Window/VStack/Text": it needs 60"#
        func numbered(_ line: String) -> String { line.replacing("/Text", with: "/Text-2") }
        #expect(
            decisive(
                stack(["One"], ["constraints", equation, finding]),
                stack(["New", "One"], ["constraints", numbered(equation), numbered(finding)]))
                == ["Text (Window/VStack/Text): is new"])
    }

    @Test func `a view of a document is the one of its id, whatever it says`() {
        func screen(_ labels: [String]) -> [String] {
            [#"UIView "screen" (0, 0; 100×100)"#] + labels.map { "├─ UILabel \($0)" }
        }
        #expect(
            decisive(
                screen([#""a" (0, 0; 40×20) "One""#, #""b" (0, 20; 40×20) "Two""#]),
                screen([#""b" (0, 20; 40×20) "One""#]))
                == [#"UILabel (b): text "Two" → "One""#, "UILabel (a): is gone"])
    }

    @Test func `a long cause ends at a word`() {
        let words = Array(repeating: "needs 120.5", count: 40).joined(separator: " ")
        let cause = causes([], [#"  warning: truncated "name": \#(words)"#])[0]
        #expect(cause.hasSuffix("needs 120.5 …") || cause.hasSuffix("needs …"))
        #expect(cause.count < 230)
    }

    private func spoken(_ before: [String], _ after: [String]) -> [String] {
        GoldenCause.causes(ofSpoken: LineDifference(from: before, to: after).lines).map(\.words)
    }

    @Test func `an element of VoiceOver that only has another number is no cause`() {
        let elements = [#""Welcome" (0, 0; 80×20) UILabel "title""#, #""OK. Button." (0, 30; 40×20) UIButton "ok""#]
        func numbered(_ elements: [String]) -> [String] { elements.enumerated().map { "\($0 + 1) \($1)" } }
        let image = #""Logo. Image." (0, 60; 40×40) UIImageView "logo""#
        #expect(spoken(numbered(elements), numbered([image] + elements)) == ["VoiceOver: new: \(image)"])
        #expect(spoken(numbered([image] + elements), numbered(elements)) == ["VoiceOver: gone: \(image)"])
        #expect(spoken(numbered(elements), numbered(elements.reversed())) == ["VoiceOver: order changed"])
    }
}
