import Foundation
import Testing

@testable import KeylineMaps

struct EdgeRouterTests {
    private static func router(_ nodes: [CGRect]) -> EdgeRouter {
        EdgeRouter(nodes: nodes, obstacles: nodes.map { MapPlan.outer($0, letters: 1) })
    }

    private static func crosses(_ points: [CGPoint], _ rect: CGRect) -> Bool {
        zip(points, points.dropFirst()).contains { start, end in
            CGRect(
                x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
                height: abs(start.y - end.y)
            ).insetBy(dx: -0.5, dy: -0.5).intersects(rect.insetBy(dx: 1, dy: 1))
        }
    }

    @Test func `an arrow to the neighbour at the right is one line`() {
        var router = Self.router([
            CGRect(x: 0, y: 0, width: 400, height: 800), CGRect(x: 600, y: 0, width: 400, height: 800),
        ])
        #expect(router.route(from: 0, to: 1) == [CGPoint(x: 400, y: 400), CGPoint(x: 600, y: 400)])
    }

    @Test func `an arrow goes around a node between its ends`() {
        let nodes = [0, 600, 1_200].map { CGRect(x: $0, y: 0, width: 400, height: 800) }
        var router = Self.router(nodes)
        let points = router.route(from: 0, to: 2)
        #expect(points.first == CGPoint(x: 200, y: 800), "it leaves where nothing is in its way")
        #expect(!Self.crosses(points, MapPlan.outer(nodes[1], letters: 1)))
    }

    @Test func `an arrow from a node to itself leaves at the right and comes back from below`() {
        let node = CGRect(x: 0, y: 0, width: 400, height: 800)
        var router = Self.router([node])
        let points = router.route(from: 0, to: 0)
        #expect(points.first == CGPoint(x: 400, y: 400))
        #expect(points.last == CGPoint(x: 200, y: 800))
    }

    @Test func `arrows between the same nodes are beside each other`() {
        var router = Self.router([
            CGRect(x: 0, y: 0, width: 400, height: 800), CGRect(x: 600, y: 0, width: 400, height: 800),
        ])
        var routes = [router.route(from: 0, to: 1), router.route(from: 0, to: 1)]
        RouteLanes.separate(&routes)
        #expect(routes[0] == [CGPoint(x: 400, y: 392), CGPoint(x: 600, y: 392)])
        #expect(routes[1] == [CGPoint(x: 400, y: 408), CGPoint(x: 600, y: 408)])
    }

    @Test func `nodes that touch are joined by a straight line`() {
        var router = Self.router([
            CGRect(x: 0, y: 0, width: 400, height: 800), CGRect(x: 405, y: 0, width: 400, height: 800),
        ])
        #expect(router.route(from: 0, to: 1).count >= 2)
    }
}
