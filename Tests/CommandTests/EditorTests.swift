import Foundation
import KeylineScenes
import KeylineServing
import Testing

@testable import KeylineCommand

/// `keyline edit FILE --serve`, without a browser.
@MainActor
@Suite struct EditorTests {
    private let room: CommandSandbox

    private static let card = """
        keyline: 1
        size: 320x200
        views:
          - { type: UILabel, id: title, text: Hello, font: body }
          - type: UIView
            id: box
            frame: { x: 20, y: 100, width: 80, height: 40 }
          - { type: UIButton, id: go, title: Go }
        constraints:
          - title.top == screen.top + 8
          - title.leading == screen.leading + 16
          - go.top == title.bottom + 12
          - go.leading == title.leading

        """

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <viewController id="vc" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="root">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews>
                                    <label opaque="NO" contentMode="left" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-one">
                                        <rect key="frame" x="16" y="100" width="80" height="20"/>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="80" id="wid-th-one"/>
                                            <constraint firstAttribute="width" constant="90" id="wid-th-two"/>
                                            <constraint firstAttribute="height" constant="20" id="hei-gh-one"/>
                                        </constraints>
                                    </label>
                                </subviews>
                                <constraints>
                                    <constraint firstItem="lab-el-one" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="16" id="lea-di-one"/>
                                    <constraint firstItem="lab-el-one" firstAttribute="top" secondItem="root" \
        secondAttribute="top" constant="100" id="top-to-one"/>
                                </constraints>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    init() throws {
        setenv("XDG_STATE_HOME", FileManager.default.temporaryDirectory.appendingPathComponent("editor-state").path, 1)
        room = try CommandSandbox()
        try room.write(Self.card, "card.yaml")
        try room.write(Self.storyboard, "Main.storyboard")
    }

    private func text(_ name: String) -> String { String(decoding: room.bytes(name) ?? Data(), as: UTF8.self) }

    private func session(_ name: String = "card.yaml") throws -> EditorSession {
        try EditorSession(room.path(name), CommandSettings())
    }

    private func wish(_ commands: [[String]], version: Int? = nil) -> EditorRequest {
        var wish = EditorRequest()
        wish.commands = commands
        wish.version = version
        wish.title = "Test"
        return wish
    }

    private func frame(_ id: String, _ state: EditorState) throws -> [Double] {
        try #require(state.views.first { $0.id == id }).frame
    }

    /// A list as a page has it after changes.
    private func merged<Element>(_ changes: EditorChanges.List<Element>, _ base: [Element]) -> [Element] {
        var list = Array(base.prefix(changes.count))
        for (place, element) in zip(changes.at, changes.elements) {
            list.replaceSubrange(place..<min(place + 1, list.count), with: [element])
        }
        return list
    }

    private func refusal(_ work: () throws -> some Any) throws -> EditorRefusal {
        do { _ = try work() } catch { return EditorRefusal(error) }
        Issue.record("nothing was refused")
        return EditorRefusal(message: "")
    }

    // MARK: What the page shows

    @Test func `the page knows views, constraints and their figures`() throws {
        let state = try session().state(EditorRequest())
        #expect(state.isLayoutFile && state.picture == "v1" && state.size == [320, 200])
        let title = try #require(state.views.first { $0.id == "title" })
        #expect(title.edit?.textProperty == "text" && title.edit?.isFixed == false)
        #expect(state.views.first { $0.id == "box" }?.edit?.isFixed == true)
        #expect(state.constraints.compactMap(\.name) == ["10", "11", "12", "13"])
        #expect(state.figures.contains { $0.label == "16" })
    }

    @Test func `names of constraints are those of the commands`() throws {
        let session = try session()
        for constraint in try session.state(EditorRequest()).constraints {
            var wish = EditorRequest()
            wish.constraint = constraint.name
            let values = try session.constraintInspection(wish).values
            let first = try #require(values.first { $0.name == "firstAttribute" }?.value)
            #expect(constraint.equation.contains("." + first), "\(constraint.equation)")
        }
    }

