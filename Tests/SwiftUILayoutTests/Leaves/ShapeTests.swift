import Foundation
import KeylineGraphics
import Testing

@testable import SwiftUILayout

@MainActor
struct ShapeTests {
    @Test func `a circle begins at its right end and runs downwards`() {
        let quarter = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        let bounds = quarter.boundingRect
        #expect(abs(bounds.minX - 10) < 0.1 && abs(bounds.maxX - 20) < 0.1)
        #expect(abs(bounds.minY - 10) < 0.1 && abs(bounds.maxY - 20) < 0.1)
    }

    private let stage: Stage

    init() throws {
        stage = try Stage()
    }

    @Test(.tags(.h7)) func `shapes take whatever they are offered and ten points where nothing is`() {
        for shape in [
            AnyShape(Rectangle()), AnyShape(RoundedRectangle(cornerRadius: 4)), AnyShape(Capsule()),
            AnyShape(Ellipse()),
        ] {
            #expect(stage.size(0, 0) { shape } == .zero)
            #expect(stage.size(30, 70) { shape } == CGSize(width: 30, height: 70))
            #expect(stage.size(100, nil) { shape } == CGSize(width: 100, height: 10))
            #expect(stage.size(.infinity, 5) { shape } == CGSize(width: CGFloat.infinity, height: 5))
            #expect(stage.size(300, 300) { shape.fixedSize() } == CGSize(width: 10, height: 10))
        }
    }

    @Test(.tags(.h8)) func `a circle is the largest square that fits`() {
        #expect(stage.size(100, 60) { Circle() } == CGSize(width: 60, height: 60))
        #expect(stage.size(100, nil) { Circle() } == CGSize(width: 100, height: 100))
        #expect(stage.size(nil, nil) { Circle() } == CGSize(width: 10, height: 10))
        #expect(stage.size(100, 60) { Circle().stroke() } == CGSize(width: 60, height: 60))
    }

    @Test(.tags(.h9)) func `a colour is laid out as a filled rectangle`() {
        #expect(stage.size(30, 70) { SwiftUILayout.Color.red } == stage.size(30, 70) { Rectangle().fill(.red) })
        #expect(stage.size(100, nil) { SwiftUILayout.Color.red } == CGSize(width: 100, height: 10))
    }

    @Test(.tags(.h9)) func `a ground reaches beyond the safe area without changing the layout`() throws {
        var stage = stage
        stage.environment.safeArea = .init(top: 40, left: 0, bottom: 20, right: 0)
        func filled(_ edges: Edge.Set) throws -> CGRect? {
            let scene = try stage.scene {
                Rectangle().fill(.clear).frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(SwiftUILayout.Color.red, ignoresSafeAreaEdges: edges)
            }
            let paths = scene.displayList.items.compactMap { item -> CGRect? in
                guard case .path(let path) = item.content else { return nil }
                return path.path.controlPointBounds
            }
            return paths.last
        }
        #expect(try filled(.all) == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(try filled([]) == CGRect(x: 0, y: 40, width: 300, height: 140))
    }

    @Test func `a border lies within the shape`() throws {
        let scene = try stage.scene { Rectangle().strokeBorder(.red, lineWidth: 10).frame(width: 100, height: 100) }
        guard case .path(let path)? = scene.displayList.items.last?.content else {
            Issue.record("nothing is drawn")
            return
        }
        #expect(path.path.controlPointBounds == CGRect(x: 105, y: 55, width: 90, height: 90))
    }

