import SwiftUILayout

extension ElementKeywords {
    /// SwiftUI's own colours; a name that UIKit uses too means SwiftUI's here.
    static let colors: [(String, Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
        ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink),
        ("brown", .brown), ("gray", .gray), ("white", .white), ("black", .black), ("clear", .clear),
        ("primary", .primary), ("secondary", .secondary), ("accentColor", .accentColor),
    ]

    /// Every colour's name: SwiftUI's, and the system's that UIKit names.
    static let colorNames = colors.map(\.0) + ColorNames.all.filter { name in !colors.contains { $0.0 == name } }

    /// Styles that are no colours, by what `foregroundStyle` calls them.
    static let styles: [(String, AnyShapeStyle)] = [
        ("primary", AnyShapeStyle(.primary)), ("secondary", AnyShapeStyle(.secondary)),
        ("tertiary", AnyShapeStyle(.tertiary)), ("quaternary", AnyShapeStyle(.quaternary)),
        ("quinary", AnyShapeStyle(.quinary)), ("foreground", AnyShapeStyle(.foreground)),
        ("tint", AnyShapeStyle(.tint)), ("background", AnyShapeStyle(.background)),
        ("separator", AnyShapeStyle(.separator)), ("link", AnyShapeStyle(.link)),
        ("placeholder", AnyShapeStyle(.placeholder)), ("fill", AnyShapeStyle(.fill)),
        ("ultraThinMaterial", AnyShapeStyle(.ultraThinMaterial)), ("thinMaterial", AnyShapeStyle(.thinMaterial)),
        ("regularMaterial", AnyShapeStyle(.regularMaterial)), ("thickMaterial", AnyShapeStyle(.thickMaterial)),
        ("ultraThickMaterial", AnyShapeStyle(.ultraThickMaterial)), ("bar", AnyShapeStyle(.bar)),
    ]
    static let styleNames = styles.map(\.0)
}
