import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import SwiftUILayout

/// What checks learn of controls: which views a finger can use, and where.
@MainActor
struct ControlTests {
    private let stage: Stage

    init() throws {
        stage = try Stage()
    }

    private func controls(@ViewBuilder of content: @escaping () -> some View) throws -> [LayoutSnapshot.PlacedView] {
        try stage.scene(of: content).layout.placedViews.filter(\.view.interaction.isUsable)
    }

    private func names(@ViewBuilder of content: @escaping () -> some View) throws -> [String] {
        try controls(of: content).map(\.view.className)
    }

    @Test func `a link's texts lead to its destination, and a heading is one`() throws {
        let url = try #require(URL(string: "https://example.org/a"))
        let scene = try stage.scene {
            VStack {
                Link("There", destination: url)
                Text("Here").accessibilityAddTraits(.isHeader)
                Text("Heading").accessibilityHeading(.h1)
            }
        }
        func runs(_ items: [DisplayItem]) -> [GlyphRun] {
            items.flatMap { item -> [GlyphRun] in
                switch item.content {
                case .group(let group): runs(group.items)
                case .glyphs(let run): [run]
                default: []
                }
            }
        }
        let links = runs(scene.displayList.items).map { "\($0.text) \($0.link ?? "-")" }
        #expect(links == ["There https://example.org/a", "Here -", "Heading -"])
        let views = scene.layout.placedViews.filter { scene.layout.headings.contains($0.view.id) }
        #expect(views.compactMap(\.view.text?.text) == ["Here", "Heading"])
    }

    @Test func `every control is one, under its name`() throws {
        let url = try #require(URL(string: "https://example.org"))
        #expect(try names { Button("A") {} } == ["Button"])
        #expect(try names { Button("A") {}.buttonStyle(.borderedProminent) } == ["Button"])
        #expect(try names { Link("A", destination: url) } == ["Button"])
        #expect(try names { Menu("A") { Button("B") {} } } == ["Button"])
        #expect(try names { NavigationLink("A") { Text("B") } } == ["Button"])
        #expect(try names { Toggle("A", isOn: .constant(true)) } == ["Toggle"])
        #expect(try names { TextField("A", text: .constant("")) } == ["TextField"])
        #expect(try names { SecureField("A", text: .constant("")) } == ["SecureField"])
        #expect(try names { TextEditor(text: .constant("")) } == ["TextEditor"])
        #expect(try names { Slider(value: .constant(0.5)) } == ["Slider"])
        #expect(try names { Stepper("A", value: .constant(1)) } == ["Stepper"])
        #expect(try names { DatePicker("A", selection: .constant(.init(timeIntervalSince1970: 0))) }.count == 2)
        for style in [AnyPickerStyle(.menu), AnyPickerStyle(.segmented)] {
            #expect(
                try names { style.applied(Picker("A", selection: .constant(1)) { Text("B").tag(1) }) } == ["Picker"])
        }
        #expect(try names { Text("A").padding().onTapGesture {} } == ["padding"])
        #expect(try names { Text("A") }.isEmpty)
    }

    @Test func `what cannot be used is none`() throws {
        #expect(try names { Button("A") {}.disabled(true) }.isEmpty)
        #expect(try names { Button("A") {}.allowsHitTesting(false) }.isEmpty)
        let scene = try stage.scene { Button("A") {}.disabled(true) }
        #expect(scene.layout.placedViews.contains { $0.view.interaction.isDisabled && $0.view.text != nil })
    }

    @Test func `a content shape says where touches count`() throws {
        let plain = try #require(controls { Color.red.frame(width: 20, height: 20).onTapGesture {} }.first)
        #expect(plain.view.interaction.touchArea == nil && plain.frame.size == CGSize(width: 20, height: 20))
        let large = try #require(
            controls {
                Color.red.frame(width: 20, height: 20)
                    .contentShape(Rectangle().inset(by: -12)).onTapGesture {}
            }.first)
        #expect(large.view.interaction.touchArea == CGRect(x: -12, y: -12, width: 44, height: 44))
        let label = try #require(
            controls {
                Button {
                } label: {
                    Color.red.frame(width: 20, height: 20).contentShape(Circle().inset(by: -12))
                }
            }.first)
        #expect(label.view.interaction.touchArea == CGRect(x: -12, y: -12, width: 44, height: 44))
        let hovering = try #require(
            controls {
                Color.red.frame(width: 20, height: 20)
                    .contentShape(.hoverEffect, Rectangle().inset(by: -12)).onTapGesture {}
            }.first)
        #expect(hovering.view.interaction.touchArea == nil)
    }

    @Test func `a button's label takes the foreground style around it, else the colour of controls`() throws {
        func color(@ViewBuilder of content: @escaping () -> some View) throws -> KeylineGraphics.Color? {
            func run(_ items: [DisplayItem]) -> GlyphRun? {
                items.lazy.compactMap { item in
                    switch item.content {
                    case .group(let group): run(group.items)
                    case .glyphs(let run): run
                    default: nil
                    }
                }.first
            }
            return run(try stage.scene(of: content).displayList.items)?.color
        }
        let button = Button("A") {}
        let red = try color { Text("A").foregroundStyle(Color.red) }
        let tint = try color { Text("A").foregroundStyle(.tint) }
        let white = try color { Text("A").foregroundStyle(.white) }
        #expect(try color { button } == tint)
        #expect(try color { VStack { button }.foregroundStyle(.red) } == red)
        #expect(try color { button.buttonStyle(.bordered).foregroundStyle(.red) } == red)
        #expect(try color { button.buttonStyle(.borderedProminent) } == white)
        #expect(try color { button.buttonStyle(.borderedProminent).foregroundStyle(.red) } == red)
        #expect(try color { Button("A", role: .destructive) {}.foregroundStyle(.white) } == red)
        #expect(
            try color { button.disabled(true).foregroundStyle(.red) } == color { button.disabled(true) })
        #expect(
            try color {
                List {
                    Section {
                        Text("B")
                    } header: {
                        button
                    }
                }
            } == tint)
    }

    @Test func `rows and bars make room for a finger`() throws {
        let rows = try controls {
            List {
                Button("A") {}
                NavigationLink("B") { Text("C") }
                Button("D") {}.buttonStyle(.borderless)
            }
        }
        #expect(rows.map(\.view.className) == ["Button", "NavigationLink", "Button"])
        for row in rows.prefix(2) {
            #expect(row.view.interaction.touchArea.map { $0.height >= 44 && $0.width > 200 } == true, "\(row.view)")
        }
        #expect(rows[2].view.interaction.touchArea == nil)
        let items = try controls {
            NavigationStack { Text("A").toolbar { ToolbarItem { Button("B") {} } } }
        }
        #expect(items.map { $0.view.interaction.touchArea?.size.height } == [44])
    }
}

/// A style of pickers whose type does not show.
private struct AnyPickerStyle {
    private let apply: @MainActor (AnyView) -> AnyView

    init(_ style: some PickerStyle) {
        apply = { AnyView($0.pickerStyle(style)) }
    }

    @MainActor func applied(_ view: some View) -> AnyView { apply(AnyView(view)) }
}
