import SwiftUILayout

extension ModifierKinds {
    static let navigation = [
        ModifierKind(
            "navigationTitle", "The title in the bar above.",
            [Parameter("title", .text, "The title.", required: true)], shorthand: "title"
        ) { view, arguments in view.navigationTitle(arguments.text("title") ?? Text(verbatim: "")) },
        ModifierKind(
            "navigationBarTitleDisplayMode", "How the title stands.",
            [
                ("automatic", { $0.navigationBarTitleDisplayMode(.automatic) }),
                ("inline", { $0.navigationBarTitleDisplayMode(.inline) }),
                ("large", { $0.navigationBarTitleDisplayMode(.large) }),
            ]),
        flag("navigationBarHidden", "There is no bar above.") { $0.navigationBarHidden($1) },
        ModifierKind(
            "toolbar", "What stands in the bars above and below.",
            [
                Parameter("items", .toolbar, "Views, each with its placement."),
                Parameter(
                    "visibility", .choice(ElementKeywords.visibilities.map(\.0)), "Whether the bars show at all."),
                Parameter("for", .choices(ElementKeywords.bars.map(\.0)), "Which bars that is said of."),
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
            "toolbarBackground", "The ground of the bars.",
            [
                Parameter("style", .style, "A colour or style."),
                Parameter("visibility", .choice(ElementKeywords.visibilities.map(\.0)), "Whether it shows."),
            ], shorthand: "style"
        ) { view, arguments in
            let styled = arguments.style("style").map { AnyView(view.toolbarBackground($0, for: .navigationBar)) }
            guard let visibility = arguments.choice("visibility", ElementKeywords.visibilities) else {
                return styled ?? view
            }
            return (styled ?? view).toolbarBackground(visibility, for: .navigationBar)
        },
        ModifierKind(
            "searchable", "A field to search with, under the title.",
            [
                Parameter("text", .text, "What was typed."),
                Parameter("prompt", .text, "What shows while it is empty; Search unless given."),
            ], shorthand: "text"
        ) { view, arguments in
            view.searchable(
                text: .constant(arguments.plainText("text") ?? ""), prompt: arguments.text("prompt"))
        },
        ModifierKind(
            "tabItem", "What the bar of tabs shows for the view.",
            [.title, .systemImage, .image, .label], shorthand: "title", "label"
        ) { view, arguments in
            view.tabItem { arguments.labelView() ?? AnyView(EmptyView()) }
        },
        ModifierKind(
            "tabViewStyle", "How a tab view looks.",
            [("automatic", { $0.tabViewStyle(.automatic) }), ("page", { $0.tabViewStyle(.page) })]),
        ModifierKind(
            "accessibilityIdentifier", "The name by which tests find the view.",
            [Parameter("identifier", .string, "The name.", required: true)], shorthand: "identifier"
        ) { view, arguments in view.accessibilityIdentifier(arguments.string("identifier") ?? "") },
        ModifierKind(
            "environment", "What views inside are told about their surroundings.",
            [
                Parameter(
                    "layoutDirection", .choice(["leftToRight", "rightToLeft"]), "The side on which lines start.",
                    required: true)
            ]
        ) { view, arguments in
            view.environment(
                \.layoutDirection, arguments.word("layoutDirection") == "rightToLeft" ? .rightToLeft : .leftToRight)
        },
    ]
}
