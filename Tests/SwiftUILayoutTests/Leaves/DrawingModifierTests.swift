import Foundation
import Testing

@testable import SwiftUILayout

@MainActor
struct DrawingModifierTests {
    private let stage: Stage

    init() throws {
        stage = try Stage()
    }

    @Test(.tags(.h33)) func `what is drawn elsewhere leaves its siblings alone`() throws {
        func frames(_ change: @escaping (Color) -> some View) throws -> [CGRect] {
            try stage.frames("Rectangle") {
                HStack(spacing: 0) {
                    change(.red).frame(width: 20, height: 10)
                    Rectangle().frame(width: 30, height: 30)
                }
            }
        }
        let plain = try frames { $0 }
        #expect(try frames { $0.offset(x: 40, y: 9) } == plain)
        #expect(try frames { $0.rotationEffect(.degrees(45)) } == plain)
        #expect(try frames { $0.scaleEffect(3) } == plain)
        #expect(try frames { $0.opacity(0.2) } == plain)
        #expect(try frames { $0.shadow(radius: 9) } == plain)
    }

    @Test(.tags(.h11)) func `a divider lies across the nearest stack`() {
        #expect(stage.size(200, nil) { Divider() } == CGSize(width: 200, height: 0.5))
        #expect(stage.size(nil, 40) { HStack { Divider() } } == CGSize(width: 0.5, height: 40))
        #expect(stage.size(120, 40) { ZStack { Divider() } } == CGSize(width: 120, height: 0.5))
        #expect(stage.size(nil, nil) { Divider() } == CGSize(width: 10, height: 0.5))
        #expect(stage.size(nil, 40) { HStack { Group { Divider() } } } == CGSize(width: 0.5, height: 40))
    }

    @Test(.tags(.h34), arguments: [false, true])
    func `text stands in the middle of a frame or at the corner that is named`(rightToLeft: Bool) throws {
        let stage = try Stage(rightToLeft: rightToLeft)
        let middle = try stage.frames("Text") { Text(verbatim: "x").frame(width: 100, height: 100) }[0]
        #expect(abs(middle.midX - 150) < 0.01 && abs(middle.midY - 100) < 0.01)
        let corner = try stage.frames("Text") {
            Text(verbatim: "x").frame(width: 100, height: 100, alignment: .bottomTrailing)
        }[0]
        #expect(abs((rightToLeft ? corner.minX - 100 : corner.maxX - 200)) < 0.01)
        #expect(abs(corner.maxY - 150) < 0.01)
    }

    @Test(.tags(.h36), arguments: [10, 17, 40] as [CGFloat])
    func `a badge has its centre on the corner whatever its size`(side: CGFloat) throws {
        let badge = try stage.frames("Circle") {
            Rectangle().frame(width: 60, height: 40)
                .overlay(alignment: .topTrailing) {
                    Circle().frame(width: side, height: side)
                        .alignmentGuide(.top) { $0.height / 2 }
                        .alignmentGuide(.trailing) { $0.width / 2 }
                }
        }[0]
        #expect(abs(badge.midX - 180) < 0.01 && abs(badge.midY - 80) < 0.01)
    }
}
