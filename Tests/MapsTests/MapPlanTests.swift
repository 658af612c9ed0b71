import Foundation
import KeylineInterfaceBuilder
import Testing

@testable import KeylineMaps

/// The positions of nodes, arrows and words on a map.
@Suite struct MapPlanTests {
    private func map(_ scenes: String...) throws -> AppMap {
        let text = scenes.joined()
        return MapFixtures.map([try MapFixtures.storyboard("Main", initial: "A", text)])
    }

    @Test func `scenes keep the distances that the canvas stores`() throws {
        let plan = MapFixtures.plan(try map(MapFixtures.scene("A", x: 0), MapFixtures.scene("B", x: 1_000, y: 600)))
        // 1000 six-hundredths of 414 points, and 600 of 896.
        #expect(plan.nodes[1].minX - plan.nodes[0].minX == 690)
        #expect(plan.nodes[1].minY - plan.nodes[0].minY == 896)
        #expect(plan.nodes.allSatisfy { plan.boards[0].contains(MapPlan.outer($0, letters: 1)) })
    }

    @Test func `scenes at one position are moved apart`() throws {
        let plan = MapFixtures.plan(
            try map(MapFixtures.scene("A", x: 0), MapFixtures.scene("B", x: 0), MapFixtures.scene("C", x: 100, y: 50)))
        for (index, node) in plan.nodes.enumerated() {
            for other in plan.nodes[(index + 1)...] {
                #expect(!MapPlan.outer(node, letters: 1).intersects(MapPlan.outer(other, letters: 1)))
            }
        }
    }

    @Test func `scenes that touch get room between them, and stay in rows and columns`() throws {
        // 600 canvas points are one screen: four screens edge to edge, none of which leads to another.
        let scenes = [("A", 0, 0), ("B", 600, 0), ("C", 0, 600), ("D", 600, 600)].map {
            MapFixtures.scene($0, x: $1, y: $2)
        }
        let plan = MapFixtures.plan(try map(scenes.joined()))
        let nodes = plan.nodes
        #expect(nodes[1].minX - nodes[0].maxX >= BoardPlacement.spacing - 1)
        #expect(nodes[2].minY - plan.headingHeight - nodes[0].maxY >= BoardPlacement.spacing - 1)
        #expect(nodes[0].minX == nodes[2].minX && nodes[1].minX == nodes[3].minX)
        #expect(nodes[0].minY == nodes[1].minY && nodes[2].minY == nodes[3].minY)
    }

    @Test func `letters grow with the map, up to a size`() throws {
        func plan(_ count: Int) throws -> MapPlan {
            let scenes = (0..<count).map { MapFixtures.scene($0 == 0 ? "A" : "S\($0)", x: $0 * 900) }
            return MapFixtures.plan(try map(scenes.joined()))
        }
        #expect(try plan(2).letters == 1)
        let middle = try plan(7)
        #expect(middle.letters > 1.25 && middle.letters < 2.75)
        #expect(middle.headingHeight == 56 * middle.letters)
        #expect(try plan(60).letters == 3)
    }