    @Test func `an environment lays the scene out anew`() throws {
        let session = try session()
        var wish = EditorRequest()
        wish.environment = ["--locale=ar", "--appearance=dark", "--text-size=AX3"]
        let state = try session.state(wish)
        #expect(state.isDark && state.isRightToLeft)
        let usual = try session.state(EditorRequest())
        #expect(try frame("go", state)[1] > frame("go", usual)[1])
        #expect(try frame("title", state)[0] + frame("title", state)[2] == 304)
        wish.environment = ["--device=Newton"]
        #expect(try refusal { try session.state(wish) }.message.contains("Newton"))
    }

    // MARK: Gestures

    @Test func `a gesture writes what the command writes`() throws {
        let words = ["set", "title", "text=Bye"]
        try room.write(Self.card, "other.yaml")
        #expect(try room.run(["set", room.path("other.yaml"), "title", "text=Bye"]).status == 0)
        let answer = try session().edit(wish([words]))
        #expect(text("card.yaml") == text("other.yaml"))
        #expect(answer.commands == ["keyline set \(room.path("card.yaml")) title text=Bye"])
        #expect(answer.diff.contains("-  - { type: UILabel, id: title, text: Hello, font: body }\n"))
    }

    @Test(arguments: [
        ["drag", "go", "dx=4", "dy=6"], ["set", "title", "text=A much longer title"], ["add", "UISwitch", "box"],
        ["delete", "title"], ["resize", "box", "width=10"],
    ])
    func `a trial is told as changes of what the page shows`(command: [String]) throws {
        let session = try session()
        let request = wish([command])
        let base = try session.base(request)
        let answer = try session.attempt(request)
        let trial = try session.trial(request).changes
        #expect(trial.base == (try session.state(request).picture))
        #expect(merged(trial.views, base.views) == answer.state.views)
        #expect(merged(trial.constraints, base.constraints) == answer.state.constraints)
        #expect(merged(trial.figures, base.figures) == answer.state.figures)
        #expect(!trial.views.at.isEmpty)
        if command[0] == "drag" {
            let changed = trial.views.elements.map(\.id)
            #expect(changed == ["go", "go/UIButtonLabel"] && trial.constraints.at.count == 2)
            // A trial reads no document of its own; the edit, which does, describes the same views.
            let edited = try session.edit(request)
            #expect(edited.state.views == answer.state.views && edited.state.figures == answer.state.figures)
        }
    }

