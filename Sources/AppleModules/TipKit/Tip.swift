@_exported public import SwiftUILayout

/// Something that an app tells its user. Tips are drawn where they are views; those that pop up are not.
@MainActor @preconcurrency
public protocol Tip: Identifiable {
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    /// The name of the type.
    public nonisolated var id: String { "\(Self.self)" }
    /// None.
    public var message: Text? { nil }
    /// None.
    public var image: Image? { nil }
    /// None.
    public var actions: [Tips.Action] { [] }
    /// None.
    public var rules: [Tips.Rule] { [] }
    /// None.
    public var options: [any TipOption] { [] }
    /// Whether it is shown: yes.
    public var shouldDisplay: Bool { true }
    /// A measure of how far it is: there.
    public var status: Tips.Status { .available }
    /// Does nothing.
    public func invalidate(reason: Tips.InvalidationReason) {}
}

/// A setting of a tip.
public protocol TipOption {}

/// Tips of an app.
public enum Tips {
    /// Something to press.
    public struct Action: Identifiable {
        public let id: String
        /// The words.
        public let label: () -> Text
        /// Called when it is pressed.
        public let handler: () -> Void
        public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping () -> Void = {}) {
            self.id = id ?? String(title)
            let text = Text(title)
            label = { text }
            self.handler = handler
        }
        public init(id: String? = nil, perform handler: @escaping () -> Void = {}, _ label: @escaping () -> Text) {
            self.id = id ?? ""
            self.label = label
            self.handler = handler
        }
    }
    /// When a tip shows.
    public struct Rule {
        public init<T>(_ input: T, _ body: (T) -> Bool) {}
    }
    public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
    public enum InvalidationReason: Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }
    /// An event that rules count.
    public struct Event<Value>: Sendable {
        public init(id: String) where Value == Void {}
        public func donate() async where Value == Void {}
        public func sendDonation() where Value == Void {}
    }
    public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
    public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
    /// The way tips are kept.
    public struct ConfigurationOption: Sendable {
        public enum Frequency: Sendable { case immediate, hourly, daily, weekly, monthly }
        public enum Location: Sendable { case applicationDefault }
        public static func displayFrequency(_ frequency: Frequency) -> ConfigurationOption { ConfigurationOption() }
        public static func datastoreLocation(_ location: Location) -> ConfigurationOption { ConfigurationOption() }
    }
    /// Does nothing.
    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    /// Does nothing.
    public static func resetDatastore() throws {}
    /// Does nothing.
    public static func showAllTipsForTesting() {}
    /// Does nothing.
    public static func hideAllTipsForTesting() {}

    @resultBuilder public enum ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    }
    @resultBuilder public enum RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
    }
    @resultBuilder public enum OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
    }
}

/// A tip among other views: symbol, title and message on a card.
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    @Environment(\.tipStyle) private var style

    /// Shows a tip.
    public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        self.tip = tip
    }

    /// The tip in the style of the place, usually a card; nothing where there is no tip.
    public var body: some View {
        if let tip {
            style.makeBody(
                TipViewStyleConfiguration(
                    tip: tip, title: tip.title, message: tip.message, image: tip.image, actions: tip.actions))
        }
    }
}

/// The parts of a tip that a style draws.
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public let title: Text?
    public let message: Text?
    public let image: Image?
    public let actions: [Tips.Action]
}

/// The way tips are drawn.
@MainActor @preconcurrency
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual style: symbol, title and message on a card.
public struct MiniTipViewStyle: TipViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image { image.font(.title).foregroundStyle(.tint) }
            VStack(alignment: .leading, spacing: 4) {
                if let title = configuration.title { title.font(.headline) }
                if let message = configuration.message { message.font(.subheadline).foregroundStyle(.secondary) }
                ForEach(configuration.actions) { action in
                    Divider()
                    action.label().foregroundStyle(.tint)
                }
            }
            Spacer(minLength: 0)
            Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        }
        .padding(12)
        .background(Color(role: .secondaryBackground), in: RoundedRectangle(cornerRadius: 12))
    }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// The usual style.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// A style of tips in the environment.
struct TipStyleBox {
    let makeBody: @MainActor (TipViewStyleConfiguration) -> AnyView
    init(_ makeBody: @escaping @MainActor (TipViewStyleConfiguration) -> AnyView) { self.makeBody = makeBody }
}

extension EnvironmentValues {
    private struct TipStyleKey: EnvironmentKey {
        static var defaultValue: TipStyleBox {
            TipStyleBox { AnyView(MiniTipViewStyle().makeBody(configuration: $0)) }
        }
    }

    var tipStyle: TipStyleBox {
        get { self[TipStyleKey.self] }
        set { self[TipStyleKey.self] = newValue }
    }
}

extension View {
    /// A tip that pops up, which is not drawn.
    public func popoverTip<T: Tip>(
        _ tip: T?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { self }
    /// The background of tips inside: as it is.
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    /// The size of pictures in tips inside: as it is.
    public func tipImageSize(_ size: CGSize) -> some View { self }
    /// The style of tips inside, which draws them.
    public func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View {
        environment(\.tipStyle, TipStyleBox { AnyView(style.makeBody(configuration: $0)) })
    }
    /// The corners of tips inside: as they are.
    public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
}
