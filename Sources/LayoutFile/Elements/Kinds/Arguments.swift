import KeylineScenes
import SwiftUILayout

/// What a view or modifier was given, as SwiftUI's values. The reader has checked each against its parameter's kind, so that another kind cannot
/// come here.
@MainActor
struct Arguments {
    private let values: [String: Argument]
    private let builder: ElementBuilder
    let location: SourceLocation

    init(_ values: [String: Argument], _ builder: ElementBuilder, _ location: SourceLocation) {
        self.values = values
        self.builder = builder
        self.location = location
    }

    func has(_ name: String) -> Bool { values[name] != nil }

    /// A number of points or a factor; may be infinite.
    func number(_ name: String) -> CGFloat? { if case .number(let number) = values[name] { number } else { nil } }
    func lengths(_ name: String) -> [CGFloat] { if case .lengths(let lengths) = values[name] { lengths } else { [] } }
    func integer(_ name: String) -> Int? { if case .integer(let integer) = values[name] { integer } else { nil } }
    func flag(_ name: String) -> Bool? { if case .flag(let flag) = values[name] { flag } else { nil } }
    func string(_ name: String) -> String? { if case .string(let string) = values[name] { string } else { nil } }
    func date(_ name: String) -> Date? { if case .date(let date) = values[name] { date } else { nil } }
    func words(_ name: String) -> [String] { if case .words(let words) = values[name] { words } else { [] } }
    func word(_ name: String) -> String? { words(name).first }

    func range(_ name: String) -> ClosedRange<CGFloat>? {
        if case .range(let range) = values[name] { range } else { nil }
    }

    /// What a word stands for.
    func choice<Value>(_ name: String, _ words: [(String, Value)]) -> Value? {
        word(name).flatMap { word in words.first { $0.0 == word }?.1 }
    }

    /// What one or several words stand for.
    func set<Value: OptionSet>(_ name: String, _ words: [(String, Value)]) -> Value? {
        guard has(name) else { return nil }
        let chosen = self.words(name)
        return words.filter { chosen.contains($0.0) }.reduce(into: []) { $0.formUnion($1.1) }
    }

    func point(_ name: String) -> UnitPoint? {
        if case .point(let point) = values[name] { UnitPoint(x: point.x, y: point.y) } else { nil }
    }

    func plainText(_ name: String) -> String? {
        if case .text(let text) = values[name] { builder.plainText(text) } else { nil }
    }

    func text(_ name: String) -> Text? {
        if case .text(let text) = values[name] { builder.text(text) } else { nil }
    }

    func color(_ name: String) -> Color? {
        if case .color(let color) = values[name] { builder.styles.color(color) } else { nil }
    }

    func style(_ name: String) -> AnyShapeStyle? {
        if case .style(let style) = values[name] { builder.style(style) } else { nil }
    }

    func font(_ name: String) -> Font? {
        if case .font(let font) = values[name] { builder.styles.font(font) } else { nil }
    }

    func shape(_ name: String) -> DrawnShape? {
        guard case .elements(let elements) = values[name], let shape = elements.first else { return nil }
        return builder.shape(shape)
    }

    /// The views of an argument, side by side; no view where there is none.
    func content(_ name: String = "content") -> AnyView { builder.group(of: views(name)) }

    /// The views of an argument, one by one.
    func views(_ name: String = "content") -> [AnyView] {
        switch values[name] {
        case .elements(let elements): elements.map(builder.view)
        case .text(let text): [AnyView(builder.text(text))]
        default: []
        }
    }

    /// The views of each item.
    func groups(_ name: String = "content") -> [AnyView] {
        guard case .groups(let groups) = values[name] else { return [] }
        return groups.map { builder.group(of: $0.map(builder.view)) }
    }

    func image(_ name: String, isSymbol: Bool) -> Image? {
        string(name).map { builder.image($0, isSymbol: isSymbol, location) }
    }

    func insets(_ name: String) -> ElementSides? {
        if case .insets(let insets) = values[name] { insets } else { nil }
    }

    func columns(_ name: String) -> [GridItem] {
        if case .columns(let columns) = values[name] { columns.map(builder.styles.gridItem) } else { [] }
    }

    func gradient(_ name: String) -> Gradient {
        guard case .stops(let stops) = values[name] else { return Gradient(colors: []) }
        return Gradient(stops: stops.map { .init(color: builder.styles.color($0.color), location: $0.location) })
    }

    /// What stands in the bars, by place.
    func toolbar(_ name: String) -> [(placement: ToolbarItemPlacement, content: AnyView)] {
        guard case .toolbar(let items) = values[name] else { return [] }
        return items.map { item in
            let placement = item.placement.flatMap { word in ElementKeywords.placements.first { $0.0 == word }?.1 }
            return (placement ?? .automatic, builder.group(of: item.content.map(builder.view)))
        }
    }
}