    @Test(arguments: [["set", "title", "text=A much longer title"], ["add", "UISwitch", "box"], ["delete", "title"]])
    func `an edit is told as changes of what the page shows, and whole to any other page`(command: [String]) throws {
        let session = try session()
        var request = wish([command], version: 1)
        let before = try session.state(request)
        let answer = try session.edit(request)
        let shown = try #require(answer.shown)
        #expect(shown.picture == before.picture && answer.state.picture == "v2")
        let changes = EditorChanges(answer.state, since: shown)
        #expect(merged(changes.views, before.views) == answer.state.views)
        #expect(merged(changes.constraints, before.constraints) == answer.state.constraints)
        #expect(merged(changes.figures, before.figures) == answer.state.figures)
        #expect(changes.state.views.isEmpty && changes.state.undo == "Test")
        let told = try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(answer)) as? [String: Any])
        #expect(told["state"] == nil && (told["changes"] as? [String: Any])?["base"] as? String == "v1")

        #expect(try session.step(.undo, request).shown == nil, "the page shows an older version")
        request.version = 3
        request.environment = ["--locale=ar"]
        #expect(try session.edit(request).shown == nil, "the page shows another environment")
        request.version = 4
        let undone = try session.step(.undo, request)
        #expect(undone.shown?.picture == "v4")
        #expect(undone.state.views == (try session.state(request).views))
    }

    @Test func `a trial shows a layout and writes nothing`() throws {
        let session = try session()
        let answer = try session.attempt(wish([["set", "10", "constant=30"]]))
        #expect(text("card.yaml") == Self.card)
        #expect(answer.moved.map(\.view).sorted() == ["go", "go/UIButtonLabel", "title"])
        #expect(try frame("title", answer.state)[1] == 30)
        #expect(session.contents(named: answer.state.picture) != nil && answer.state.picture.hasPrefix("t"))
        #expect(try session.state(EditorRequest()).picture == "v1")
    }

    @Test func `repairs of findings are commands with options`() throws {
        let session = try session("Main.storyboard")
        _ = try session.edit(wish([["delete", "wid-th-two"], ["move", "lab-el-one", "dx=5"]]))
        let issue = try #require(try session.issues(EditorRequest()).issues.first { $0.kind == "misplaced" })
        let answer = try session.edit(wish([try #require(issue.repair)]))
        #expect(answer.state.issues == nil)
        #expect(!(try session.issues(EditorRequest()).issues.contains { $0.kind == "misplaced" }))
        #expect(try frame("lab-el-one", answer.state)[0] == 16)
    }

    @Test func `only editing commands are carried out`() throws {
        let session = try session()
        for words in [
            ["render"], ["undo"], ["set", "title", "text=A", "--output=/tmp/x"], [], ["set", "title", "--dry-run"],
        ] {
            #expect(try refusal { try session.edit(wish([words])) }.message.isEmpty == false)
        }
        #expect(text("card.yaml") == Self.card)
    }

    @Test func `a view with a frame is moved, one with constraints by its constants`() throws {
        let session = try session()
        var answer = try session.edit(wish([["drag", "box", "dx=5", "dy=-10"]]))
        #expect(try frame("box", answer.state) == [25, 90, 80, 40])
        answer = try session.edit(wish([["drag", "title", "dx=4", "dy=6"]]))
        #expect(text("card.yaml").contains("title.top == screen.top + 14"))
        #expect(text("card.yaml").contains("title.leading == screen.leading + 20"))
        #expect(text("card.yaml").contains("go.top == title.bottom + 12"), "what is placed after it goes along")
        #expect(try frame("title", answer.state)[0] == 20)
        answer = try session.edit(wish([["stretch", "box", "trailing=20", "top=10"]]))
        #expect(try frame("box", answer.state) == [25, 100, 100, 30])
    }

    @Test func `a step of a drag shows what the drag writes`() throws {
        for name in ["card.yaml", "Main.storyboard"] {
            let session = try session(name)
            let view = name == "card.yaml" ? "title" : "lab-el-one"
            for words in [["drag", view, "dx=4", "dy=6"], ["stretch", view, "top=3", "leading=2"]] {
                let trial = try session.attempt(wish([words]))
                let answer = try session.edit(wish([words]))
                #expect(trial.state.views.map(\.frame) == answer.state.views.map(\.frame))
                #expect(trial.state.views.map(\.id) == answer.state.views.map(\.id))
                #expect(!trial.moved.isEmpty && trial.moved == answer.moved)
            }
        }
    }

    @Test func `a text that became narrow in a drag becomes wide again in it`() throws {
        try room.write(
            """
            keyline: 1
            size: 320x200
            views:
              - type: UIView
                id: box
                subviews: [{ type: UILabel, id: text, numberOfLines: 0, text: A text of several lines that gets narrow }]
            constraints:
              - box.leading == screen.leading + 10
              - box.top == screen.top + 10
              - box.trailing == screen.trailing - 10
              - text.centerX == box.centerX
              - text.leading >= box.leading + 8
              - text.top == box.top + 4
              - box.bottom == text.bottom + 4

            """, "text.yaml")
        let session = try session("text.yaml")
        for shift in [-170, 5, -90, 3, -171] {
            let request = wish([["stretch", "box", "trailing=\(shift)"]])
            let trial = try session.trial(request)
            let base = try session.base(request)
            let anew = try session.attempt(request).state
            let views = merged(trial.changes.views, base.views)
            #expect(views == anew.views, "\(shift)")
        }
    }

    @Test func `a drag in Arabic moves to where the hand goes`() throws {
        let session = try session()
        var arabic = wish([["drag", "title", "dx=-10", "dy=0"]])
        arabic.environment = ["--locale=ar"]
        let before = try frame("title", session.state(arabic))
        let answer = try session.edit(arabic)
        #expect(try frame("title", answer.state)[0] == before[0] - 10)
        #expect(text("card.yaml").contains("title.leading == screen.leading + 26"))
    }

    @Test func `a dragged view of a storyboard is not misplaced afterwards`() throws {
        let session = try session("Main.storyboard")
        _ = try session.edit(wish([["delete", "wid-th-two"]]))
        let answer = try session.edit(wish([["drag", "lab-el-one", "dx=8", "dy=12"]]))
        #expect(try frame("lab-el-one", answer.state) == [24, 112, 80, 20])
        #expect(answer.state.issues == nil)
        #expect(!(try session.issues(EditorRequest()).issues.contains { $0.kind == "misplaced" }))
        #expect(text("Main.storyboard").contains("<rect key=\"frame\" x=\"24\" y=\"112\" width=\"80\" height=\"20\"/>"))
    }

    @Test func `views are added, copied, pasted and duplicated`() throws {
        let session = try session()
        #expect(try session.edit(wish([["add", "UISwitch", "screen"]])).added == ["switch"])
        #expect(try session.edit(wish([["duplicate", "box"]])).added == ["box2"])
        var copy = EditorRequest()
        copy.views = ["title"]
        try session.copy(copy)
        _ = try session.edit(wish([["delete", "title"]]))
        var paste = EditorRequest()
        paste.pastes = true
        paste.target = "box"
        let answer = try session.edit(paste)
        #expect(answer.added.count == 1)
        let pasted = try #require(answer.state.views.first { $0.id == answer.added[0] })
        #expect(pasted.text == "Hello")
        #expect(answer.state.views[try #require(pasted.parent)].id == "box")
    }

    @Test func `a storyboard's copy has ids of its own`() throws {
        let answer = try session("Main.storyboard").edit(wish([["duplicate", "lab-el-one"]]))
        let copy = try #require(answer.added.first)
        #expect(copy != "lab-el-one")
        let ids = text("Main.storyboard").matches(of: /\bid="([^"]+)"/).map { String($0.output.1) }
        #expect(Set(ids).count == ids.count)
        #expect(answer.state.views.first { $0.id == copy }?.edit != nil)
    }

    @Test func `what a drag from one view to another offers is added`() throws {
        let session = try session()
        var wish = EditorRequest()
        wish.view = "box"
        wish.target = "screen"
        wish.direction = "vertical"
        let offers = try session.offers(wish)
        let number = try #require(offers.firstIndex { $0.title.contains("Top Space") }) + 1
        _ = try session.edit(self.wish([["suggest", "box", "screen", "--drag=vertical", "--take=\(number)"]]))
        #expect(text("card.yaml").contains("- box.top == screen"))
    }

    // MARK: Conflicts

    @Test func `each way out of a conflict is tried, and resolves it`() throws {
        let session = try session("Main.storyboard")
        #expect(try session.state(EditorRequest()).conflicts == 1)
        let answers = try session.repairs(EditorRequest())
        #expect(answers.members.count == 2)
        #expect(Set(answers.repairs.map(\.title)).isSuperset(of: ["Delete", "Make optional (999)"]))
        let constants = answers.repairs.filter { $0.title.hasPrefix("Constant") }
        #expect(constants.map(\.title).sorted() == ["Constant 80", "Constant 90"])
        #expect(text("Main.storyboard") == Self.storyboard)
        let effects = answers.repairs.map { [$0.conflicts, $0.opened, $0.moved.count] }
        #expect(effects == effects.sorted { $0.lexicographicallyPrecedes($1) })
        let before = try session.state(EditorRequest())
        for repair in answers.repairs {
            let answer = try session.edit(wish([repair.command]))
            #expect(answer.state.conflicts == repair.conflicts && repair.conflicts == 0)
            for move in repair.moved { #expect(try frame(move.view, answer.state) == move.to) }
            let back = try session.step(.undo, EditorRequest())
            #expect(back.state.conflicts == before.conflicts)
        }
        #expect(text("Main.storyboard") == Self.storyboard)
    }

    /// A box in a chain through the whole height of a root that no device has.
    private static let free = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects><view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="414" height="192"/>
        <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="20" y="20" width="80" height="80"/></view>
        </subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="lea"/>
        <constraint firstItem="box" firstAttribute="width" constant="80" id="wid"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="top"/>
        <constraint firstItem="box" firstAttribute="height" constant="80" id="hei"/>
        <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="60" id="bot"/>
        </constraints>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view></objects></document>

        """

    @Test func `conflicts are those that a check finds`() throws {
        try room.write(Self.free, "Free.xib")
        let session = try session("Free.xib")
        #expect(try session.scene(of: session.bytes, EditorRequest()).layout.conflictCount == 1)
        #expect(try session.state(EditorRequest()).conflicts == 0)
        #expect(try session.repairs(EditorRequest()).repairs.isEmpty)
    }

    @Test func `an open frame of a document has a repair, as missing constraints have`() throws {
        let texts = ["one", "two"].map { id in
            """
            <label opaque="NO" contentMode="left" text="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="20" y="\(id == "one" ? 20 : 60)" width="80" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        let box = Self.free.components(separatedBy: "\n")[5]
        let constraints = """
            <constraint firstItem="one" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
            <constraint firstItem="two" firstAttribute="leading" secondItem="one" secondAttribute="trailing" constant="8" id="b"/>
            <constraint firstAttribute="trailing" secondItem="two" secondAttribute="trailing" constant="20" id="c"/>
            <constraint firstItem="one" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="d"/>
            <constraint firstItem="two" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="e"/>
            """
        var lines = Self.free.replacing(box, with: texts.joined(separator: "\n")).components(separatedBy: "\n")
        lines.removeAll { $0.hasPrefix("<constraint ") }
        let first = try #require(lines.firstIndex(of: "<constraints>"))
        lines.insert(constraints, at: first + 1)
        try room.write(lines.joined(separator: "\n"), "Open.xib")
        let session = try session("Open.xib")
        let issue = try #require(try session.issues(EditorRequest()).issues.first { $0.kind == "ambiguous" })
        let repair = try #require(issue.repair)
        #expect(repair == ["fix", "add-missing", "--select", "one"])
        let answer = try session.edit(wish([repair]))
        #expect(!(try session.issues(EditorRequest()).issues.contains { $0.kind == "ambiguous" }))
        #expect(answer.state.constraints.count == 5)
    }

    // MARK: Undo

    @Test func `undo gives the first bytes, and redo the last`() throws {
        let session = try session()
        for words in [["set", "title", "text=A"], ["delete", "go"], ["drag", "box", "dx=1"]] {
            _ = try session.edit(wish([words]))
        }
        let last = text("card.yaml")
        for _ in 0..<3 { _ = try session.step(.undo, EditorRequest()) }
        #expect(text("card.yaml") == Self.card)
        #expect(try refusal { try session.step(.undo, EditorRequest()) }.message == "there is nothing to undo")
        for _ in 0..<3 { _ = try session.step(.redo, EditorRequest()) }
        #expect(text("card.yaml") == last)
    }

    // MARK: Other programs

    @Test func `a gesture is carried out on top of another program's change`() throws {
        let session = try session()
        let changed = Self.card.replacing("text: Hello", with: "text: Changed")
        try room.write(changed, "card.yaml")
        let answer = try session.edit(wish([["set", "10", "constant=30"]], version: 1))
        #expect(answer.isMerged)
        #expect(text("card.yaml") == changed.replacing("screen.top + 8", with: "screen.top + 30"))
    }

    @Test func `a gesture that cannot be carried out anew is refused with both changes`() throws {
        let session = try session()
        let changed = Self.card.replacing("id: box", with: "id: other")
        try room.write(changed, "card.yaml")
        let refusal = try refusal { try session.edit(wish([["drag", "box", "dx=5"]], version: 1)) }
        #expect(refusal.message.contains("box"))
        #expect(refusal.theirs?.contains("+    id: other") == true)
        #expect(refusal.ours?.contains("+    frame: { x: 25, y: 100, width: 80, height: 40 }") == true)
        #expect(text("card.yaml") == changed)
    }

    @Test func `an edit under another program's change is not undone`() throws {
        let session = try session()
        _ = try session.edit(wish([["set", "title", "text=Mine"]]))
        let changed = text("card.yaml").replacing("Go", with: "Stop")
        try room.write(changed, "card.yaml")
        let refusal = try refusal { try session.step(.undo, EditorRequest()) }
        #expect(refusal.theirs?.contains("Stop") == true && refusal.ours?.contains("Hello") == true)
        #expect(text("card.yaml") == changed)
    }

    @Test func `a damaged file is shown as it was, and not written`() throws {
        let session = try session()
        try room.write("keyline: 1\nviews: [", "card.yaml")
        #expect(session.refresh())
        let state = try session.state(EditorRequest())
        #expect(state.problem != nil && state.views.contains { $0.id == "title" })
        let refusal = try refusal { try session.edit(wish([["set", "title", "text=A"]])) }
        #expect(refusal.message.contains("cannot be read at present"))
        #expect(text("card.yaml") == "keyline: 1\nviews: [")
        try room.write(Self.card, "card.yaml")
        #expect(session.refresh())
        #expect(session.problem == nil)
    }

    // MARK: The server

    private func response(
        _ board: EditorBoard, _ path: String, _ body: String? = nil, arguments: [String: String] = [:]
    ) async -> HTTPResponse {
        await board.respond(
            to: HTTPRequest(
                body == nil ? .get : .post, path: path, host: "127.0.0.1", arguments: arguments,
                body: Data((body ?? "").utf8)))
    }

    @Test(arguments: [("title", "view"), ("title", "scroll-view"), ("screen", "navigation")])
    func `embedding in a view, a scroll view or a navigation bar writes what the command writes`(
        view: String, container: String
    ) throws {
        try room.write(Self.card, "other.yaml")
        let words = ["embed", view, "--in=\(container)"]
        #expect(try room.run([words[0], room.path("other.yaml")] + words[1...]).status == 0)
        let session = try session()
        let before = try session.state(EditorRequest())
        let answer = try session.edit(wish([words]))
        #expect(text("card.yaml") == text("other.yaml"))
        #expect(text("card.yaml") != Self.card)
        if container != "navigation" { #expect(try frame("title", answer.state) == frame("title", before)) }
    }

    @Test(arguments: ["card.yaml", "Main.storyboard"])
    func `inspectors show what some size classes say`(_ file: String) throws {
        let session = try session(file)
        let state = try session.state(EditorRequest())
        let view = file == "card.yaml" ? "title" : "lab-el-one"
        let constraint = file == "card.yaml" ? "11" : "lea-di-one"
        _ = try session.edit(
            wish(
                [
                    ["set", view, "alpha=0.5", "--vary=width=regular"],
                    ["set", view, "installed=no", "--vary=height=compact"],
                    ["set", constraint, "constant=40", "--vary=width=regular"],
                ], version: state.version))
        var asked = EditorRequest()
        asked.view = view
        func values() throws -> [String: String] {
            let properties = try session.inspection(asked).properties
            return Dictionary(properties.compactMap { one in one.value.map { (one.name, $0) } }) { first, _ in first }
        }
        #expect(try values()["alpha"] == nil)
        asked.vary = "width=regular"
        #expect(try values()["alpha"] == "0.5" && values()["installed"] == nil)
        asked.vary = "height=compact"
        #expect(try ["no", "false"].contains(values()["installed"] ?? ""))
        asked.vary = "width=wide"
        #expect(
            performing: { try values() }, throws: { ($0 as? any InputError)?.hint?.contains("width=compact") ?? false })
        asked = EditorRequest()
        asked.constraint = constraint
        asked.vary = "width=regular"
        let said = try session.constraintInspection(asked).values.map { "\($0.name)=\($0.value)" }
        #expect(said == ["constant=40", "installed="])
    }

    @Test func `a table of a layout file takes rows, and a row takes views`() throws {
        try room.write("keyline: 1\nsize: 320x480\nviews: []\nconstraints: []\n", "list.yaml")
        let session = try session("list.yaml")
        let table = try session.edit(wish([["add", "UITableView", "screen", "width=320", "height=480"]]))
        let id = try #require(table.added.first { $0.contains("table") })
        let row = try session.edit(wish([["add", "UITableViewCell", id]], version: table.state.version))
        let cell = try #require(row.added.first { $0.hasPrefix("tableViewCell") && !$0.contains("/") })
        let filled = try session.edit(wish([["add", "UILabel", cell]], version: row.state.version))
        #expect(filled.state.views.first { $0.id == id }?.edit?.cellClass == "UITableViewCell")
        #expect(filled.state.views.first { $0.id == cell }?.edit?.isContainer == true)
        #expect(text("list.yaml").contains("sections: [{ rows: [{ type: UITableViewCell, id: \(cell)"))
        #expect(text("list.yaml").contains("contentView: { subviews: [{ type: UILabel,"))
    }

    @Test func `the server answers with the page, pictures and gestures`() async throws {
        let board = EditorBoard(try session())
        let page = await response(board, "/")
        #expect(page.status == 200 && String(decoding: page.body, as: UTF8.self).contains("connect-src"))
        let picture = await response(board, "/picture", arguments: ["of": "v1", "scale": "1"])
        #expect(picture.type == "image/png" && picture.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let strip = await response(board, "/picture", arguments: ["of": "v1", "cell": "1", "scale": "0.3"])
        #expect(strip.type == "image/png" && strip.body != picture.body)
        for arguments in [["of": "v99"], ["of": "x"], [:]] {
            #expect(await response(board, "/picture", arguments: arguments).status == 404)
        }
        #expect(await response(board, "/picture", arguments: ["of": "v1", "cell": "99"]).status == 409)
        #expect(await response(board, "/etc/passwd").status == 404)
        #expect(await response(board, "/edit", "no JSON").status == 400)
        #expect(await response(board, "/nothing", "{}").status == 404)
        let refused = await response(board, "/edit", #"{"commands": [["delete", "nobody"]]}"#)
        #expect(refused.status == 409)
        let news = await response(board, "/edit", #"{"commands": [["set", "title", "text=New"]]}"#)
        #expect(news.status == 200 && text("card.yaml").contains("text: \"New\""))
        let version = await response(board, "/changes", arguments: ["since": "1"])
        #expect(String(decoding: version.body, as: UTF8.self) == #"{"version":2}"#)
    }

    @Test func `the editor needs to be served, and only edits what it can`() throws {
        #expect(try room.run(["edit", room.path("card.yaml")]).errors.contains("add \"--serve\""))
        try room.write("keyline: 1\nbody:\n  Text: Hello\n", "views.yaml")
        #expect(try room.run(["edit", "-", "--serve"]).status == 2)
        let outcome = try room.run(["edit", room.path("views.yaml"), "--serve"])
        #expect(outcome.status == 2 && outcome.errors.contains("views.yaml"))
    }
}
