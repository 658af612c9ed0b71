import SwiftUILayout

/// A modifier: what it may be given, and what it does to a view.
struct ModifierKind: ArgumentTaking {
    let name: String
    let summary: String
    let parameters: [Parameter]
    let shorthands: [String]
    /// What it can modify; nil for any view.
    let subject: ElementSubject?
    /// The outcome.
    let result: ElementSubject
    let apply: @MainActor @Sendable (any View, Arguments) -> any View

    /// A modifier of any view.
    init(
        _ name: String, _ summary: String, _ parameters: [Parameter] = [], shorthand shorthands: String...,
        apply: @escaping @MainActor @Sendable (AnyView, Arguments) -> any View
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters
        self.shorthands = shorthands
        subject = nil
        result = .view
        self.apply = { apply(AnyView(settling: $0), $1) }
    }

    /// A modifier that takes one of some words.
    init(
        _ name: String, _ summary: String, _ words: [(String, @MainActor @Sendable (AnyView) -> any View)]
    ) {
        self.name = name
        self.summary = summary
        parameters = [Parameter("style", .choice(words.map(\.0)), summary, required: true)]
        shorthands = ["style"]
        subject = nil
        result = .view
        apply = { view, arguments in
            let word = arguments.word("style")
            return words.first { $0.0 == word }?.1(AnyView(settling: view)) ?? view
        }
    }

    /// A modifier of pictures.
    init(
        image name: String, _ summary: String, _ parameters: [Parameter] = [], shorthand shorthands: String...,
        apply: @escaping @MainActor @Sendable (Image, Arguments) -> Image
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters
        self.shorthands = shorthands
        subject = .image
        result = .image
        self.apply = { view, arguments in (view as? Image).map { apply($0, arguments) } ?? view }
    }

    /// A modifier of shapes, which makes another shape or a view.
    init(
        shape name: String, _ summary: String, _ parameters: [Parameter] = [], shorthand shorthands: String...,
        result: ElementSubject, apply: @escaping @MainActor @Sendable (DrawnShape, Arguments) -> any View
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters
        self.shorthands = shorthands
        subject = .shape
        self.result = result
        self.apply = { view, arguments in (view as? DrawnShape).map { apply($0, arguments) } ?? view }
    }
}

/// Every modifier that a file may name.
enum ModifierKinds {
    /// In the order in which documentation lists them.
    static let all: [ModifierKind] =
        layout + layers + safeArea + grids + text + colors + effects + shapes + images + styles + lists + navigation

    static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
