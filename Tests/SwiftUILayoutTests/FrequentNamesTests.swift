import KeylineGraphics
import KeylineScenes
import Testing

@testable import SwiftUILayout

/// Moves its view and doubles its width.
private struct Shove: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
}

/// Makes room as the text size asks for.
private struct Roomy: EnvironmentalModifier {
    struct Padded: ViewModifier {
        let length: CGFloat
        func body(content: Content) -> some View { content.padding(length) }
    }

    func resolve(in environment: EnvironmentValues) -> Padded {
        Padded(length: environment.accessibilityEnabled ? 20 : 5)
    }
}

extension FocusedValues {
    private struct TitleKey: FocusedValueKey { typealias Value = String }

    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}

@MainActor
@Suite struct FrequentNamesTests {
    private func frames(@ViewBuilder _ content: @escaping () -> some View) throws -> [String: CGRect] {
        let placed = try Stage().scene(of: content).layout.placedViews
        return Dictionary(placed.map { ($0.view.id.rawValue, $0.frame) }) { first, _ in first }
    }

    private func items(@ViewBuilder _ content: @escaping () -> some View) throws -> [DisplayItem] {
        try Stage().scene(of: content).displayList.items
    }

    @Test func `a button with a role alone says what it is there for`() throws {
        func texts(_ role: ButtonRole) throws -> [String] {
            let scene = try Stage().scene { Button(role: role) {} }
            return scene.layout.placedViews.compactMap(\.view.text?.text)
        }
        #expect(try texts(.confirm).contains("Done"))
        #expect(try texts(.cancel).contains("Cancel"))
        #expect(try texts(.close).contains("Close"))
    }

