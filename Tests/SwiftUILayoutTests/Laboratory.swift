import KeylineGraphics
import KeylineScenes
import KeylineTypesetting
import Testing

@testable import SwiftUILayout

/// The rows of the acceptance table that tests are about.
extension Tag {
    @Tag static var H11: Self
    @Tag static var H12: Self
    @Tag static var H13: Self
    @Tag static var H14: Self
    @Tag static var H15: Self
    @Tag static var H16: Self
    @Tag static var H17: Self
    @Tag static var H18: Self
    @Tag static var H19: Self
    @Tag static var H20: Self
    @Tag static var H21: Self
    @Tag static var H22: Self
    @Tag static var H23: Self
    @Tag static var H24: Self
    @Tag static var H25: Self
    @Tag static var H26: Self
    @Tag static var H27: Self
    @Tag static var H29: Self
    @Tag static var H30: Self
    @Tag static var H31: Self
    @Tag static var H32: Self
    @Tag static var H33: Self
    @Tag static var H34: Self
    @Tag static var H35: Self
    @Tag static var H36: Self
}

/// Lays out views without a window and looks at what came of them.
@MainActor
enum Laboratory {
    static let fonts = Result { try FontCollection.bundled() }

    static func services() throws -> SceneServices {
        SceneServices(typesetter: Typesetter(fonts: try fonts.get()))
    }

    static func environment(
        _ direction: LayoutDirection = .leftToRight, width: CGFloat = 400, height: CGFloat = 400
    ) -> SceneEnvironment {
        var environment = SceneEnvironment(size: CGSize(width: width, height: height), scale: 1)
        environment.layoutDirection = direction
        return environment
    }

    static func measure(
        _ width: CGFloat?, _ height: CGFloat?, _ direction: LayoutDirection = .leftToRight,
        @ViewBuilder _ content: @escaping () -> some View
    ) throws -> ViewMeasurement {
        ViewMeasurement(
            ProposedViewSize(width: width, height: height), environment: environment(direction),
            services: try services(), content: content)
    }

    /// A view of one size.
    static func fixed(_ width: CGFloat, _ height: CGFloat) -> StubView {
        StubView { _ in CGSize(width: width, height: height) }
    }

    /// A view that takes what it is offered, 10 points where that is left open.
    static var color: StubView { StubView { $0.replacingUnspecifiedDimensions() } }

    /// A view like a text of one line: as wide as offered, up to a width.
    static func text(_ width: CGFloat, _ height: CGFloat, atLeast minimum: CGFloat = 0) -> StubView {
        StubView(baseline: { _ in (height - 4, height - 4) }) { proposal in
            CGSize(width: max(min(proposal.width ?? width, width), minimum), height: height)
        }
    }
}

extension ViewMeasurement {
    subscript(name: String) -> CGRect? { frames.first { $0.name == name }?.frame }
}