    @Test(arguments: [false, true]) func `a shape is mirrored where lines start at the right`(rightToLeft: Bool) throws
    {
        let stage = try Stage(rightToLeft: rightToLeft)
        let scene = try stage.scene {
            UnevenRoundedRectangle(topLeadingRadius: 20).fill(.red).frame(width: 100, height: 100)
        }
        guard case .path(let path)? = scene.displayList.items.last?.content else {
            Issue.record("nothing is drawn")
            return
        }
        // The sharp corner at the other end of the top is a point of the outline, the round one is not.
        let corner = CGPoint(x: rightToLeft ? 100 : 200, y: 50)
        let points = path.path.elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            default: []
            }
        }
        #expect(points.contains { abs($0.x - corner.x) < 0.01 && abs($0.y - corner.y) < 0.01 })
    }

    // MARK: Corners

    private static let box = CGRect(x: 0, y: 0, width: 100, height: 60)

    private func neutral(_ radius: CGFloat, _ curve: CornerCurve) -> KeylineGraphics.Path {
        KeylineGraphics.Path(roundedRect: Self.box, cornerRadius: radius, curve: curve)
    }

    /// Source: Apple's documentation, where `.continuous` is the default of every initialiser.
    @Test func `corners are continuous unless a style says otherwise`() {
        #expect(RoundedRectangle(cornerRadius: 12).path(in: Self.box).neutral == neutral(12, .continuous))
        #expect(
            RoundedRectangle(cornerRadius: 12, style: .circular).path(in: Self.box).neutral == neutral(12, .circular))
        #expect(Capsule().path(in: Self.box).neutral == neutral(30, .continuous))
        #expect(Capsule(style: .circular).path(in: Self.box).neutral == neutral(30, .circular))
        #expect(Path(roundedRect: Self.box, cornerRadius: 12).neutral == neutral(12, .continuous))
        let uneven = UnevenRoundedRectangle(
            topLeadingRadius: 12, bottomLeadingRadius: 12, bottomTrailingRadius: 12, topTrailingRadius: 12)
        #expect(uneven.path(in: Self.box).neutral == neutral(12, .continuous))
    }

    /// The paths of fills and lines, and the clips of groups.
    private func outlines(
        @ViewBuilder _ content: @escaping () -> some View
    ) throws -> (paths: [KeylineGraphics.Path], clips: [KeylineGraphics.Path]) {
        var result: (paths: [KeylineGraphics.Path], clips: [KeylineGraphics.Path]) = ([], [])
        func collect(_ items: [DisplayItem]) {
            for item in items {
                if case .path(let path) = item.content { result.paths.append(path.path) }
                if case .group(let group) = item.content {
                    if let clip = group.clip { result.clips.append(clip) }
                    collect(group.items)
                }
            }
        }
        collect(try stage.itemsOnBackground(of: content))
        return result
    }

    @Test func `fills, clips and container shapes have the same outline`() throws {
        let rect = CGRect(x: 100, y: 70, width: 100, height: 60)
        let outline = KeylineGraphics.Path(roundedRect: rect, cornerRadius: 12, curve: .continuous)
        let fill = try outlines { RoundedRectangle(cornerRadius: 12).fill(.red).frame(width: 100, height: 60) }
        #expect(fill.paths == [outline])
        let clip = try outlines {
            Rectangle().fill(.red).frame(width: 100, height: 60).clipShape(.rect(cornerRadius: 12))
        }
        #expect(clip.clips == [outline])
        let container = try outlines {
            ContainerRelativeShape().fill(.red).frame(width: 100, height: 60)
                .containerShape(RoundedRectangle(cornerRadius: 12))
        }
        #expect(container.paths == [outline])
    }

    @Test func `insets make corners smaller by as much`() {
        let inner = Self.box.insetBy(dx: 4, dy: 4)
        let outline = KeylineGraphics.Path(roundedRect: inner, cornerRadius: 8, curve: .continuous)
        #expect(RoundedRectangle(cornerRadius: 12).inset(by: 4).path(in: Self.box).neutral == outline)
        let radii = RectangleCornerRadii(topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12)
        #expect(UnevenRoundedRectangle(cornerRadii: radii).inset(by: 4).path(in: Self.box).neutral == outline)
    }

    @Test func `a hit in a rounded rectangle follows its curve`() {
        let square = CGRect(x: 0, y: 0, width: 100, height: 100)
        let shoulder = CGPoint(x: 33, y: 0.08)
        #expect(!RoundedRectangle(cornerRadius: 30).path(in: square).contains(shoulder))
        #expect(RoundedRectangle(cornerRadius: 30, style: .circular).path(in: square).contains(shoulder))
    }
}
