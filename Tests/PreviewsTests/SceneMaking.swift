import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

@testable import KeylinePreviews

/// A scene on white paper with the views and constraints of a test.
func scene(
    _ width: CGFloat = 320, _ height: CGFloat = 480, scale: CGFloat = 2,
    direction: LayoutDirection = .leftToRight, views: [ViewSnapshot] = [], constraints: [ConstraintSnapshot] = [],
    diagnostics: [Diagnostic] = []
) -> Scene {
    var environment = SceneEnvironment(size: CGSize(width: width, height: height), scale: scale)
    environment.layoutDirection = direction
    var root = ViewSnapshot(
        id: "root", className: "UIView", frame: CGRect(origin: .zero, size: environment.size))
    root.children = views
    var builder = DisplayListBuilder(view: "root")
    builder.fill(CGRect(origin: .zero, size: environment.size), color: .white)
    for view in views {
        builder.view = view.id
        builder.fill(view.frame, color: Color(hexadecimal: 0x336699))
    }
    return Scene(
        id: "scene", environment: environment, displayList: builder.displayList(size: environment.size),
        layout: LayoutSnapshot(root: root, constraints: constraints), diagnostics: diagnostics)
}

func view(
    _ id: ViewID, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in children: [ViewSnapshot] = []
) -> ViewSnapshot {
    var view = ViewSnapshot(id: id, className: "UIView", frame: CGRect(x: x, y: y, width: width, height: height))
    view.children = children
    return view
}

/// A constraint `first.attribute relation second.attribute + constant`, held by the root.
func constraint(
    _ first: ViewID, _ attribute: LayoutAttribute, _ relation: ConstraintSnapshot.Relation = .equal,
    to second: ViewID? = nil, _ secondAttribute: LayoutAttribute? = nil, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, in direction: LayoutDirection = .leftToRight, priority: Float = 1000,
    state: ConstraintSnapshot.State = .satisfied
) -> ConstraintSnapshot {
    ConstraintSnapshot(
        first: .init(view: first, attribute: attribute), relation: relation,
        second: second.map { .init(view: $0, attribute: secondAttribute ?? attribute) }, multiplier: multiplier,
        constant: constant, direction: direction, priority: priority, state: state, owner: "root")
}

/// The figures of a scene's constraints.
func figures(_ scene: Scene) -> [ConstraintFigure] {
    let geometry = LayoutGeometry(scene)
    let builder = FigureBuilder(geometry: geometry, states: ConstraintStates(scene, geometry))
    return scene.layout.constraints.flatMap(builder.figures)
}

/// A typesetter with Keyline's own fonts.
func typesetter() throws -> Typesetter { Typesetter(fonts: try .bundled()) }

/// The overlays of a scene.
func overlay(_ overlays: Set<Overlay>, of scene: Scene, selecting view: String? = nil) throws -> DisplayList {
    OverlayPainter(overlays, selectedView: view, typesetter: try typesetter()).displayList(of: scene)
}

extension DisplayList {
    /// The filled paths of a colour.
    func fills(_ color: Color) -> [Path] {
        items.compactMap { item in
            guard case .path(let path) = item.content, path.color == color else { return nil }
            return path.path
        }
    }

    /// The texts of the glyph runs, in order.
    var texts: [String] {
        items.compactMap { item in
            if case .glyphs(let run) = item.content { run.text } else { nil }
        }
    }
}

extension Path {
    /// The rectangles of a path that consists of them.
    var rects: [CGRect] {
        var result: [CGRect] = []
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve: return []
            case .close:
                let left = points.map(\.x).min() ?? 0
                let right = points.map(\.x).max() ?? 0
                let top = points.map(\.y).min() ?? 0
                let bottom = points.map(\.y).max() ?? 0
                result.append(CGRect(x: left, y: top, width: right - left, height: bottom - top))
                points = []
            }
        }
        return result
    }
}
