import SwiftUILayout

extension ModifierKinds {
    static let navigation = [
        ModifierKind(
            "navigationTitle", "The title in the navigation bar.",
            [Parameter("title", .text, "The title.", required: true)], shorthand: "title"
        ) { view, arguments in view.navigationTitle(arguments.text("title") ?? Text(verbatim: "")) },
        ModifierKind(
            "navigationBarTitleDisplayMode", "The display mode of the title.",
            [
                ("automatic", { $0.navigationBarTitleDisplayMode(.automatic) }),
                ("inline", { $0.navigationBarTitleDisplayMode(.inline) }),
                ("large", { $0.navigationBarTitleDisplayMode(.large) }),
            ]),
        flag("navigationBarHidden", "Hides the navigation bar.") { $0.navigationBarHidden($1) },
        ModifierKind(
            "toolbar", "The items of the toolbars.",
            [
                Parameter("items", .toolbar, "Views, each with its placement."),
                Parameter(
                    "visibility", .choice(ElementKeywords.visibilities.map(\.0)), "Whether the bars are visible."),
                Parameter("for", .choices(ElementKeywords.bars.map(\.0)), "The bars that this applies to."),
            ], shorthand: "items"
        ) { view, arguments in
            var view = arguments.toolbar("items").reduce(view) { view, item in
                AnyView(view.toolbar { ToolbarItemGroup(placement: item.placement) { item.content } })
            }
            guard let visibility = arguments.choice("visibility", ElementKeywords.visibilities) else { return view }
            let words = arguments.words("for")
            for (word, bar) in ElementKeywords.bars where words.contains(word) || words.isEmpty && word == "automatic" {
                view = AnyView(view.toolbar(visibility, for: bar))
            }
            return view
        },
        ModifierKind(
            "toolbarBackground", "The background of the bars.",
            [
                Parameter("style", .style, "A colour or style."),
                Parameter("visibility", .choice(ElementKeywords.visibilities.map(\.0)), "Whether it is visible."),
            ], shorthand: "style"
        ) { view, arguments in
            let styled = arguments.style("style").map { AnyView(view.toolbarBackground($0, for: .navigationBar)) }
            guard let visibility = arguments.choice("visibility", ElementKeywords.visibilities) else {
                return styled ?? view
            }
            return (styled ?? view).toolbarBackground(visibility, for: .navigationBar)
        },
        ModifierKind(
            "searchable", "A search field below the title.",
            [
                Parameter("text", .text, "The text that was entered."),
                Parameter("prompt", .text, "The prompt while it is empty (default: Search)."),
            ], shorthand: "text"
        ) { view, arguments in
            view.searchable(
                text: .constant(arguments.plainText("text") ?? ""), prompt: arguments.text("prompt"))
        },
        ModifierKind(
            "tabItem", "The tab item of the view.",
            [.title, .systemImage, .image, .label], shorthand: "title", "label"
        ) { view, arguments in
            view.tabItem { arguments.labelView() ?? AnyView(EmptyView()) }
        },
        ModifierKind(
            "tabViewStyle", "The style of tab views.",
            [("automatic", { $0.tabViewStyle(.automatic) }), ("page", { $0.tabViewStyle(.page) })]),
        ModifierKind(
            "accessibilityIdentifier", "The accessibility identifier.",
            [Parameter("identifier", .string, "The name.", required: true)], shorthand: "identifier"
        ) { view, arguments in view.accessibilityIdentifier(arguments.string("identifier") ?? "") },
        ModifierKind(
            "environment", "Values of the environment for the content.",
            [
                Parameter(
                    "layoutDirection", .choice(["leftToRight", "rightToLeft"]), "The layout direction.",
                    required: true)
            ]
        ) { view, arguments in
            view.environment(
                \.layoutDirection, arguments.word("layoutDirection") == "rightToLeft" ? .rightToLeft : .leftToRight)
        },
    ]
}
