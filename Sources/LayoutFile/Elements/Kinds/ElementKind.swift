import SwiftUILayout

/// What a view is before modifiers: pictures and shapes have modifiers of their own.
enum ElementSubject: Sendable {
    case view
    case image
    case shape

    /// What errors call it.
    var name: String {
        switch self {
        case .view: "a view"
        case .image: "an Image"
        case .shape: "a shape"
        }
    }
}

/// A kind of views: what it may be given, and how it is made.
struct ElementKind: ArgumentTaking {
    let name: String
    let summary: String
    let parameters: [Parameter]
    let shorthands: [String]
    let alternatives: [String]
    let subject: ElementSubject
    let make: @MainActor @Sendable (Arguments) -> any View

    init(
        _ name: String, _ summary: String, _ parameters: [Parameter] = [], shorthand shorthands: String...,
        oneOf alternatives: [String] = [], subject: ElementSubject = .view,
        make: @escaping @MainActor @Sendable (Arguments) -> any View
    ) {
        self.init(
            name, summary, parameters, shorthands: shorthands, oneOf: alternatives, subject: subject, make: make)
    }

    init(
        _ name: String, _ summary: String, _ parameters: [Parameter], shorthands: [String],
        oneOf alternatives: [String] = [], subject: ElementSubject,
        make: @escaping @MainActor @Sendable (Arguments) -> any View
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters
        self.shorthands = shorthands
        self.alternatives = alternatives
        self.subject = subject
        self.make = make
    }
}

/// Every kind of views that a file may name.
enum ElementKinds {
    /// In the order in which documentation lists them.
    static let all: [ElementKind] =
        stacks + lazyContainers + scrolling + navigation + texts + shapes + gradients + controls + fields + values
        + boxes

    static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