    @Test func `a view that flips is mirrored where text runs from right to left alone`() throws {
        func left(rightToLeft: Bool, _ isEnabled: Bool = true) throws -> CGFloat {
            let items = try Stage(rightToLeft: rightToLeft).itemsOnBackground {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    Color.red.frame(width: 10, height: 10)
                }
                .environment(\.layoutDirection, .leftToRight)
                .frame(width: 100, height: 40)
                .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
                .flipsForRightToLeftLayoutDirection(isEnabled)
            }
            func edges(_ items: [DisplayItem], _ transform: CGAffineTransform) -> [CGFloat] {
                items.flatMap { item -> [CGFloat] in
                    switch item.content {
                    case .path(let path) where path.color.red > 0.9:
                        [path.path.controlPointBounds.applying(transform).minX]
                    case .group(let group): edges(group.items, group.transform.concatenating(transform))
                    default: []
                    }
                }
            }
            return try #require(edges(items, .identity).first)
        }
        #expect(try left(rightToLeft: false) == 100)
        #expect(try left(rightToLeft: true) == 190)
        #expect(try left(rightToLeft: true, false) == 100)
    }

    @Test func `the shapes of buttons and containers are shapes`() {
        let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
        #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
        #expect(ButtonBorderShape.circle.path(in: rect).boundingRect == CGRect(x: 20, y: 0, width: 40, height: 40))
        #expect(
            ButtonBorderShape.roundedRectangle(radius: 3).path(in: rect)
                == RoundedRectangle(cornerRadius: 3).path(in: rect))
        #expect(ContainerRelativeShape().path(in: rect) == Path(rect))
    }

    @Test func `a bar of the safe area takes its height from the view beside it`() throws {
        let frames = try frames {
            Color.blue.layoutName("view").safeAreaBar(edge: .bottom, spacing: 5) {
                Color.red.frame(height: 30).layoutName("bar")
            }
        }
        #expect(frames["bar"]?.height == 30)
        #expect(frames["bar"]?.maxY == 200)
    }

    @Test func `a value in focus is none`() throws {
        struct Reader: View {
            @FocusedValue(\.title) private var title
            var body: some View { Text(verbatim: title ?? "none").focusedSceneValue(\.title, "some") }
        }
        #expect(try Stage().texts { Reader() } == ["none"])
    }

    @Test func `a tuple of views that code makes is what the builder makes of them`() throws {
        let tuple = try items { VStack { TupleView((Text("A"), Color.red, Text("B"))) } }
        let built = try items {
            VStack {
                Text("A")
                Color.red
                Text("B")
            }
        }
        #expect(String(describing: tuple) == String(describing: built))
        #expect(String(describing: try items { TupleView(Text("A")) }) == String(describing: try items { Text("A") }))
    }

    @Test func `a modifier that the environment decides is the one for its place`() throws {
        let results = try frames {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).modifier(Roomy()).layoutName("few")
                Color.red.frame(width: 10, height: 10).modifier(Roomy()).layoutName("many")
                    .environment(\.accessibilityEnabled, true)
            }
        }
        #expect(results["few"]?.size == CGSize(width: 20, height: 20))
        #expect(results["many"]?.size == CGSize(width: 50, height: 50))
    }

    @Test func `a stepper with its label last is the one with its label first`() throws {
        let last = try items { Stepper(onIncrement: {}, onDecrement: nil, label: { Text("Number") }) }
        let first = try items { Stepper(label: { Text("Number") }, onIncrement: {}, onDecrement: nil) }
        let both = try items { Stepper(label: { Text("Number") }, onIncrement: {}, onDecrement: {}) }
        #expect(String(describing: last) == String(describing: first))
        #expect(String(describing: last) != String(describing: both))
    }

    @Test func `prominent glass is a strong ground, plain glass a pale one`() throws {
        let prominent = try items { Button("Go") {}.buttonStyle(.glassProminent) }
        let capsule = try items { Button("Go") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule) }
        let glass = try items { Button("Go") {}.buttonStyle(.glass) }
        #expect(String(describing: prominent) == String(describing: capsule))
        #expect(String(describing: prominent) != String(describing: glass))
    }

    @Test func `content margins are around what scrolls, not around scroll views inside it`() throws {
        let results = try frames {
            ScrollView {
                Color.red.frame(height: 30).layoutName("row")
                ScrollView(.horizontal) { Color.blue.frame(width: 20, height: 20).layoutName("inner") }
            }
            .contentMargins(.horizontal, 20).contentMargins(.top, 7)
        }
        #expect(results["row"] == CGRect(x: 20, y: 7, width: 260, height: 30))
        #expect(results["inner"]?.minX == 20)
        let indicators = try frames {
            ScrollView { Color.red.frame(height: 30).layoutName("row") }.contentMargins(10, for: .scrollIndicators)
        }
        #expect(indicators["row"]?.minX == 0)
    }

    @Test func `content margins are mirrored with the direction`() throws {
        let scene = try Stage(rightToLeft: true).scene {
            ScrollView { Color.red.frame(height: 30).layoutName("row") }.contentMargins(.leading, 20)
        }
        #expect(scene.layout.placedViews.first { $0.view.id.rawValue == "row" }?.frame.minX == 0)
    }

    @Test func `a scroll view clips, unless that is disabled`() throws {
        func clips(_ disabled: Bool) throws -> Bool {
            try items { ScrollView { Color.red.frame(height: 30) }.scrollClipDisabled(disabled) }.contains { item in
                if case .group(let group) = item.content { return group.clip != nil }
                return false
            }
        }
        #expect(try clips(false))
        #expect(try !clips(true))
    }

    @Test func `a geometry effect draws by its transform and leaves the layout`() throws {
        let results = try frames { Color.red.frame(width: 40, height: 10).layoutName("box").modifier(Shove()) }
        #expect(results["box"]?.width == 40)
        let transforms = try items { Color.red.frame(width: 40, height: 10).modifier(Shove()) }.compactMap { item in
            if case .group(let group) = item.content { return group.transform }
            return nil
        }
        // The view is at 130: twice its width from there, moved by its width.
        #expect(transforms.first.map { CGPoint(x: 130, y: 0).applying($0).x } == 170)
        #expect(transforms.first?.a == 2)
    }

    @Test func `a container's shape is that of container-relative shapes inside`() throws {
        func corners(_ shape: (some InsettableShape)?) throws -> Int {
            try items {
                ContainerRelativeShape().fill(.red).frame(width: 50, height: 50)
                    .containerShape(RoundedRectangle(cornerRadius: shape == nil ? 0 : 12))
            }.count { item in
                if case .path(let path) = item.content {
                    return path.path.elements.contains { if case .curve = $0 { true } else { false } }
                }
                return false
            }
        }
        #expect(try corners(Optional(Capsule())) == 1)
        #expect(try corners(Capsule?.none) == 0)
    }

    @Test func `a style's shadow is drawn behind, and one within is reported`() throws {
        let plain = try items { Circle().fill(.red) }
        let shadowed = try items { Circle().fill(.red.shadow(.drop(radius: 4))) }
        #expect(shadowed != plain)
        let text = try items { HStack { Text(verbatim: "a") }.foregroundStyle(.blue.shadow(.drop(radius: 2))) }
        #expect(text != (try items { HStack { Text(verbatim: "a") }.foregroundStyle(.blue) }))
        let styled = try items { HStack { Text(verbatim: "a").foregroundStyle(.blue.shadow(.drop(radius: 2))) } }
        #expect(styled == text, "a text's own style has its shadow too")
        let replaced = try items {
            HStack { Text(verbatim: "a").foregroundStyle(.blue) }.foregroundStyle(.red.shadow(.drop(radius: 2)))
        }
        #expect(replaced == (try items { HStack { Text(verbatim: "a").foregroundStyle(.blue) } }))
        let part = try Stage().scene {
            Text("\(Text(verbatim: "a").foregroundStyle(.red.shadow(.drop(radius: 2))))b")
        }
        #expect(part.diagnostics.contains { $0.message == "the shadow of a part of a text is not drawn" })
        let inner = try Stage().scene { Circle().fill(.red.shadow(.inner(radius: 4))) }
        #expect(inner.diagnostics.contains { $0.message == "an inner shadow is not drawn" })
    }

    @Test func `styles that speak of themselves are those of the place around`() throws {
        let accent = try items { Circle().fill(.tint) }
        #expect(try items { Circle().fill(.tint).tint(Color.accentColor) } == accent)
        #expect(try items { Circle().fill(.tint).tint(Color.accentColor.opacity(1)) } == accent)
        #expect(try items { Circle().fill(.tint).tint(TintShapeStyle()) } == accent)
        let ground = try items { Circle().fill(.background) }
        #expect(try items { Circle().fill(.background).backgroundStyle(.background) } == ground)
    }

    @Test func `a table's columns begin at its values, and rows are listed`() throws {
        struct Order: Identifiable {
            let id: Int
            let name: String
        }
        let orders = [Order(id: 1, name: "Lamp"), Order(id: 2, name: "Chair")]
        let scene = try Stage().scene {
            Table(selection: .constant(Set<Int>()), sortOrder: .constant([KeyPathComparator(\Order.id)])) {
                TableColumn("Name", value: \.name) { Text(verbatim: $0.name) }
                TableColumn("Number") { Text(verbatim: "\($0.id)") }
            } rows: {
                ForEach(orders) { TableRow($0) }
            }
        }
        func texts(_ node: ViewSnapshot) -> [String] { [node.text?.text ?? ""] + node.children.flatMap(texts) }
        #expect(Set(texts(scene.layout.root)).isSuperset(of: ["Lamp", "Chair"]))
    }

    @Test func `a mesh has its colours at its corners`() throws {
        let fills = try items {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .red, .blue, .blue])
        }
        var colors: [KeylineGraphics.Color] = []
        func collect(_ items: [DisplayItem]) {
            for item in items {
                if case .path(let path) = item.content { colors.append(path.color) }
                if case .group(let group) = item.content { collect(group.items) }
            }
        }
        collect(fills)
        #expect(colors.contains { $0.red > 0.9 && $0.blue < 0.4 })
        #expect(colors.contains { $0.red < 0.2 && $0.blue > 0.9 })
    }

    @Test func `animators show their first phase and their initial value`() throws {
        let words = try Stage().texts {
            PhaseAnimator(["one", "two"]) { Text(verbatim: $0) }
            KeyframeAnimator(initialValue: 3.0) {
                Text(verbatim: "\($0)")
            } keyframes: { _ in
                KeyframeTrack(\.self) { LinearKeyframe(5.0, duration: 1) }
            }
            Text(verbatim: "x").phaseAnimator([1, 2]) { view, phase in
                HStack {
                    view
                    Text(verbatim: "p\(phase)")
                }
            }
        }
        #expect(words == ["one", "3.0", "x", "p1"])
    }

    @Test func `the views of a view are taken one by one`() throws {
        struct Rows<Content: View>: View {
            @ViewBuilder let content: Content

            var body: some View {
                Group(subviews: content) { subviews in
                    Text(verbatim: "\(subviews.count)")
                    ForEach(subviews) { $0.padding(.leading, 10) }
                }
            }
        }
        let results = try frames {
            VStack(alignment: .leading, spacing: 0) {
                Rows {
                    Color.red.frame(width: 20, height: 5).layoutName("a")
                    ForEach(0..<2) { Color.blue.frame(width: 20, height: 5).layoutName("b\($0)") }
                }
            }
        }
        #expect(results["a"]?.width == 20)
        #expect(results["b1"].map { b in results["a"].map { b.minY - $0.minY } } == 10)
        #expect(
            try Stage().texts {
                Rows {
                    Text(verbatim: "x"); EmptyView(); Text(verbatim: "y")
                }
            } == ["2", "x", "y"])
        #expect(try Stage().texts { ForEach(subviews: Group { Text(verbatim: "x") }) { $0 } } == ["x"])
    }

    @Test func `a subtitle of a navigation bar is reported`() throws {
        let scene = try Stage().scene { NavigationStack { Text(verbatim: "a").navigationSubtitle("b") } }
        #expect(scene.diagnostics.contains { $0.message == "the subtitle of a navigation bar is not drawn" })
    }

    @Test func `pairs of animated values are added and scaled`() {
        var pair = AnimatablePair(1.0, CGFloat(2)) + AnimatablePair(1.0, CGFloat(1))
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(4.0, CGFloat(6)))
        #expect(pair.magnitudeSquared == 52)
        var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        rect.animatableData.second.first = 9
        #expect(rect.width == 9)
    }
}
