import SwiftUILayout

/// SwiftUI's words with what they stand for.
enum ElementKeywords {
    /// Gradients, which are both views and styles.
    static let gradients = ["LinearGradient", "RadialGradient", "AngularGradient"]

    static let horizontal: [(String, HorizontalAlignment)] = [
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    static let vertical: [(String, VerticalAlignment)] = [
        ("top", .top), ("center", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
        ("lastTextBaseline", .lastTextBaseline),
    ]
    static let alignments: [(String, Alignment)] = [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
        ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
        ("bottomTrailing", .bottomTrailing),
        ("leadingFirstTextBaseline", Alignment(horizontal: .leading, vertical: .firstTextBaseline)),
        ("centerFirstTextBaseline", Alignment(horizontal: .center, vertical: .firstTextBaseline)),
        ("trailingFirstTextBaseline", Alignment(horizontal: .trailing, vertical: .firstTextBaseline)),
    ]
    static let points: [(String, CGPoint)] = [
        ("topLeading", .init(x: 0, y: 0)), ("top", .init(x: 0.5, y: 0)), ("topTrailing", .init(x: 1, y: 0)),
        ("leading", .init(x: 0, y: 0.5)), ("center", .init(x: 0.5, y: 0.5)), ("trailing", .init(x: 1, y: 0.5)),
        ("bottomLeading", .init(x: 0, y: 1)), ("bottom", .init(x: 0.5, y: 1)),
        ("bottomTrailing", .init(x: 1, y: 1)),
    ]
    static let textAlignments: [(String, TextAlignment)] = [
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    static let edges: [(String, Edge.Set)] = [
        ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top), ("leading", .leading),
        ("bottom", .bottom), ("trailing", .trailing),
    ]
    static let insetKeys = edges.map(\.0)
    static let axes: [(String, Axis.Set)] = [("horizontal", .horizontal), ("vertical", .vertical)]
    static let visibilities: [(String, Visibility)] = [
        ("automatic", .automatic), ("visible", .visible), ("hidden", .hidden),
    ]
    static let contentModes: [(String, ContentMode)] = [("fit", .fit), ("fill", .fill)]
    static let colorSchemes: [(String, ColorScheme)] = [("light", .light), ("dark", .dark)]
    static let blendModes: [(String, BlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
        ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
        ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
        ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("sourceAtop", .sourceAtop),
        ("destinationOver", .destinationOver), ("destinationOut", .destinationOut), ("plusDarker", .plusDarker),
        ("plusLighter", .plusLighter),
    ]
    static let textSizes: [(String, DynamicTypeSize)] = [
        ("xSmall", .xSmall), ("small", .small), ("medium", .medium), ("large", .large), ("xLarge", .xLarge),
        ("xxLarge", .xxLarge), ("xxxLarge", .xxxLarge), ("accessibility1", .accessibility1),
        ("accessibility2", .accessibility2), ("accessibility3", .accessibility3), ("accessibility4", .accessibility4),
        ("accessibility5", .accessibility5),
    ]
    static let placements: [(String, ToolbarItemPlacement)] = [
        ("automatic", .automatic), ("principal", .principal), ("navigation", .navigation),
        ("primaryAction", .primaryAction), ("secondaryAction", .secondaryAction),
        ("confirmationAction", .confirmationAction), ("cancellationAction", .cancellationAction),
        ("destructiveAction", .destructiveAction), ("bottomBar", .bottomBar), ("status", .status),
        ("topBarLeading", .topBarLeading), ("topBarTrailing", .topBarTrailing),
    ]
    static let bars: [(String, ToolbarPlacement)] = [
        ("automatic", .automatic), ("navigationBar", .navigationBar), ("tabBar", .tabBar), ("bottomBar", .bottomBar),
    ]
    static let roles: [(String, ButtonRole)] = [("destructive", .destructive), ("cancel", .cancel)]
}
