import Foundation
import KeylineInterfaceBuilder
import KeylineOutletValues
import Testing

@testable import KeylineMaps

/// A map has a node for each box of a canvas, and an edge for each segue, reference and call.
@Suite struct MapReaderTests {
    @Test func `one scene is one node, and the initial one`() throws {
        let map = MapFixtures.map([try MapFixtures.storyboard("Main", initial: "A", MapFixtures.scene("A"))])
        #expect(map.nodes.map(\.id) == ["Main.storyboard#A-scene"])
        #expect(map.nodes.map(\.name) == ["AController"])
        #expect(map.nodes.map(\.detail) == ["View Controller"])
        #expect(map.nodes.map(\.isInitial) == [true])
        #expect(map.edges.isEmpty)
        #expect(map.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("show", EdgeKind.show), ("push", .push), ("presentation", .present), ("modal", .present),
        ("popoverPresentation", .popover), ("embed", .embed), ("replace", .replace), ("showDetail", .showDetail),
        ("custom", .custom("Fade")), ("relationship", .relationship("rootViewController")),
    ])
    func `segues are edges of their kinds`(word: String, kind: EdgeKind) throws {
        let segue = MapFixtures.segue(
            "B", word, "identifier=\"next\" customClass=\"Fade\" relationship=\"rootViewController\"")
        let map = MapFixtures.map([
            try MapFixtures.storyboard("Main", initial: "A", MapFixtures.scene("A", segue), MapFixtures.scene("B"))
        ])
        #expect(map.edges.map(\.kind) == [kind])
        #expect(map.ways == ["AController \(kind.name) next BController"])
    }

    @Test func `references are followed into the other storyboard`() throws {
        let main = try MapFixtures.storyboard(
            "Main", initial: "A", MapFixtures.scene("A", MapFixtures.segue("R") + MapFixtures.segue("I")),
            MapFixtures.reference("R", to: "More", "C"), MapFixtures.reference("I", to: "More"))
        let more = try MapFixtures.storyboard("More", initial: "B", MapFixtures.scene("B"), MapFixtures.scene("C"))
        let map = MapFixtures.map([main, more])
        #expect(map.boards.map(\.title) == ["Main", "More"])
        #expect(
            map.ways == [
                "AController show More · C", "AController show More", "More · C reference CController",
                "More reference BController",
            ])
        #expect(map.diagnostics.isEmpty)
    }

    @Test func `storyboards of one name are told apart by their folders, and scenes of one name by their ids`() throws {
        let scenes = ["one", "two"].map { id in
            MapFixtures.scene(id).replacing(" customClass=\"\(id)Controller\"", with: "")
        }
        let map = MapFixtures.map([
            try MapFixtures.storyboard("iOS/Shop/Main", initial: nil, scenes[0], scenes[1], MapFixtures.scene("A")),
            try MapFixtures.storyboard("iOS/Profile/Main", initial: nil, MapFixtures.scene("A")),
            try MapFixtures.storyboard("More", initial: nil, MapFixtures.scene("A")),
        ])
        #expect(map.boards.map(\.title) == ["Shop/Main", "Profile/Main", "More"])
        #expect(map.nodes.map(\.name).prefix(3) == ["View Controller", "View Controller", "AController"])
        #expect(map.nodes.map(\.detail).prefix(3) == ["one-scene", "two-scene", "View Controller"])
    }

    @Test func `a reference to a storyboard that is not there is a warning at its line`() throws {
        let map = MapFixtures.map([
            try MapFixtures.storyboard(
                "Main", initial: "A", MapFixtures.scene("A"), MapFixtures.reference("R", to: "Gone"))
        ])
        let finding = try #require(map.diagnostics.first)
        #expect(finding.message == "the app has no storyboard \"Gone\"")
        #expect(finding.location?.file == "Main.storyboard")
        #expect(finding.location?.line == 8)
        #expect(!finding.hints.isEmpty)
        #expect(map.nodes.last?.message == finding.message)
    }

    @Test func `a reference to an identifier that no controller has names those that there are`() throws {
        let main = try MapFixtures.storyboard(
            "Main", initial: "A", MapFixtures.scene("A"), MapFixtures.reference("R", to: "More", "X"))
        let map = MapFixtures.map([main, try MapFixtures.storyboard("More", initial: nil, MapFixtures.scene("B"))])
        #expect(map.diagnostics.map(\.message) == ["More.storyboard has no view controller with the identifier \"X\""])
        #expect(map.diagnostics.map(\.hints) == [["known identifiers: B"]])
    }

    @Test func `a segue that leads nowhere is a warning, and an arrow without an end`() throws {
        let map = MapFixtures.map([
            try MapFixtures.storyboard("Main", initial: "A", MapFixtures.scene("A", MapFixtures.segue("gone")))
        ])
        #expect(map.edges.map(\.target) == [nil])
        #expect(map.diagnostics.map(\.location?.line) == [6])
    }

    @Test func `a storyboard without scenes is an empty board, and a note says so`() throws {
        let map = MapFixtures.map([
            try MapFixtures.storyboard("Main", initial: "A", MapFixtures.scene("A")),
            try MapFixtures.storyboard("Empty", initial: nil),
        ])
        #expect(map.boards.map(\.title) == ["Main", "Empty"])
        #expect(map.diagnostics.map(\.location?.file) == ["Empty.storyboard"])
        #expect(map.diagnostics.map(\.severity) == [.note])
    }

    @Test func `a peek and pop that leads where its segue does is no way of its own`() throws {
        let segue = """
            <segue destination="B" kind="show" id="peek-and-pop">
            <segue key="commit" inheritsFrom="parent" id="commit"/>
            <segue key="preview" inheritsFrom="commit" id="preview"/></segue>
            <segue destination="B" kind="push" id="other">
            <segue key="preview" destination="C" kind="custom" id="other-preview"/></segue>
            """
        let map = MapFixtures.map([
            try MapFixtures.storyboard(
                "Main", initial: "A", MapFixtures.scene("A", segue), MapFixtures.scene("B"), MapFixtures.scene("C"))
        ])
        #expect(
            map.ways == [
                "AController show BController", "AController push BController", "AController custom CController",
            ])
        #expect(map.diagnostics.isEmpty)
    }

    @Test func `a segue unwinds to the scene whose class has the method`() throws {
        let back = MapFixtures.segue("B-exit", "unwind", "unwindAction=\"back:\"")
        let storyboard = try MapFixtures.storyboard(
            "Main", initial: "A", MapFixtures.scene("A"), MapFixtures.scene("B", back))
        var code = NavigationReading()
        code.unwindActions = ["Base": ["back:"]]
        code.superclasses = ["AController": "Base"]
        #expect(MapFixtures.map([storyboard], code: code).ways == ["BController unwind AController"])
        #expect(MapFixtures.map([storyboard]).ways == ["BController unwind"])
    }

    @Test func `a segue unwinds to another scene, of its own storyboard if one has the method`() throws {
        let back = MapFixtures.segue("B-exit", "unwind", "unwindAction=\"back:\"")
        let other = try MapFixtures.storyboard("Before", initial: "A", MapFixtures.scene("A"))
        let main = try MapFixtures.storyboard(
            "Main", initial: "B", MapFixtures.scene("B", back), MapFixtures.scene("A"))
        var code = NavigationReading()
        code.unwindActions = ["AController": ["back:"], "BController": ["back:"]]
        let map = MapFixtures.map([other, main], code: code)
        let target = try #require(map.edges.first { $0.kind == .unwind("back:") }?.target)
        #expect(map.nodes[target].type == "AController")
        #expect(map.boards[map.nodes[target].board].title == "Main")
    }

    // MARK: Code

    @Test func `calls lead between scenes of their classes`() throws {
        let storyboard = try MapFixtures.storyboard(
            "Main", initial: "A", MapFixtures.scene("A"), MapFixtures.scene("B"))
        let code = NavigationReading([
            ("AController", .present, .scene(storyboard: "Main", identifier: "B")),
            ("BController", .push, .screen("AController")), ("BController", .present, .screen("Fresh")),
        ])
        let map = MapFixtures.map([storyboard], code: code)
        #expect(
            map.ways == [
                "AController present BController", "BController push AController", "BController present Fresh",
            ])
        #expect(map.boards.map(\.title) == ["Main", "Code"])
        #expect(map.nodes.last?.detail == "Fresh.swift:3")
    }

    @Test func `a call that performs a segue is noted at it`() throws {
        let storyboard = try MapFixtures.storyboard(
            "Main", initial: "A", MapFixtures.scene("A", MapFixtures.segue("B", "show", "identifier=\"next\"")),
            MapFixtures.scene("B"))
        let code = NavigationReading([
            ("AController", .performSegue, .segue("next")), ("AController", .performSegue, .segue("other")),
        ])
        let map = MapFixtures.map([storyboard], code: code)
        #expect(map.edges.map { $0.performed.map(\.description) } == [["Code.swift:1:5"]])
        #expect(
            map.diagnostics.map(\.message) == ["the scene \"AController\" has no segue with the identifier \"other\""])
        #expect(map.diagnostics.map(\.location?.line) == [2])
    }

    @Test func `an identifier in code that no storyboard has is a warning at the call`() throws {
        let storyboard = try MapFixtures.storyboard("Main", initial: "A", MapFixtures.scene("A"))
        let code = NavigationReading([("AController", .present, .scene(storyboard: "Main", identifier: "Z"))])
        let map = MapFixtures.map([storyboard], code: code)
        #expect(map.diagnostics.map(\.location?.description) == ["Code.swift:1:5"])
        #expect(map.edges.isEmpty)
    }

    @Test func `code of a superclass counts for its scenes, and an extension of UIKit's class for itself`() throws {
        let storyboard = try MapFixtures.storyboard("Main", initial: "A", MapFixtures.scene("A"))
        var code = NavigationReading([
            ("Base", .present, .screen("Sheet")), ("UIViewController", .present, .screen("Login")),
        ])
        code.superclasses = ["AController": "Base", "Base": "UIViewController"]
        #expect(
            MapFixtures.map([storyboard], code: code).ways == [
                "AController present Sheet", "UIViewController present Login",
            ])
    }

    @Test func `code that the scenes of a file do not lead to is left out`() throws {
        let storyboard = try MapFixtures.storyboard("Main", initial: "A", MapFixtures.scene("A"))
        let code = NavigationReading([
            ("AController", .push, .screen("Near")), ("Near", .push, .screen("Next")),
            ("Far", .push, .screen("Farther")),
        ])
        #expect(
            MapFixtures.map([storyboard], code: code, isWhole: false).nodes.map(\.name) == [
                "AController", "Near", "Next",
            ])
        #expect(MapFixtures.map([storyboard], code: code).nodes.count == 5)
    }

    @Test func `views in a view count where they lead on`() {
        let code = NavigationReading(
            [
                ("Tabs", .embed, .screen("List")), ("Tabs", .embed, .screen("Badge")), ("List", .embed, .screen("Row")),
                ("Row", .navigationLink, .screen("Detail")),
            ],
            types: ["Tabs": .view, "List": .view, "Badge": .view, "Row": .view, "Detail": .view])
        #expect(
            MapFixtures.map([], code: code).ways == ["Tabs embed List", "List embed Row", "Row navigationLink Detail"])
    }

    @Test func `the first screen of code is an initial one`() {
        var code = NavigationReading([("Home", .push, .screen("Detail"))])
        code.initial = ["Home"]
        #expect(MapFixtures.map([], code: code).nodes.filter(\.isInitial).map(\.name) == ["Home"])
    }
}