    @Test func `words in large letters are beside scenes too`() throws {
        let scenes = (0..<24).map { number in
            MapFixtures.scene(
                number == 0 ? "A" : "S\(number)",
                number == 23 ? "" : MapFixtures.segue("S\(number + 1)", "show", "identifier=\"step\(number)\""),
                x: number * 700)
        }
        let plan = MapFixtures.plan(try map(scenes.joined()))
        #expect(plan.letters == 3)
        for route in plan.routes { #expect(!plan.nodes.contains { $0.intersects(route.labelFrame) }) }
    }

    @Test func `scenes without positions are in columns along their segues`() throws {
        let plan = MapFixtures.plan(
            try map(
                MapFixtures.scene("C"), MapFixtures.scene("A", MapFixtures.segue("B")),
                MapFixtures.scene("B", MapFixtures.segue("C"))))
        #expect(plan.nodes[1].maxX < plan.nodes[2].minX)
        #expect(plan.nodes[2].maxX < plan.nodes[0].minX)
    }

    @Test func `a scene without a position is below those that have one`() throws {
        let plan = MapFixtures.plan(try map(MapFixtures.scene("A", x: 0), MapFixtures.scene("B")))
        #expect(plan.nodes[1].minY - plan.headingHeight > plan.nodes[0].maxY)
    }

    @Test func `forty scenes in a cycle have arrows that cross none of them`() throws {
        let scenes = (0..<40).map { number in
            MapFixtures.scene(
                number == 0 ? "A" : "S\(number)", MapFixtures.segue(number == 39 ? "A" : "S\(number + 1)"),
                x: number % 8 * 1_000, y: number / 8 * 800)
        }
        let map = MapFixtures.map([try MapFixtures.storyboard("Main", initial: "A", scenes.joined())])
        let plan = MapFixtures.plan(map)
        #expect(plan.routes.count == 40)
        for route in plan.routes {
            for (start, end) in zip(route.points, route.points.dropFirst()) {
                let line = CGRect(
                    x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
                    height: abs(start.y - end.y))
                #expect(!plan.nodes.contains { $0.insetBy(dx: 1, dy: 1).intersects(line.insetBy(dx: -0.1, dy: -0.1)) })
            }
        }
    }

    @Test func `words of arrows are beside scenes and each other`() throws {
        let segues = (0..<4).map { MapFixtures.segue("B", "show", "identifier=\"way\($0)\"") }.joined()
        let plan = MapFixtures.plan(try map(MapFixtures.scene("A", segues, x: 0), MapFixtures.scene("B", x: 1_000)))
        let frames = plan.routes.map(\.labelFrame)
        for (index, frame) in frames.enumerated() {
            #expect(!plan.nodes.contains { $0.intersects(frame) })
            #expect(!frames[(index + 1)...].contains { $0.intersects(frame) })
        }
    }

    @Test(arguments: [600, 1_000, 1_500])
    func `words of arrows in opposite directions are beside each other`(distance: Int) throws {
        let there =
            MapFixtures.segue("B", "show", "identifier=\"openDetails\"")
            + MapFixtures.segue("B", "presentation", "identifier=\"editDetails\"")
        let back = MapFixtures.segue("A", "show", "identifier=\"backToOverview\"")
        let map = try map(MapFixtures.scene("A", there, x: 0), MapFixtures.scene("B", back, x: distance))
        let frames = MapFixtures.plan(map).routes.map(\.labelFrame)
        #expect(frames.count == 3)
        for (index, frame) in frames.enumerated() {
            #expect(!frames[(index + 1)...].contains { $0.intersects(frame) }, "\(frames)")
        }
    }

    @Test func `an arrow without an end is a short one below its scene`() throws {
        let back = MapFixtures.segue("A-exit", "unwind", "unwindAction=\"back:\"")
        let plan = MapFixtures.plan(try map(MapFixtures.scene("A", back, x: 0)))
        let route = try #require(plan.routes.first)
        #expect(route.points.first?.y == plan.nodes[0].maxY)
        #expect(route.label == ["unwind back:"])
        #expect(route.labelFrame.minY >= plan.nodes[0].maxY)
    }

    @Test func `storyboards are beside each other`() throws {
        let boards = try (0..<5).map {
            try MapFixtures.storyboard("S\($0)", initial: "A", MapFixtures.scene("A", x: 0))
        }
        let plan = MapFixtures.plan(MapFixtures.map(boards))
        for (index, board) in plan.boards.enumerated() {
            #expect(!plan.boards[(index + 1)...].contains { $0.intersects(board) })
        }
        #expect(plan.size.width > plan.size.height / 2)
    }

    @Test func `equal maps have equal plans`() throws {
        let map = try map(
            MapFixtures.scene("A", MapFixtures.segue("B") + MapFixtures.segue("C")), MapFixtures.scene("B"),
            MapFixtures.scene("C"))
        #expect(MapFixtures.plan(map) == MapFixtures.plan(map))
    }
}
