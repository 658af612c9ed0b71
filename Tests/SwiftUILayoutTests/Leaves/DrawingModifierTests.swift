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
        #expect(try frames { $0.blur(radius: 9) } == plain)
        #expect(try frames { $0.blendMode(.multiply) } == plain)
        #expect(try frames { $0.compositingGroup() } == plain)
    }

    private func drawing(@ViewBuilder of content: @escaping () -> some View) throws -> String {
        try stage.scene(of: content).displayList.description
    }

    @Test func `effects are groups of the display list`() throws {
        #expect(try drawing { Color.red.blur(radius: 3) }.contains("blur 3"))
        #expect(
            try drawing { Color.red.frame(width: 9, height: 8).blur(radius: 3, opaque: true) }.contains("blur 3 opaque")
        )
        #expect(try !drawing { Color.red.blur(radius: 0) }.contains("group"))
        #expect(try drawing { Color.red.blendMode(.colorDodge) }.contains("blend colorDodge"))
        #expect(try drawing { Color.red.blendMode(.plusDarker) }.contains("blend multiply"))
        #expect(try !drawing { Color.red.compositingGroup() }.contains("isolated"))
        #expect(try drawing { Color.red.blendMode(.destinationOut).compositingGroup() }.contains("isolated"))
        let shadow = try drawing { Text(verbatim: "x").shadow(color: .blue.opacity(0.5), radius: 6, x: 1, y: 2) }
        #expect(shadow.contains("group transform [1 0 0 1 1 2] opacity 0.5 blur 5.4"))
        let colored = try drawing { Color.red.blur(radius: 3).blendMode(.screen).colorInvert() }
        #expect(colored.contains("blur 3") && colored.contains("blend screen"))
    }

    @Test func `a visual effect knows where the view lies, and changes the drawing in order, not the layout`() throws {
        let view = {
            VStack(spacing: 0) {
                Color.blue.frame(width: 20, height: 190)
                Color.red.frame(width: 20, height: 10)
                    .visualEffect { effect, geometry in
                        effect.offset(x: geometry.frame(in: .global).minY, y: geometry.size.width).blur(radius: 3)
                            .opacity(0.5)
                    }
            }
        }
        let drawn = try stage.scene(of: view).displayList.description
        let opacity = try #require(drawn.range(of: "opacity 0.5"))
        let blur = try #require(drawn.range(of: "blur 3"))
        let offset = try #require(drawn.range(of: "transform [1 0 0 1 190 20]"), "\(drawn)")
        #expect(opacity.lowerBound < blur.lowerBound && blur.lowerBound < offset.lowerBound)
        #expect(try stage.frames("Color", of: view).map(\.minY) == [0, 190])
    }

    @Test func `what scrolling does to a view is drawn as in the middle of its way`() throws {
        let drawn = try drawing {
            Color.red.scrollTransition { effect, phase in
                effect.opacity(phase.isIdentity ? 1 : 0.2).rotationEffect(.degrees(phase.value * 30)).scaleEffect(2)
                    .saturation(0).brightness(0.1).contrast(1).hueRotation(.zero).grayscale(0)
            }
        }
        #expect(drawn.contains("transform [2 0 0 2") && !drawn.contains("opacity"))
        #expect(drawn.contains("fill #7D7D7D rect"))
    }

    @Test func `a mask of shapes cuts along outlines, any other by its opacity`() throws {
        let shape = try drawing { Color.red.mask { Circle() } }
        #expect(shape.contains("clip path") && !shape.contains("destinationIn"))
        for soft in [AnyView(Text(verbatim: "x")), AnyView(Circle().opacity(0.5))] {
            let drawn = try drawing { Color.red.mask { soft } }
            #expect(drawn.contains("group isolated") && drawn.contains("blend destinationIn"))
        }
        #expect(try drawing { Color.red.mask { EmptyView() } }.contains("clip"))
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
