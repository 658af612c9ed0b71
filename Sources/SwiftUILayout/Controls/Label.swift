import Foundation

/// A text and a picture that belong together.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    /// A text and a picture.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Both, as the style of the place has it.
    public var body: some View {
        let configuration = LabelStyleConfiguration(title: .init(title), icon: .init(icon))
        EnvironmentReader {
            $0.labelStyle(configuration).accessibilityControl([], label: title as? Text).accessibilityAddTraits(
                .isStaticText)
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// A text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A text and a picture of the catalog.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// A text and a picture of the catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// A text and a picture of the catalog.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style's configuration.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// The parts of a label that a style puts together.
public struct LabelStyleConfiguration {
    /// The text.
    public typealias Title = StyledContent
    /// The picture.
    public typealias Icon = StyledContent
    /// The text.
    public let title: Title
    /// The picture.
    public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// What a label looks like.
    associatedtype Body: View
    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration
    /// Puts a label together.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static let defaultValue: (@MainActor (LabelStyleConfiguration) -> AnyView)? = nil
    }

    /// Puts labels together.
    var labelStyle: @MainActor (LabelStyleConfiguration) -> AnyView {
        get { self[StyleKey.self] ?? { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) } }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// How labels inside look.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        changing { environment in
            environment.labelStyle = { configuration in
                AnyView(
                    StyleView(style: style) { $0.makeBody(configuration: configuration) }
                        .changing { $0.labelStyle = { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) } })
            }
        }
    }
}

/// The usual style: picture and text; in a list the pictures of all rows have the same width.
public struct DefaultLabelStyle: LabelStyle {
    /// The style.
    public nonisolated init() {}

    /// Picture and text.
    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader { environment in
            if environment.isInListRow {
                HStack(alignment: .center, spacing: 16) {
                    configuration.icon.foregroundStyle(TintShapeStyle()).imageScale(.large)
                        .frame(width: environment.listIconWidth, height: environment.listIconWidth * 0.75)
                    configuration.title
                }
            } else {
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    configuration.icon
                    configuration.title
                }
            }
        }
    }
}

/// Picture and text.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// The style.
    public nonisolated init() {}

    /// Picture and text.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// Only the picture.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The style.
    public nonisolated init() {}
    /// The picture.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Only the text.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The style.
    public nonisolated init() {}
    /// The text.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The usual style.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Picture and text.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Only the picture.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Only the text.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
